/** One-click unsubscribe: turns off one kind of notice on one channel by the link in the notice, without signing in. */
import { askToUnsubscribe, unsubscribe } from '../contracts/notifications/notices.ts';
import * as notices from '../data/notifications/notices.ts';
import { partsOf } from '../domain/notifications/notices.ts';
import { oneOfPages, pageEndpoint } from '../http/page.ts';
import { askingPage, endedPage } from '../http/views/notifications/unsubscribe.ts';

const ask = pageEndpoint(askToUnsubscribe, {}, async ({ query }) => askingPage(partsOf(query.choice)));

const end = pageEndpoint(unsubscribe, { notices }, async ({ query: { user, choice, key }, notices }) => {
  // A key that matches no account (it may have been deleted) changes nothing and gets the same page.
  await notices.changeNotices(user, (before) =>
    before.endKey === key && before.on.includes(choice)
      ? { ...before, on: before.on.filter((each) => each !== choice) }
      : before,
  );
  return endedPage(partsOf(choice));
});

export const handler = oneOfPages(ask, end);
