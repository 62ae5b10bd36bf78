/**
 * What the words of a role mean, for the encoder to learn (docs/decisions/0032): that of the usual words of the role which the grammar reads
 * the same, or what `meanings.tsv` says of words that it cannot read.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Bounds } from '../../lambdas/contracts/asking/reading.ts';
import { gameSports } from '../../lambdas/contracts/feed/sports.ts';
import { type Context, readPhrase } from '../../lambdas/domain/asking/reading/read.ts';
import { kindOf } from '../../lambdas/domain/asking/roles/kind.ts';
import type { Span } from '../../lambdas/domain/asking/roles/spans.ts';
import { type Read, termsOf } from '../../lambdas/domain/asking/roles/values.ts';

/** By role. Empty words change no bet, and `*` stands for a figure. Words that say something else mean `other`. */
const usual: Readonly<Record<string, readonly string[]>> = {
  side: ['over', 'under', 'favorites', 'underdogs', 'home', 'road', 'draw'],
  market: ['moneyline', 'spread', 'total', 'props', 'team total', 'sides', 'first to score'],
  stat: [
    'touchdowns',
    'points',
    'assists',
    'rebounds',
    'goals',
    'home runs',
    'strikeouts',
    'threes',
    'shots on goal',
    'rushing yards',
    'hits',
    'receiving yards',
    'saves',
    'receptions',
    'blocks',
    'passing yards',
    'double-double',
    'total bases',
    'interceptions',
    'steals',
    'stolen bases',
    'passing touchdowns',
    'rbis',
    'runs scored',
    'first touchdown',
    'pitching outs',
    'triple-double',
    'points rebounds assists',
    'rush attempts',
    'first goal',
    'hits + runs + rbis',
    'completions',
    'rushing + receiving yards',
    'earned runs',
    'hits allowed',
    'turnovers',
    'pass attempts',
    'points + rebounds',
    'points + assists',
    'rebounds + assists',
    'last touchdown',
  ],
  period: [
    'first half',
    'second half',
    'first quarter',
    'second quarter',
    'third quarter',
    'fourth quarter',
    'first period',
    'second period',
    'third period',
    'first inning',
    'first 5 innings',
    'regulation',
    '',
  ],
  pos: [
    'quarterbacks',
    'running backs',
    'wide receivers',
    'tight ends',
    'kickers',
    'guards',
    'forwards',
    'centers',
    'big men',
    'wingers',
    'defensemen',
    'goalies',
    'pitchers',
    'batters',
    '',
  ],
  risk: ['safe', 'safest', 'medium risk', 'longshot', 'coin flip', ''],
  each: ['one from each game', 'one from each league', ''],
  price: ['no price shorter than *', 'no price longer than *', 'price around *'],
};

const byHand = new Map(
  readFileSync(resolve(import.meta.dirname, 'meanings.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [role = '', words = '', meaning = ''] = line.split('\t');
      return [`${role} ${words}`, meaning] as const;
    }),
);

const asKinds: ReadonlySet<string> = new Set(['side', 'market', 'stat', 'period', 'pos']);

const directionOf = (bounds: Bounds | null | undefined): string | undefined =>
  bounds ? `${bounds.min === null ? '' : 'min'}${bounds.max === null ? '' : 'max'}` : undefined;

/** What the grammar reads in a span, as text; undefined if it does not read it. */
function readAs(role: string, words: string, context: Context): string | undefined {
  const span = (of: string, its: string): Span => ({
    role: of,
    words: its,
    isRefused: false,
    leg: null,
    before: '',
    chance: 1,
    tokens: [0, 0],
  });
  const readIn = (read: Read): unknown => {
    const own = span(role, words);
    if (!asKinds.has(role)) {
      const terms = termsOf(own, read);
      return terms && (role === 'price' ? directionOf(terms.price) : terms);
    }
    const kind = kindOf(role === 'period' ? [own, span('market', 'total')] : [own], read);
    return kind && { ...kind, sports: [] };
  };
  for (const selectedSport of gameSports) {
    const found = readIn((phrase) => readPhrase(phrase, { ...context, selectedSport }));
    if (found !== undefined) return JSON.stringify(found);
  }
  return undefined;
}

/** @returns what words of a role mean; undefined where nobody knows */
export function meanings(context: Context): (role: string, words: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  const read = (role: string, words: string) => {
    const id = `${role} ${words}`;
    if (!known.has(id)) known.set(id, readAs(role, words, context));
    return known.get(id);
  };
  const figure = '-110';
  return (role, typed) => {
    const words = typed.toLowerCase();
    const own = byHand.get(`${role} ${words}`);
    if (own !== undefined || !usual[role]) return own;
    const same = read(role, words);
    const isSame = (each: string) =>
      each === '' ? same === '{}' : read(role, each.replace('*', figure)) === same;
    return same === undefined ? undefined : usual[role].find(isSame);
  };
}
