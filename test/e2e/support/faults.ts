/** Every way a call can fail, and what of it a person is told. */
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import type { RouteName } from '../../../lambdas/contracts/routes.ts';
import { runUntil } from './clock.ts';
import { callsOf } from './network.ts';

interface Fault {
  readonly name: string;
  answer(route: Route): Promise<void>;
  /** What is shown; undefined is the screen's own sentence. */
  readonly said?: string;
}

/** An ok answer that cannot be read: a failure for who needs the answer, a success for who only wanted it done. */
const unreadable: readonly Fault[] = [
  { name: 'an empty answer', answer: (route) => route.fulfill({ status: 200, body: '' }) },
  {
    name: 'an answer that is no JSON',
    answer: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"cut o' }),
  },
  { name: 'an answer of another shape', answer: (route) => route.fulfill({ json: { hello: 'there' } }) },
];

/** Failures in which the server said nothing that a person can use. */
const speechless: readonly Fault[] = [
  { name: 'no answer', answer: (route) => route.abort('connectionrefused') },
  {
    name: 'an error that is no JSON',
    answer: (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Oh</h1>' }),
  },
  {
    name: 'an error in JSON without a word',
    answer: (route) => route.fulfill({ status: 500, json: {} }),
  },
  ...unreadable,
];

/** In turn the screen's own sentence and one of the server's, so that each step has to change what is shown. */
const faults: readonly Fault[] = speechless.flatMap((fault, index) => {
  const said = `The store room is locked, door ${index + 1}`;
  return [
    fault,
    {
      name: `an error in JSON after ${fault.name}`,
      answer: (route) => route.fulfill({ status: 500, json: { error: said } }),
      said,
    },
  ];
});

interface Meeting {
  /** The function whose answer fails. */
  readonly call: RouteName;
  /** Makes the screen call; before the first, nothing has been shown. */
  provoke(): Promise<unknown>;
  /** Where it is said. */
  readonly place: Locator;
  /** The screen's own sentence. */
  readonly own: string;
  /** Only wants it done: an ok answer is a success, whatever is in it. */
  readonly onlyWrites?: boolean;
  /** Says the same of each, whatever the server said. */
  readonly silent?: boolean;
}

/** What the browser itself reports of these faults. */
export const faultComplaints = /status of (400|404|500|503)|net::ERR/;

/** Meets a screen with each fault in turn. Failed readings are tried again after a while, so the clock is ours. */
export async function expectEveryFaultSaid(page: Page, meeting: Meeting): Promise<void> {
  const { call, provoke, place, own, onlyWrites = false, silent = false } = meeting;
  for (const { name, answer, said = own } of faults.filter(
    (each) => !onlyWrites || !unreadable.includes(each),
  )) {
    await test.step(name, async () => {
      await page.route(callsOf(call), answer);
      await provoke();
      await runUntil(page, () => expect(place).toContainText(silent ? own : said, { timeout: 250 }));
      await page.unroute(callsOf(call));
    });
  }
}
