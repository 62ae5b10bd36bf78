/** Sides, totals and parlays of the NFL, as outsiders ask for them. */
import { type Case, play } from '../case.ts';
import { wish } from './asked.ts';

export const footballBets: readonly Case[] = [
  wish(
    'NFL',
    'Please put together a three-leg same game parlay from the Vikings at Broncos game on Sunday night.',
    play({ legs: 3, meeting: ['Minnesota Vikings', 'Denver Broncos'], days: ['sunday'] }),
  ),
  wish(
    'NFL',
    "For Sunday's NFL games I want a risky parlay that pays somewhere near twenty to one.",
    play({ legs: [2, 8], sports: ['NFL'], days: ['sunday'], payout: { min: 1600, max: 2400 } }),
  ),
  wish(
    'NHL',
    "Please combine four favorites to win outright from the one o'clock NFL games on Sunday.",
    play({
      legs: 4,
      sports: ['NFL'],
      markets: ['moneyline'],
      sides: ['favorite'],
      days: ['sunday'],
      notTeams: [
        'San Francisco 49ers',
        'Tampa Bay Buccaneers',
        'Buffalo Bills',
        'New York Jets',
        'Los Angeles Rams',
        'Seattle Seahawks',
        'Denver Broncos',
        'Minnesota Vikings',
      ],
    }),
  ),
  wish(
    'NFL',
    'Stafford at home vs the hawks is gonna be a shootout imo, got LA takin it straight up n both teams combining for more than the number',
    play({
      legs: 2,
      meeting: ['Seattle Seahawks', 'Los Angeles Rams'],
      eachLeg: [
        { markets: ['moneyline'], teams: ['Los Angeles Rams'], back: ['Los Angeles Rams'] },
        { markets: ['total'], sides: ['over'] },
      ],
    }),
  ),
  wish(
    'NFL',
    'Which underdog is most likely to cover the spread on Sunday in the NFL? Just one pick.',
    play({ legs: 1, sports: ['NFL'], markets: ['spread'], sides: ['underdog'], days: ['sunday'] }),
  ),
  wish(
    'NFL',
    "I've got a 10 dollar bonus bet, turn it into about 100 with NFL on Sunday, any markets",
    play({ sports: ['NFL'], days: ['sunday'], payout: { min: 700, max: 1200 } }),
  ),
  wish(
    'NFL',
    'fins to cover vs vegas',
    play({ legs: 1, markets: ['spread'], teams: ['Miami Dolphins'], back: ['Miami Dolphins'] }),
  ),
  wish(
    'NFL',
    'Texans win + over 48',
    play({
      legs: 2,
      meeting: ['Arizona Cardinals', 'Houston Texans'],
      eachLeg: [
        { markets: ['moneyline'], back: ['Houston Texans'] },
        { markets: ['total'], sides: ['over'], line: 48 },
      ],
    }),
  ),
  wish(
    'NFL',
    'monday night football, side only, spread or moneyline whichever you like more',
    play({
      legs: 1,
      markets: ['spread', 'moneyline'],
      meeting: ['Philadelphia Eagles', 'Kansas City Chiefs'],
      days: ['monday'],
    }),
  ),
  wish(
    'NFL',
    "4 team football parlay for Sunday but leave the Bears, Giants and Panthers games out of it, I can't watch those teams",
    play({
      legs: 4,
      sports: ['NFL'],
      days: ['sunday'],
      notTeams: ['Chicago Bears', 'New York Giants', 'Carolina Panthers'],
    }),
  ),
  wish(
    'NFL',
    'sunday 4pm games only, 3 legs, spreads and totals, no props',
    play({
      legs: 3,
      sports: ['NFL'],
      markets: ['spread', 'total'],
      days: ['sunday'],
      onlyTeams: [
        'Tampa Bay Buccaneers',
        'San Francisco 49ers',
        'New York Jets',
        'Buffalo Bills',
        'Seattle Seahawks',
        'Los Angeles Rams',
      ],
    }),
  ),
];
