/** Props of the NFL, also beside sides, as outsiders ask for them. */
import { type Case, play } from '../case.ts';
import { wish } from './asked.ts';

export const footballPlayerBets: readonly Case[] = [
  wish(
    'NFL',
    '3 anytime td scorers sunday parlay',
    play({ legs: 3, sports: ['NFL'], stats: ['touchdowns'], days: ['sunday'] }),
  ),
  wish(
    'NFL',
    "Who's finding the end zone tomorrow fam?? need a trio of em stacked on one slip, any time in the game is fine",
    play({ legs: 3, sports: ['NFL'], stats: ['touchdowns'], days: ['sunday'] }),
  ),
  wish(
    'NFL',
    'stroud pass yds over + nico rec yds over',
    play({
      legs: 2,
      sports: ['NFL'],
      markets: ['prop'],
      eachLeg: [
        { player: 'C.J. Stroud', stats: ['passing_yards'], sides: ['over'] },
        { player: 'Nico Collins', stats: ['receiving_yards'], sides: ['over'] },
      ],
    }),
  ),
  wish(
    'MLS',
    'Build a Cowboys parlay for Sunday with Dallas to win, CeeDee Lamb to score a touchdown and Dak Prescott over his passing yards.',
    play({
      legs: 3,
      days: ['sunday'],
      meeting: ['Dallas Cowboys', 'Carolina Panthers'],
      eachLeg: [
        { markets: ['moneyline'], back: ['Dallas Cowboys'] },
        { player: 'CeeDee Lamb', stats: ['touchdowns'] },
        { player: 'Dak Prescott', stats: ['passing_yards'], sides: ['over'] },
      ],
    }),
  ),
  wish(
    'NFL',
    'Bet builder pls: Chargers to beat the Packers, over on the total, Keenan Allen over his receptions',
    play({
      legs: 3,
      meeting: ['Los Angeles Chargers', 'Green Bay Packers'],
      eachLeg: [
        { markets: ['moneyline'], back: ['Los Angeles Chargers'] },
        { markets: ['total'], sides: ['over'] },
        { player: 'Keenan Allen', stats: ['receptions'], sides: ['over'] },
      ],
    }),
  ),
  wish(
    'NFL',
    'longshot sunday: 6 anytime TDs, early window only, and nobody shorter than +100',
    play({
      legs: 6,
      sports: ['NFL'],
      stats: ['touchdowns'],
      price: { min: 100 },
      days: ['sunday'],
      onlyTeams: [
        'Arizona Cardinals',
        'Houston Texans',
        'Chicago Bears',
        'Detroit Lions',
        'Dallas Cowboys',
        'Carolina Panthers',
        'Los Angeles Chargers',
        'Green Bay Packers',
        'Las Vegas Raiders',
        'Miami Dolphins',
        'New York Giants',
        'Washington Commanders',
        'Pittsburgh Steelers',
        'Cleveland Browns',
        'Tennessee Titans',
        'Jacksonville Jaguars',
      ],
    }),
  ),
  wish(
    'NFL',
    'Which QB is most likely to clear his passing yards this week? One pick.',
    play({ legs: 1, sports: ['NFL'], stats: ['passing_yards'], sides: ['over'] }),
  ),
  wish(
    'NFL',
    'sgp rams seahawks - puka over receiving yds, kupp anytime, rams ml',
    play({
      legs: 3,
      meeting: ['Seattle Seahawks', 'Los Angeles Rams'],
      eachLeg: [
        { player: 'Puka Nacua', stats: ['receiving_yards'], sides: ['over'] },
        { player: 'Cooper Kupp', stats: ['touchdowns'] },
        { markets: ['moneyline'], back: ['Los Angeles Rams'] },
      ],
    }),
  ),
  wish(
    'NFL',
    'nfl prop parlay with one passing yards, one rushing yards, one receiving yards. overs',
    play({
      legs: 3,
      sports: ['NFL'],
      sides: ['over'],
      eachLeg: [{ stats: ['passing_yards'] }, { stats: ['rushing_yards'] }, { stats: ['receiving_yards'] }],
    }),
  ),
];
