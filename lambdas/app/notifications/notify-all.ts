/** Notifies every user who has a kind of notice on, page by page; the next run continues where this one stopped. */
import * as notices from '../../data/notifications/notices.ts';
import { mayBeNotified, type WalkedKind } from '../../domain/notifications/notices.ts';
import { deliver } from './deliver.ts';
import type { Notice } from './texts.ts';

const usersPerPage = 50;

interface Occasion {
  readonly kind: WalkedKind;
  /** Identifies the occasion, so that each user is notified of it once: `2026-11-22`. */
  readonly name: string;
  /** Composes the notice for a user and marks it as sent; null if there is nothing to send. */
  readonly noticeFor: (person: notices.Addressee) => Promise<Notice | null>;
}

/**
 * @param isTimeUp whether this run has to stop
 * @returns number of users notified
 */
export async function notifyAll(
  { kind, name, noticeFor }: Occasion,
  now: Date,
  isTimeUp: () => boolean,
  send = deliver,
): Promise<number> {
  const before = await notices.walkOf(kind);
  const isSame = before?.occasion === name;
  if (isSame && before.done) return 0;
  let after = isSame ? before.after : null;
  let sent = 0;
  while (!isTimeUp()) {
    const ids = await notices.usersFor(kind, after, usersPerPage);
    for (const person of await notices.addressees(ids)) {
      if (!mayBeNotified(person.user, now)) continue;
      const notice = await noticeFor(person);
      if (!notice) continue;
      await send(person, kind, notice, now);
      sent += 1;
    }
    after = ids.at(-1) ?? after;
    const done = ids.length < usersPerPage;
    await notices.saveWalk(kind, { occasion: name, after, done });
    if (done) break;
  }
  return sent;
}
