/** Bets on MLB, as outsiders ask for them. */
import { type Case, play, playOrNone } from '../case.ts';
import { wish } from './asked.ts';

export const baseballBets: readonly Case[] = [
  wish('MLB', 'safe parlay today', play({ legs: [2, 8], sports: ['MLB'], days: ['today'] })),
  wish(
    'MLB',
    "Give me three starting pitchers from today's slate to go over their strikeout lines, all in one parlay.",
    play({ legs: 3, sports: ['MLB'], stats: ['strikeouts'], sides: ['over'], days: ['today'] }),
  ),
  wish(
    'MLB',
    'Dodgers run line tonight',
    play({
      legs: 1,
      markets: ['spread'],
      teams: ['Los Angeles Dodgers'],
      back: ['Los Angeles Dodgers'],
      days: ['today'],
    }),
  ),
  wish(
    'MLB',
    'padres first five innings moneyline tn',
    playOrNone({
      legs: 1,
      period: true,
      teams: ['San Diego Padres'],
      back: ['San Diego Padres'],
      days: ['today'],
    }),
  ),
  wish(
    'MLB',
    'Landen Roupp under strikeouts vs Boston',
    play({ legs: 1, player: 'Landen Roupp', stats: ['strikeouts'], sides: ['under'] }),
  ),
  wish(
    'MLB',
    'tonight at Coors, both starters under on Ks. ball flies there, pitch counts blow up, they never get through 5',
    play({
      legs: 2,
      stats: ['strikeouts'],
      sides: ['under'],
      meeting: ['Arizona Diamondbacks', 'Colorado Rockies'],
      days: ['today'],
    }),
  ),
  wish(
    'NFL',
    'Which baseball underdog do you like best this afternoon? I prefer to simply bet the winner, none of that run line business.',
    play({ legs: 1, sports: ['MLB'], markets: ['moneyline'], sides: ['underdog'], days: ['today'] }),
  ),
  wish(
    'MLB',
    'sonny gray over, eury perez over, emerson hancock under. strikeouts obviously. parlay em',
    play({
      legs: 3,
      sports: ['MLB'],
      stats: ['strikeouts'],
      eachLeg: [
        { player: 'Sonny Gray', sides: ['over'] },
        { player: 'Eury Pérez', sides: ['over'] },
        { player: 'Emerson Hancock', sides: ['under'] },
      ],
    }),
  ),
  wish(
    'MLB',
    "Single. Run line. Favorite laying the 1.5, and I won't take less than +120 on it.",
    play({
      legs: 1,
      sports: ['MLB'],
      markets: ['spread'],
      sides: ['favorite'],
      line: -1.5,
      price: { min: 120 },
    }),
  ),
  wish(
    'MLB',
    "Sunday: Logan Gilbert over Ks and Ms first five moneyline. when he's on that's basically the same bet",
    playOrNone({
      legs: 2,
      meeting: ['Seattle Mariners', 'Chicago Cubs'],
      days: ['sunday'],
      eachLeg: [
        { player: 'Logan Gilbert', stats: ['strikeouts'], sides: ['over'] },
        { period: true, back: ['Seattle Mariners'] },
      ],
    }),
  ),
  wish(
    'MLB',
    'Dodgers team total over tonite, Irvin gives up way too much hard contact',
    play({
      legs: 1,
      markets: ['team_total'],
      sides: ['over'],
      teams: ['Los Angeles Dodgers'],
      meeting: ['Washington Nationals', 'Los Angeles Dodgers'],
      days: ['today'],
    }),
  ),
];
