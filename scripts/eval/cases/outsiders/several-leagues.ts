/** Bets on several leagues, and on the MLS, as outsiders ask for them. */
import { type Case, play } from '../case.ts';
import { wish } from './asked.ts';

export const severalLeaguesBets: readonly Case[] = [
  wish(
    'NFL',
    '1 nfl 1 nba 1 nhl 1 mlb parlay',
    play({
      legs: 4,
      eachLeg: [{ sports: ['NFL'] }, { sports: ['NBA'] }, { sports: ['NHL'] }, { sports: ['MLB'] }],
    }),
  ),
  wish(
    'NBA',
    "Parlay tonight's moneylines on the Los Angeles Dodgers, the Vegas Golden Knights and the Philadelphia 76ers.",
    play({
      legs: 3,
      markets: ['moneyline'],
      days: ['today'],
      eachLeg: [
        { teams: ['Los Angeles Dodgers'], back: ['Los Angeles Dodgers'] },
        { teams: ['Vegas Golden Knights'], back: ['Vegas Golden Knights'] },
        { teams: ['Philadelphia 76ers'], back: ['Philadelphia 76ers'] },
      ],
    }),
  ),
  wish(
    'NFL',
    "i'll take the draw in philly nycfc",
    play({ legs: 1, draw: true, meeting: ['New York City FC', 'Philadelphia Union'] }),
  ),
  wish(
    'NFL',
    'I live in Denver so put together a little parlay with our teams all winning this weekend, Broncos Nuggets Avs',
    play({
      legs: 3,
      sports: ['NFL', 'NBA', 'NHL'],
      everySport: ['NFL', 'NBA', 'NHL'],
      markets: ['moneyline'],
      teams: ['Denver Broncos', 'Denver Nuggets', 'Colorado Avalanche'],
      back: ['Denver Broncos', 'Denver Nuggets', 'Colorado Avalanche'],
      days: ['today', 'sunday'],
    }),
  ),
  wish(
    'NFL',
    'one from each sport nfl nba nhl mlb mls, dogs only, let it ride',
    play({
      legs: 5,
      sports: ['NFL', 'NBA', 'NHL', 'MLB', 'MLS'],
      everySport: ['NFL', 'NBA', 'NHL', 'MLB', 'MLS'],
      sides: ['underdog'],
    }),
  ),
  wish(
    'MLS',
    'every mls game today and tomorrow ends level. parlay the draws, $1 on it',
    play({ legs: 3, sports: ['MLS'], draw: true, days: ['today', 'sunday'] }),
  ),
];
