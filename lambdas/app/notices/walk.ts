/** Goes through the people who have a kind on, a page at a time, and on from there in the next run. */
import * as notices from '../../data/notices.ts';
import { mayBeNotified, type WalkedKind } from '../../domain/notices.ts';
import { deliver } from './deliver.ts';
import type { Notice } from './texts.ts';

const peopleAtOnce = 50;

interface Occasion {
  readonly kind: WalkedKind;
  /** What is told, once to each: `2026-11-22`. */
  readonly name: string;
  /** Composed, and marked as told, for one person; null where there is nothing to tell. */
  readonly noticeFor: (person: notices.Addressee) => Promise<Notice | null>;
}

/**
 * @param until whether the time of this run is up
 * @returns how many people were told
 */
export async function walk(
  { kind, name, noticeFor }: Occasion,
  now: Date,
  until: () => boolean,
  send = deliver,
): Promise<number> {
  const before = await notices.walkOf(kind);
  const isSame = before?.occasion === name;
  if (isSame && before.done) return 0;
  let after = isSame ? before.after : null;
  let told = 0;
  while (!until()) {
    const ids = await notices.peopleFor(kind, after, peopleAtOnce);
    for (const person of await notices.addressees(ids)) {
      if (!mayBeNotified(person.user, now)) continue;
      const notice = await noticeFor(person);
      if (!notice) continue;
      await send(person, kind, notice, now);
      told += 1;
    }
    after = ids.at(-1) ?? after;
    const done = ids.length < peopleAtOnce;
    await notices.saveWalk(kind, { occasion: name, after, done });
    if (done) break;
  }
  return told;
}
