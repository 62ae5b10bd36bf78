/** Intercepts requests. */
import type { Page } from '@playwright/test';
import type { RouteName } from '../../../lambdas/contracts/routes.ts';

/** All calls of a function, with any query. */
export const callsOf = (name: RouteName) => new RegExp(`/\\.netlify/functions/${name}(\\?|$)`);

/** Replaces a function's response, for states that rarely occur. */
export async function answerWith(page: Page, name: RouteName, status: number, json: object): Promise<void> {
  await page.route(callsOf(name), (route) => route.fulfill({ status, json }));
}

/** Delays calls of a function. @returns a function that releases them and all later calls */
export const hold = (page: Page, name: RouteName) => holdRequests(page, callsOf(name));

/** Delays calls of a function. @returns a function that makes them fail; later calls reach the function */
export async function holdToFail(page: Page, name: RouteName): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isHeld = true;
  await page.route(callsOf(name), async (route) => {
    if (!isHeld) return route.fallback();
    await promise;
    await route.fulfill({ status: 418, json: { error: 'Something went wrong' } });
  });
  return () => {
    isHeld = false;
    resolve();
  };
}

/** Delays requests. @returns a function that releases them and all later requests */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
