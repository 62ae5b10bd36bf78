/** Plain wishes for a bet among other questions of outsiders. */
import { type Case, play } from '../case.ts';
import { wish } from './asked.ts';

const earlyTeams = [
  'Houston Texans',
  'Detroit Lions',
  'Carolina Panthers',
  'Green Bay Packers',
  'Miami Dolphins',
  'Washington Commanders',
  'Cleveland Browns',
  'Jacksonville Jaguars',
];
const lateTeams = ['San Francisco 49ers', 'Buffalo Bills', 'Los Angeles Rams', 'Denver Broncos'];

export const plainWishes: readonly Case[] = [
  wish(
    'NFL',
    '2 team parlay for the late games sunday, nothing fancy',
    play({ legs: 2, days: ['sunday'], onlyTeams: lateTeams }),
  ),
  wish(
    'NFL',
    'one straight from the 1pm window, whatever you rate highest',
    play({ legs: 1, onlyTeams: earlyTeams }),
  ),
  // Figures of speech.
  wish(
    'NBA',
    'this slate is killing me lmao. a side in dubs lakers',
    play({ legs: 1, meeting: ['Golden State Warriors', 'Los Angeles Lakers'], sides: ['home', 'away'] }),
  ),
  wish(
    'MLB',
    'id sell a kidney for a clean k prop in the night games, whos the pitcher',
    play({ legs: 1, stats: ['strikeouts'], days: ['today'] }),
  ),
  wish(
    'NHL',
    '2 legger pucks round +200 for tonite',
    play({ legs: 2, sports: ['NHL'], payout: { min: 160, max: 250 }, days: ['today'] }),
  ),
];
