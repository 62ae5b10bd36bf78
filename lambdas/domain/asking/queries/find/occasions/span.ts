/** "Over the past week": results by days, where others count games. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { addDays } from '../../../../platform/calendar.ts';
import type { Known } from '../../table/terms.ts';
import { count, countOf, inPlainSigns } from './cue.ts';

const span = new RegExp(
  `\\b(?:(?:over|in|during|for|within|across|throughout) )?(?:the |this |these )?(?:last|past|previous) (?:(${count}) |(few|couple of) )?(days?|weeks?|months?)\\b`,
  'i',
);
const thisMonth = /\b(?:(?:so far|earlier|in|during) )?this month(?: so far)?\b/i;
/** Most of a month may be to come. */
const ofComing = /\b(?:schedule|upcoming|next|left|remaining|play|plays|playing|will|when)\b/i;
/** As a prompt writes it. */
const fromDate = /\bsince (\d{4}-\d{2}-\d{2})\b/i;
/** "Last week" is a round of games where a sport plays once a week. */
const lastUnit = /^(?:in |over |during )?(?:the |this )?last (?:week|month|day)$/i;
const daysIn: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30 };
const few = 3;

/** Topics whose games are counted. */
export const ofGames: ReadonlySet<FindQuery['topic']> = new Set([
  'game_log',
  'record',
  'spread',
  'total',
  'form',
  'statistic',
]);

/** @returns the first day of a span that is said, and the words that say it; undefined for none */
export function spanSaid(
  text: string,
  today: string,
): { readonly since: string; readonly words: string } | undefined {
  const [ofMonth] = ofComing.test(text) ? [] : (thisMonth.exec(text) ?? []);
  if (ofMonth !== undefined) return { since: `${today.slice(0, 8)}01`, words: ofMonth };
  const [ofDate, date] = fromDate.exec(text) ?? [];
  if (ofDate !== undefined && date !== undefined) return { since: date, words: ofDate };
  const found = span.exec(text);
  if (!found || lastUnit.test(found[0])) return undefined;
  const [words, number, some, unit = ''] = found;
  const times = number === undefined ? (some === undefined ? 1 : few) : (countOf(number) ?? 1);
  const days = times * (daysIn[unit.charAt(0).toLowerCase()] ?? 7);
  return days < 1 || days > 120 ? undefined : { since: addDays(today, -days), words };
}

/** @param read the question without the span, as one of the last games */
export function readSpan(
  prompt: string,
  known: Known,
  read: (prompt: string, known: Known) => FindQuery | undefined,
): FindQuery | undefined {
  const text = inPlainSigns(prompt);
  const said = spanSaid(text, known.today);
  if (!said) return undefined;
  const query = read(text.replace(said.words, ` ${standIn} `), known);
  return query && query.last === lastOf(standIn) && ofGames.has(query.topic)
    ? { ...query, last: null, since: said.since }
    : undefined;
}

/** More games than are kept. */
const standIn = 'last 99 games';
const lastOf = (words: string): number | undefined => countOf(/\d+/.exec(words)?.[0] ?? '');
