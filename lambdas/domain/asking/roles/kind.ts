/** Which bet a leg is: the words for whom, on what, which side and which line, read by the grammar together. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import { emptyReading } from '../reading/draft.ts';
import { numberNames } from '../reading/words/counts.ts';
import type { Span } from './spans.ts';
import type { Read } from './values.ts';

/** Roles whose words are read together. */
export const ofKind: ReadonlySet<string> = new Set([
  'team',
  'vs',
  'game',
  'player',
  'pos',
  'market',
  'side',
  'stat',
  'line',
  'period',
  'ref',
  'lines',
  'order',
]);

/** Who, then which side of what; a game last. */
const inOrder = [
  'pos',
  'player',
  'team',
  'vs',
  'period',
  'order',
  'side',
  'line',
  'stat',
  'market',
  'lines',
  'game',
];

/** Reads the words of a kind of bet together: as said, else in the usual order. */
export function kindOf(spans: readonly Span[], read: Read): Reading | undefined {
  if (spans.length === 0) return emptyReading();
  const bare = spans.filter((span) => span.role !== 'ref' && !isWholeGame(span));
  const sorted = inOrder.flatMap((role) => bare.filter((span) => span.role === role));
  const team = sorted.find(({ role }) => role === 'team');
  const tries = [bare.map(phrase).join(' '), sorted.map(phrase).join(' ')];
  if (team) {
    const others = sorted.filter((span) => span !== team);
    tries.push(`${others.map(phrase).join(' ')} pick backing the ${asName(team.words)}`);
  } else if (sorted.some(({ role }) => ofPlayers.has(role))) {
    tries.push(`${sorted.map(phrase).join(' ')} prop`);
  }
  for (const words of tries) {
    const { reading, unread } = read(words);
    if (unread.length === 0 && reading.intent === 'play' && isOf(reading, bare)) return reading;
  }
  return undefined;
}

/** Roles of a bet on a player. */
const ofPlayers: ReadonlySet<string> = new Set(['player', 'pos', 'stat']);

/** The words of a span as the grammar has them beside others. */
function phrase({ role, words }: Span): string {
  switch (role) {
    case 'team':
    case 'player':
      return asName(words);
    case 'vs':
      return `against the ${asName(words)}`;
    case 'game':
      return `in the ${asName(words)} game`;
    case 'market':
      return words
        .replace(/^(?:to )?(?:wins?|winning|winners?|beats?)$/i, 'moneyline')
        .replace(/^side$/i, 'sides');
    case 'stat':
      return words.replace(/^outs$/i, 'pitching outs');
    case 'line': {
      const count = numberNames.indexOf(words.toLowerCase());
      return count > 0 ? `${count}+` : words;
    }
    default:
      return words;
  }
}

/** "bills" is a word, "Bills" a team. */
const asName = (words: string): string =>
  words === words.toLowerCase()
    ? words.replace(/(?<![\p{L}'])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())
    : words;

const isWholeGame = ({ role, words }: Span): boolean =>
  role === 'period' && /\b(?:full|whole|entire)\b/i.test(words);

/** Whether a reading has what the words of these roles say, and nobody else. */
function isOf(
  { teams, player, stat, markets, sides, line, lines, positions, period }: Reading,
  spans: readonly Span[],
): boolean {
  const has = (role: string) => spans.some((span) => span.role === role);
  const named = teams.filter(({ stance }) => stance !== 'avoid');
  return (
    has('player') === (player !== null) &&
    named.length > 0 === (has('team') || has('vs') || has('game')) &&
    (!has('vs') || has('team') || named.every(({ stance }) => stance === 'against')) &&
    (!has('market') || markets.length > 0 || period !== undefined) &&
    (!has('stat') || stat !== null || markets.length > 0) &&
    (!has('line') || line !== null || lines !== undefined) &&
    (!has('side') || sides.length > 0) &&
    (!has('pos') || positions !== undefined || stat !== null) &&
    (!has('period') || period !== undefined || stat !== null)
  );
}
