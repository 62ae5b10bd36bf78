/** Bets on the NBA, as outsiders ask for them. */
import { type Case, play, playOrNone } from '../case.ts';
import { wish } from './asked.ts';

export const basketballBets: readonly Case[] = [
  wish(
    'NBA',
    'donovan mitchell over pts tn',
    play({ legs: 1, player: 'Donovan Mitchell', stats: ['points'], sides: ['over'], days: ['today'] }),
  ),
  wish(
    'NBA',
    'Cavs are gonna lean on Spida big time in Houston, so gimme him clearing whatever his scoring number is',
    play({
      legs: 1,
      player: 'Donovan Mitchell',
      stats: ['points'],
      sides: ['over'],
      meeting: ['Cleveland Cavaliers', 'Houston Rockets'],
    }),
  ),
  wish(
    'NBA',
    'claxton o reb, schroder o ast',
    play({
      legs: 2,
      sports: ['NBA'],
      markets: ['prop'],
      sides: ['over'],
      eachLeg: [
        { player: 'Nic Claxton', stats: ['rebounds'] },
        { player: 'Dennis Schröder', stats: ['assists'] },
      ],
    }),
  ),
  wish(
    'NBA',
    '6 leg nba pts overs tonight',
    play({ legs: 6, sports: ['NBA'], stats: ['points'], sides: ['over'], days: ['today'] }),
  ),
  wish(
    'NBA',
    'buckets only!! stack me up half a dozen hoopers beating their scoring props 2night, go go go',
    play({ legs: 6, sports: ['NBA'], stats: ['points'], sides: ['over'], days: ['today'] }),
  ),
  wish(
    'NBA',
    "For tonight's NBA games, choose three bets where each one has at least a seventy percent chance of hitting.",
    play({ legs: 3, sports: ['NBA'], chance: { min: 70 }, days: ['today'] }),
  ),
  wish(
    'NBA',
    'lakers gsw 1h over',
    playOrNone({
      legs: 1,
      meeting: ['Golden State Warriors', 'Los Angeles Lakers'],
      sides: ['over'],
      period: true,
    }),
  ),
  wish(
    'NBA',
    'Steph n Bron always come out firing so whatever the combined points number is for the 1st half of their game, im on the high side of it',
    playOrNone({
      legs: 1,
      meeting: ['Golden State Warriors', 'Los Angeles Lakers'],
      sides: ['over'],
      period: true,
    }),
  ),
  wish('NBA', 'best 3 leg nba parlay for tonight', play({ legs: 3, sports: ['NBA'], days: ['today'] })),
  wish(
    'NBA',
    'build an SGP for Warriors Lakers tonight, 4 legs, I want LeBron points over in it and the rest is up to you',
    play({
      legs: 4,
      meeting: ['Golden State Warriors', 'Los Angeles Lakers'],
      days: ['today'],
      eachLeg: [{ player: 'LeBron James', stats: ['points'], sides: ['over'] }, {}, {}, {}],
    }),
  ),
  wish(
    'NBA',
    'brunson over points + knicks ml',
    play({
      legs: 2,
      eachLeg: [
        { player: 'Jalen Brunson', stats: ['points'], sides: ['over'] },
        { markets: ['moneyline'], teams: ['New York Knicks'], back: ['New York Knicks'] },
      ],
    }),
  ),
];
