// @vitest-environment happy-dom
/** The landing page, the legal pages and their footer: what each must have. */
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { documentPaths } from '../../web/src/documents.tsx';

/** Shows a document to the tests of a block. */
function show(path: (typeof documentPaths)[number]): void {
  beforeAll(async () => {
    vi.resetModules();
    const { renderDocument } = await import('../../web/src/documents.tsx');
    document.body.innerHTML = renderDocument(path).markup;
  });
  afterAll(() => {
    document.body.innerHTML = '';
  });
}

const page = () => within(document.body);
const region = (name: string) => within(page().getByRole('region', { name }));
const linksOf = (place: ReturnType<typeof page>, name: string | RegExp) =>
  place.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
const headings = (level: number) =>
  page()
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent);
const textsOf = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent);

describe('/', () => {
  show('/');

  test('the header leads to /login by “Build Your GamePlan”', () => {
    expect(linksOf(within(page().getByRole('banner')), 'Build Your GamePlan')).toEqual(['/login']);
  });

  test('the hero has its headline and two buttons: registration, and the free pick of the day', () => {
    expect(headings(1)).toEqual(['Dominate Game Day with AI-Powered Plays']);
    const main = within(page().getByRole('main'));
    expect(linksOf(main, 'Build Your GamePlan')[0]).toBe('/login?tab=register');
    expect(linksOf(main, 'View Predictions')).toEqual(['/#free-pick']);
    expect(document.getElementById('free-pick')).not.toBeNull();
  });

  test('teams of NBA, MLB and NHL are listed, with “View All Teams” to /login', () => {
    const teams = region('Your teams are on the board');
    expect(textsOf(teams.getAllByRole('heading', { level: 3 }))).toEqual(['NBA', 'MLB', 'NHL']);
    expect(teams.getAllByRole('listitem').length).toBeGreaterThan(15);
    expect(linksOf(teams, 'View All Teams')).toEqual(['/login']);
  });

  test('the predictions section has three styles with their risk', () => {
    const styles = within(document.getElementById('predictions')?.closest('section') ?? document.body);
    expect(textsOf(styles.getAllByRole('heading', { level: 3 }))).toEqual([
      'Singles',
      'Hail Marys',
      'Parlays',
    ]);
    for (const words of [/^Low risk/, 'High risk, high reward', 'One bet, several legs'])
      expect(styles.getByText(words)).toBeTruthy();
  });

  test('“Track your plays” has six figures, the preferred style included', () => {
    expect(textsOf(region('Track your plays').getAllByRole('term')).slice(0, 6)).toEqual([
      'Tracked Plays',
      'Live Plays',
      'Closed Plays',
      'Win Ratio',
      'ROI',
      'Preferred Style',
    ]);
  });

  test('a play has teams, type, date, payout on $100, description, odds, confidence, and hit and miss', () => {
    const template = document.getElementById('result-template') as HTMLTemplateElement;
    const card = document.createElement('div');
    card.append(document.importNode(template.content, true));
    const slots = [...card.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => dataset.slot);
    expect(slots).toEqual(
      expect.arrayContaining(['match', 'style', 'when', 'returns', 'about', 'price', 'chance']),
    );
    expect(textsOf(card.querySelectorAll('dt'))).toEqual(['Payout on $100', 'Confidence']);
    expect(textsOf(card.querySelectorAll('[data-status]'))).toEqual(expect.arrayContaining(['Hit', 'Miss']));
  });

  test('it closes with a call to register', () => {
    expect(linksOf(region('Game day is coming. Have a plan.'), 'Build Your GamePlan')).toEqual([
      '/login?tab=register',
    ]);
  });

  test('the footer links to the three legal pages and to two social networks', () => {
    const footer = within(page().getByRole('contentinfo'));
    expect(['Terms', 'Privacy', 'Disclaimer'].flatMap((name) => linksOf(footer, name))).toEqual([
      '/terms',
      '/privacy',
      '/disclaimer',
    ]);
    expect(linksOf(footer, /^(Instagram|X) \(opens in a new tab\)/)).toEqual([
      expect.stringContaining('instagram.com'),
      expect.stringContaining('x.com'),
    ]);
    expect(footer.queryByRole('link', { name: 'Dashboard' }), 'only in the account area').toBeNull();
  });
});

describe.each(['/terms', '/privacy', '/disclaimer'] as const)('%s', (path) => {
  show(path);

  test('leads back to the dashboard', () => {
    expect(linksOf(page(), 'Back to Dashboard')).toEqual(['/account/dashboard']);
  });
});

/** The sections of a legal text, without their numbers. */
const sections = () => headings(2).map((title) => title.replace(/^\d+\. /, ''));

describe('/terms in full', () => {
  show('/terms');

  test('has ten sections', () => {
    expect(sections()).toEqual([
      'Service overview',
      'Eligibility',
      'No guarantee of results',
      'Acceptable use',
      'Subscription and billing',
      'Intellectual property',
      'Termination',
      'Changes to terms',
      'Jurisdiction',
      'Contact',
    ]);
  });

  test('says when it was last updated, and that the law of Quebec applies', () => {
    expect(page().getByText('Last updated: July 11, 2025')).toBeTruthy();
    expect(page().getByText(/laws of Quebec, Canada/)).toBeTruthy();
  });
});

describe('/privacy in full', () => {
  show('/privacy');

  test('has seven sections', () => {
    expect(sections()).toEqual([
      'Information collected',
      'Use',
      'Sharing',
      'Security',
      'Rights',
      'Jurisdiction',
      'Contact',
    ]);
  });
});

describe('/disclaimer in full', () => {
  show('/disclaimer');

  test('has helplines of Canada and of the USA', () => {
    const numbersUnder = (title: string) =>
      within(page().getByRole('heading', { name: title }).closest('section') ?? document.body)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href')?.startsWith('tel:'));
    expect(numbersUnder('Help in Canada').length).toBeGreaterThan(0);
    expect(numbersUnder('Help in the USA').length).toBeGreaterThan(0);
  });
});
