/**
 * A new question that leaves out what it is about, because the last answer showed it: "has it budged", "did he hit that in his last 10".
 * Where no rule heard anything, the encoder tells the kind, the topic and the role of each word (docs/decisions/0038), and the subject comes
 * from the last answer. It asks for facts, prices or a sum and never for a bet, so that it is never charged.
 */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { Told } from '../../encoder/told.ts';
import { type Asked, askedIn } from '../../queries/parts/asked.ts';
import { partsOf } from '../../queries/parts/parts.ts';
import type { RuledQuery } from '../../queries/reading/kinds.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import type { Context } from '../../reading/read.ts';
import type { Heard } from '../heard.ts';
import { factsOf, pricesOf } from './filled.ts';
import { type Asks, asksIn } from './kinds.ts';
import { arePlaced } from './placed.ts';
import { type Shown, shownIn } from './subject.ts';
import { sumOfShown } from './sums.ts';
import { verdictOn } from './verdicts.ts';

/** The roles of words that each kind has a place for. */
const roles: Readonly<Record<Asks['kind'], ReadonlySet<string>>> = {
  find: new Set(
    'team game vs player out with stat market side line period when group order n span split sport'.split(
      ' ',
    ),
  ),
  market: new Set('team game vs player stat market side line period when book order sport'.split(' ')),
  sum: new Set(['stake', 'bankroll', 'price', 'chance']),
  chance: new Set(),
};
/** Words of these roles are only in questions for facts. */
const ofFacts: ReadonlySet<string> = new Set(['span', 'split']);

/** @returns undefined where the kind is not surely told, or where a name or a figure has no place in the question */
export function askedOfShown(told: Told, turn: Turn, context: Context & QuestionContext): Heard | undefined {
  const shown = shownIn(turn);
  if (!shown) return undefined;
  const asked = askedIn(told);
  for (const asks of [...asksIn(told), ...factsBySpan(asked, shown)]) {
    if (!arePlaced(asked, roles[asks.kind], context)) continue;
    const heard =
      asks.kind === 'chance'
        ? verdictOn(asked.prompt, shown, turn)
        : queryHeard(made(asks, asked, shown, context), turn);
    if (heard) return heard;
  }
  return undefined;
}

/** "In his last 10" after prices or a bet can only ask for games that were played. */
function factsBySpan({ spans }: Asked, { players, last }: Shown): readonly Asks[] {
  const isOfFacts = spans.some(({ role }) => ofFacts.has(role));
  return isOfFacts && players.length > 0 && last?.ask !== 'find' ? [{ kind: 'find', topic: 'game_log' }] : [];
}

const queryHeard = (query: RuledQuery | undefined, { play }: Turn): Heard | undefined =>
  query && { kind: 'queries', queries: [query], isAside: play !== undefined };

function made(
  { kind, topic }: Asks,
  asked: Asked,
  shown: Shown,
  context: Context & QuestionContext,
): RuledQuery | undefined {
  if (kind === 'sum') return sumOfShown(topic, asked, shown);
  const [sport = context.selectedSport] = shown.sports;
  const parts = partsOf(asked, { ...context, selectedSport: sport, phrases: new Map() });
  if (!parts) return undefined;
  return kind === 'find'
    ? factsOf(topic, parts, shown, asked.prompt)
    : pricesOf(topic, parts, shown, asked.prompt);
}
