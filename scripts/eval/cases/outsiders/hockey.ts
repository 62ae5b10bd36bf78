/** Bets on the NHL, as outsiders ask for them. */
import { type Case, play, playOrNone } from '../case.ts';
import { wish } from './asked.ts';

export const hockeyBets: readonly Case[] = [
  wish(
    'NHL',
    'throwing a fiver on whoever nets the opener in Cats @ Isles, so name ur guy',
    playOrNone({ legs: 1, stats: ['first_goals'], meeting: ['Florida Panthers', 'New York Islanders'] }),
  ),
  wish(
    'MLB',
    'Find two hockey underdogs that have a real chance of winning their games tonight and parlay their moneylines.',
    play({ legs: 2, sports: ['NHL'], markets: ['moneyline'], sides: ['underdog'], days: ['today'] }),
  ),
  wish(
    'NHL',
    'nhl single +100 to +150 tonite',
    play({ legs: 1, sports: ['NHL'], price: { min: 100, max: 150 }, days: ['today'] }),
  ),
  wish(
    'NBA',
    'nothing juiced pls, I only play plus money but not insane, like evens up to +150 tops.. whats ur best one for the puck games 2nite',
    play({ legs: 1, sports: ['NHL'], price: { min: 100, max: 150 }, days: ['today'] }),
  ),
  wish(
    'NHL',
    'guentzel + brady tkachuk goals',
    play({
      legs: 2,
      sports: ['NHL'],
      markets: ['prop'],
      eachLeg: [
        { player: 'Jake Guentzel', stats: ['goals'] },
        { player: 'Brady Tkachuk', stats: ['goals'] },
      ],
    }),
  ),
  wish(
    'NHL',
    '2 anytime goalscorers leafs @ blues',
    play({ legs: 2, stats: ['goals'], meeting: ['Toronto Maple Leafs', 'St. Louis Blues'] }),
  ),
  wish(
    'NHL',
    "Only thing I'll be awake for is Caps Knights. Three shots on goal props from it please",
    play({ legs: 3, stats: ['shots'], meeting: ['Washington Capitals', 'Vegas Golden Knights'] }),
  ),
  wish(
    'NHL',
    'Avs moneyline w/ MacKinnon to get an assist against the Jets',
    play({
      legs: 2,
      meeting: ['Winnipeg Jets', 'Colorado Avalanche'],
      eachLeg: [
        { markets: ['moneyline'], back: ['Colorado Avalanche'] },
        { player: 'Nathan MacKinnon', stats: ['assists'], sides: ['over'] },
      ],
    }),
  ),
  wish(
    'MLB',
    '20 bucks to win about 100, two or three legs, hockey tonight, mix of winners and player stuff is fine',
    play({ legs: [2, 3], sports: ['NHL'], days: ['today'], payout: { min: 350, max: 650 } }),
  ),
  wish(
    'NHL',
    'goals goals goals. give me three over 6.5s for tonights games',
    play({ legs: 3, sports: ['NHL'], markets: ['total'], sides: ['over'], line: 6.5, days: ['today'] }),
  ),
  wish(
    'NHL',
    'SOG props only. Devils Canes, 3 of them, all overs',
    play({
      legs: 3,
      stats: ['shots'],
      sides: ['over'],
      meeting: ['New Jersey Devils', 'Carolina Hurricanes'],
      days: ['today'],
    }),
  ),
  wish(
    'NHL',
    "who's a decent first goal scorer for Wild Bruins? want it long, like +1200 or more",
    playOrNone({
      legs: 1,
      stats: ['first_goals'],
      meeting: ['Minnesota Wild', 'Boston Bruins'],
      price: { min: 1200 },
    }),
  ),
  wish(
    'NFL',
    "Jets are getting zero respect against the Avs tonight. I'll take the moneyline all day at that price",
    play({
      legs: 1,
      markets: ['moneyline'],
      back: ['Winnipeg Jets'],
      meeting: ['Winnipeg Jets', 'Colorado Avalanche'],
      days: ['today'],
    }),
  ),
];
