/** What a test does to calls on their way, and how it counts them. */
import type { Page, Request } from '@playwright/test';
import type { RouteName } from '../../../lambdas/contracts/routes.ts';

/** All calls of a function, whatever their query. */
export const callsOf = (name: RouteName) => new RegExp(`/\\.netlify/functions/${name}(\\?|$)`);

/** The answer of a function, for states that the real one is rarely in. */
export async function answerWith(page: Page, name: RouteName, status: number, json: object): Promise<void> {
  await page.route(callsOf(name), (route) => route.fulfill({ status, json }));
}

/** The function itself answers again. */
export async function letAnswer(page: Page, name: RouteName): Promise<void> {
  await page.unroute(callsOf(name));
}

/** Keeps calls of a function back. @returns lets them go on to it, those that come later too */
export const hold = (page: Page, name: RouteName) => holdRequests(page, callsOf(name));

/** Keeps requests back. @returns lets them go on, those that come later too */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** @returns the calls of a function that write, as they come */
export function writesTo(page: Page, name: RouteName): readonly Request[] {
  const writes: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && callsOf(name).test(request.url())) writes.push(request);
  });
  return writes;
}
