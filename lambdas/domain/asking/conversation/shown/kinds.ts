/** Which kind of question a text is that goes on from an answer, and about what: as it looks by itself, or as what is asked of an answer. */
import type { Told } from '../../encoder/told.ts';
import { afterAnswer, asFirst, type Likely, likelyOf } from '../../likely/likely.ts';
import { chanceOf } from '../../queries/reading/read-likely.ts';

export interface Asks {
  readonly kind: 'find' | 'market' | 'sum' | 'chance';
  /** As the query of the kind names it. */
  readonly topic: string;
}

/** From this chance on, a kind is surely told, and from this share of the kind on, its topic. */
const surely = 0.6;
/** So many times likelier than a change of the answer. */
const ahead = 1.5;
const kinds = ['find', 'market', 'sum'] as const;

/** What is asked of an answer, as marked follow-ups are labeled, is a question of these kinds. */
const ofChanges: Readonly<Record<string, Asks>> = {
  moved: { kind: 'market', topic: 'movement' },
  books: { kind: 'market', topic: 'books' },
  pays: { kind: 'sum', topic: 'payout' },
  chance: { kind: 'chance', topic: 'chance' },
  games: { kind: 'find', topic: 'schedule' },
};
/** Whoever asks how likely a bet is and why asks for one verdict. */
const ofVerdict: ReadonlySet<string> = new Set(['chance', 'why']);

/** @returns what it may ask, the likeliest first; nothing where that is not surely told */
export function asksIn(told: Told): readonly Asks[] {
  return [...byItself(told), ...ofAnswer(told)];
}

function byItself(told: Told): readonly Asks[] {
  const likely = likelyOf(told, asFirst);
  const [first] = likely.kinds;
  const kind = kinds.find((each) => each === first?.kind);
  if (!kind || !first || first.chance < surely) return [];
  const among = likelyOf(told);
  if (chanceOf(among, kind) < ahead * changesOtherwise(among)) return [];
  const [top] = likely.topicsOf(kind);
  return top && top.chance >= surely * first.chance ? [{ kind, topic: top.topic }] : [];
}

/** A change of the last answer: what only carries its subject on is such a question too. */
const changesOtherwise = (likely: Likely): number => {
  const topics = likely.topicsOf('change');
  const carried = topics.find(({ topic }) => topic === 'carry')?.chance ?? 0;
  return chanceOf(likely, 'change') - carried;
};

function ofAnswer(told: Told): readonly Asks[] {
  const likely = likelyOf(told, afterAnswer);
  const whole = chanceOf(likely, 'change');
  if (whole < surely) return [];
  const topics = likely.topicsOf('change');
  const named = topics.reduce((sum, { chance }) => sum + chance, 0);
  const [top] = topics;
  const asks = top && top.chance >= surely * named ? ofChanges[top.topic] : undefined;
  if (asks) return [asks];
  const verdict = topics.reduce((sum, each) => (ofVerdict.has(each.topic) ? sum + each.chance : sum), 0);
  return verdict >= surely * named ? [{ kind: 'chance', topic: 'chance' }] : [];
}
