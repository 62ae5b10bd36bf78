/** The ways a call can fail, and what the user sees. */
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import type { RouteName } from '../../../lambdas/contracts/routes.ts';
import { runUntil } from './clock.ts';
import { callsOf } from './network.ts';

interface Fault {
  readonly name: string;
  answer(route: Route): Promise<void>;
  /** The text shown; undefined for the screen's own sentence. */
  readonly said?: string;
}

const wrongShape: Fault = {
  name: 'an answer of another shape',
  answer: (route) => route.fulfill({ json: { hello: 'there' } }),
};

const said = 'The store room is locked';

/**
 * One fault of each kind; the client's test covers every form. The screen's own sentence and the server's alternate, so
 * that each step must change what is shown.
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
  /** The function whose response fails. */
  readonly call: RouteName;
  /** Makes the screen call the function; before the first call, no error is shown. */
  provoke(): Promise<unknown>;
  /** Where the error is shown. */
  readonly place: Locator;
  /** The screen's own sentence. */
  readonly own: string;
  /** Ignores the response body: any 200 is a success. */
  readonly onlyWrites?: boolean;
  /** Shows its own sentence for every fault. */
  readonly silent?: boolean;
}

/** Console errors that the browser itself logs for these faults. */
export const faultComplaints = /status of (400|404|500|503)|net::ERR/;

/**
 * Exposes a screen to each kind of fault in turn. Failed reads are retried after a delay, so the test controls the
 * clock.
 */
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
