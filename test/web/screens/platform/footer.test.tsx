// @vitest-environment happy-dom
/** Pages made by functions are built apart from the site, and have the same age, legal and help texts in their footer. */
import { beforeEach, expect, test, vi } from 'vitest';
import { missingPage } from '../../../../lambdas/http/share-page/page.ts';

beforeEach(() => vi.resetModules());

/** The last paragraph of the footer, with one space between words. */
function lastWords(page: string): string | undefined {
  const { body } = new DOMParser().parseFromString(page, 'text/html');
  return body.querySelector('footer p')?.textContent?.replaceAll(/\s+/g, ' ').trim();
}

test('the age, legal and help texts are the same', async () => {
  const { renderDocument } = await import('../../../../web/src/documents.tsx');
  expect(lastWords(missingPage())).toMatch(/takes no bets/);
  expect(lastWords(missingPage())).toBe(lastWords(renderDocument('/').markup));
});
