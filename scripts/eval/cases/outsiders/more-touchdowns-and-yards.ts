/** More props of the NFL, also beside sides. */
import { type Case, play, playOrNone } from '../case.ts';
import { wish } from './asked.ts';

export const moreFootballPlayerBets: readonly Case[] = [
  wish(
    'NBA',
    'josh allen over 1.5 passing tds',
    play({ legs: 1, player: 'Josh Allen', stats: ['passing_touchdowns'], sides: ['over'], line: 1.5 }),
  ),
  wish(
    'NFL',
    'ugly football parlay lol: steelers browns under, najee under rush yards, jerome ford under rush yards',
    play({
      legs: 3,
      meeting: ['Pittsburgh Steelers', 'Cleveland Browns'],
      sides: ['under'],
      eachLeg: [
        { markets: ['total'] },
        { player: 'Najee Harris', stats: ['rushing_yards'] },
        { player: 'Jerome Ford', stats: ['rushing_yards'] },
      ],
    }),
  ),
  wish(
    'NFL',
    'cmc td, pollard td, etienne td',
    playOrNone({
      legs: 3,
      stats: ['touchdowns'],
      eachLeg: [
        { player: 'Christian McCaffrey' },
        { player: 'Tony Pollard' },
        { player: 'Travis Etienne Jr.' },
      ],
    }),
  ),
  wish(
    'NFL',
    'tight end parlay!! laporta, ferguson, schultz, overs on receptions',
    play({
      legs: 3,
      stats: ['receptions'],
      sides: ['over'],
      eachLeg: [{ player: 'Sam LaPorta' }, { player: 'Jake Ferguson' }, { player: 'Dalton Schultz' }],
    }),
  ),
  wish(
    'NFL',
    'parlay with around a 1 in 4 shot of cashing, football sunday, receiving yards and receptions props',
    play({
      legs: [2, 8],
      sports: ['NFL'],
      stats: ['receiving_yards', 'receptions'],
      days: ['sunday'],
      whole: { min: 18, max: 32 },
    }),
  ),
  wish(
    'NFL',
    'Anyone else on Goff passing yards over tomorrow? Bears secondary is banged up. Build me that plus Gibbs and LaPorta anytime',
    play({
      legs: 3,
      markets: ['prop'],
      meeting: ['Chicago Bears', 'Detroit Lions'],
      days: ['sunday'],
      eachLeg: [
        { player: 'Jared Goff', stats: ['passing_yards'], sides: ['over'] },
        { player: 'Jahmyr Gibbs', stats: ['touchdowns'] },
        { player: 'Sam LaPorta', stats: ['touchdowns'] },
      ],
    }),
  ),
  wish(
    'NFL',
    "CMC anytime + Bills ML. thoughts? if you don't hate it build it",
    playOrNone({
      legs: 2,
      sports: ['NFL'],
      days: ['sunday'],
      eachLeg: [
        { player: 'Christian McCaffrey', stats: ['touchdowns'] },
        { markets: ['moneyline'], back: ['Buffalo Bills'], teams: ['Buffalo Bills'] },
      ],
    }),
  ),
  wish(
    'NFL',
    'For the log: one NFL receptions prop, over or under, priced -115 to -105.',
    play({ legs: 1, sports: ['NFL'], stats: ['receptions'], price: { min: -115, max: -105 } }),
  ),
  wish(
    'NHL',
    'gibbs and montgomery both find the end zone?',
    play({
      legs: 2,
      sports: ['NFL'],
      stats: ['touchdowns'],
      eachLeg: [{ player: 'Jahmyr Gibbs' }, { player: 'David Montgomery' }],
    }),
  ),
];
