/** The ways a call can fail, and what of it a person is told. */
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

const wrongShape: Fault = {
  name: 'an answer of another shape',
  answer: (route) => route.fulfill({ json: { hello: 'there' } }),
};

const said = 'The store room is locked';

/**
 * One fault of each kind; the test of the client has every form of them. In turn the screen's own sentence and the
 * server's, so that each step has to change what is shown.
 */
const faults: readonly Fault[] = [
  { name: 'no answer', answer: (route) => route.abort('connectionrefused') },
  {
    name: 'an error in JSON',
    answer: (route) => route.fulfill({ status: 500, json: { error: said } }),
    said,
  },
  wrongShape,
];

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

/** Meets a screen with each kind of fault in turn. Failed readings are tried again after a while, so the clock is ours. */
export async function expectEveryFaultSaid(page: Page, meeting: Meeting): Promise<void> {
  const { call, provoke, place, own, onlyWrites = false, silent = false } = meeting;
  for (const { name, answer, said = own } of faults.filter((each) => !onlyWrites || each !== wrongShape)) {
    await test.step(name, async () => {
      await page.route(callsOf(call), answer);
      await provoke();
      await runUntil(page, () => expect(place).toContainText(silent ? own : said, { timeout: 250 }));
      await page.unroute(callsOf(call));
    });
  }
}
