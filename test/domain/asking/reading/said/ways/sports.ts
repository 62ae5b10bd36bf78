/** The sport. */
import type { Sport } from '../../../../../../lambdas/contracts/feed/sports.ts';
import type { Said, Value } from '../way.ts';

const sport = (name: Sport, ...s: string[]): Value => ({ expects: { sports: [name] }, words: { s } });

export const sports: readonly Said[] = [
  {
    term: 'sport',
    axis: 'sport',
    values: [
      sport('NFL', 'nfl', 'NFL', 'pro football', 'football'),
      sport('NBA', 'nba', 'NBA', 'basketball', 'hoops'),
      sport('NHL', 'nhl', 'NHL', 'hockey'),
      sport('MLB', 'mlb', 'MLB', 'baseball'),
      sport('MLS', 'mls', 'MLS', 'soccer'),
      sport('CFL', 'cfl', 'CFL', 'canadian football'),
    ],
    before: ['{s}', '{s}', 'pure {s}', 'all-{s}'],
    after: [
      'from {s}',
      '{s} only',
      'just {s}',
      'in {s}',
      '{s} games only',
      'all {s}',
      'only {s}',
      'strictly {s}',
      'keep it to {s}',
      'make it {s}',
      'for {s}',
      'on {s} games',
      'nothing but {s}',
      'out of {s}',
    ],
    alone: [
      'i only bet {s}',
      "i'm only betting {s}",
      'i want {s}',
      'what do you like in {s}',
      'whats good in {s}',
      'i stick to {s}',
      "what's your best {s} bet",
      'anything good in {s}',
      'best bet in {s}',
      'got anything in {s}',
    ],
  },
];
