// @vitest-environment happy-dom
/** What the landing page's script fills into the static document: the free pick, the record, and the latest results. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutputOf } from '../../../../lambdas/contracts/platform/contract.ts';
import type { getTrackRecord, SlatePick } from '../../../../lambdas/contracts/records/track-record.ts';
import { eagles } from '../../../e2e/support/legs.ts';
import { nothingYet } from '../support/sample-track-record.ts';

type Record = OutputOf<typeof getTrackRecord>;

const leg = { ...eagles, startsAt: '2026-11-22T18:00:00Z', final: { home: 27, away: 20 } };

const today: SlatePick = {
  sport: 'NFL',
  style: 'Single',
  day: '2026-11-22',
  title: 'A likely single',
  status: 'pending',
  publishedAt: '2026-11-22T13:00:00Z',
  odds: '-240',
  chance: 69.1,
  breakEven: 70.6,
  expectedValue: -2.11,
  profit: null,
  legs: [{ ...leg, final: null }],
};
const yesterday: SlatePick = { ...today, day: '2026-11-21', legs: [leg], status: 'hit', profit: 41.67 };
const parlay: SlatePick = {
  ...yesterday,
  style: 'Parlay',
  odds: '+207',
  chance: 30,
  status: 'miss',
  profit: -100,
  legs: [leg, { ...leg, gameId: 'NFL-2', home: 'Buffalo Bills', away: 'New York Jets' }],
};

beforeEach(async () => {
  vi.resetModules();
  const { renderDocument } = await import('../../../../web/src/documents.tsx');
  document.body.innerHTML = renderDocument('/').markup;
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** Runs the script as the document does, until it has filled in this record. */
async function fillWith(record: Partial<Record>): Promise<void> {
  const read = vi.fn(async (_url: string) => Response.json({ ...nothingYet, ...record }));
  vi.stubGlobal('fetch', read);
  await import('../../../../web/src/features/platform/landing/live.ts');
  await vi.waitFor(() => expect(slot('tracked')).not.toBe('–'));
  expect(read.mock.calls).toEqual([['/.netlify/functions/track-record']]);
}

const slot = (name: string, root: ParentNode = document) =>
  root.querySelector(`[data-slot=${name}]`)?.textContent;

const place = (name: string) => {
  const found = document.querySelector(`[data-place=${name}]`);
  if (!found) throw new Error(`no place ${name}`);
  return found;
};
const cards = (name: string) => [...place(name).children];

/** What of an element is not hidden. */
const shown = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);

test('the free pick of the day takes the place of the text, beside the one before with its result', async () => {
  await fillWith({ freePick: today, previousFreePick: yesterday });
  const [first, second] = cards('free-picks');
  expect(cards('free-picks')).toHaveLength(2);
  if (!first || !second) throw new Error('no cards');
  expect(slot('title', first)).toBe('Today, Nov 22 · A likely single');
  expect(shown(first, '[data-status]')).toEqual(['Pending']);
  expect(['chance', 'breakEven', 'returns', 'cost'].map((name) => slot(name, first))).toEqual([
    '69.1%',
    '70.6%',
    '$141.67',
    '$2.11',
  ]);
  expect(slot('final', first)).toBe('');
  const facts = [...first.querySelectorAll('[data-slot=facts] > li')];
  const sides = facts.map((fact) => shown(fact, '[data-side]'));
  expect(sides, 'two for, two against').toEqual([['+ For: '], ['+ For: '], ['− Against: '], ['− Against: ']]);
  expect(facts[3]?.textContent, 'its price as on the slip').toContain('At −240 it must win');

  expect(slot('title', second)).toBe('Nov 21 · A likely single');
  expect(shown(second, '[data-status]')).toEqual(['Hit']);
  expect(slot('final', second)).toBe('Final: Commanders 20, Eagles 27 · +$41.67 on $100');
});

test('without a pick today the text stays, and only some facts of each side are listed', async () => {
  const text = place('free-picks').textContent;
  const many = Array.from({ length: 5 }, (_, index) => ({
    ...(leg.evidence?.[0] as NonNullable<typeof leg.evidence>[number]),
    id: `fact-${index}`,
  }));
  const unpriced = { chance: null, breakEven: null, expectedValue: null, odds: null };
  const previous = { ...yesterday, ...unpriced, legs: [{ ...leg, price: null, evidence: many }] };
  await fillWith({ previousFreePick: previous });
  const [stays, added] = cards('free-picks');
  expect(cards('free-picks')).toHaveLength(2);
  expect(stays?.textContent).toBe(text);
  if (!added) throw new Error('no card');
  expect(['chance', 'breakEven', 'returns', 'cost'].map((name) => slot(name, added))).toEqual([
    '–',
    '–',
    '–',
    '–',
  ]);
  expect(added.querySelectorAll('[data-slot=facts] > li')).toHaveLength(3);
});

test('the record of a new product has dashes', async () => {
  await fillWith({});
  expect(['tracked', 'live', 'closed'].map((name) => slot(name))).toEqual(['2', '2', '0']);
  expect(['winRatio', 'roi', 'preferredStyle'].map((name) => slot(name))).toEqual(['–', '–', '–']);
  expect(['winRange', 'roiRange'].map((name) => slot(name))).toEqual([
    'Too few picks to tell',
    'Too few picks to tell',
  ]);
  expect(cards('latest-picks')).toEqual([]);
});

test('the record counts pushes as closed, and the latest results stand with all that a play has', async () => {
  await fillWith({
    hits: 3,
    misses: 2,
    pushes: 1,
    pending: 4,
    winRate: 60,
    winRateInterval: { low: 23.1, high: 88.2 },
    priced: 5,
    units: -0.4,
    roi: -8,
    roiInterval: { low: -60, high: 44 },
    latest: [yesterday, parlay],
    preferredStyle: { style: 'Single', picks: 14, of: 22 },
  });
  expect(['tracked', 'live', 'closed'].map((name) => slot(name))).toEqual(['10', '4', '6']);
  expect(
    ['winRatio', 'winRange', 'roi', 'roiRange', 'preferredStyle', 'preferredOf'].map((name) => slot(name)),
  ).toEqual(['60%', '23.1% to 88.2%', '−8%', '−60% to +44%', 'Single', '14 of our last 22 picks']);
  const [single, several] = cards('latest-picks');
  if (!single || !several) throw new Error('no results');
  const fields = ['style', 'selection', 'price', 'match', 'when', 'returns', 'chance'];
  expect(fields.map((name) => slot(name, single))).toEqual([
    'Single',
    'Eagles moneyline',
    '−240',
    'Commanders at Eagles',
    '· Nov 22',
    '$141.67',
    '69.1%',
  ]);
  expect(slot('about', single), 'the reason of the leg').toBe(leg.thesis?.text ?? 'A likely single');
  expect(fields.map((name) => slot(name, several))).toEqual([
    'Parlay',
    '2-leg parlay',
    '+207',
    'Commanders at Eagles, Jets at Bills',
    '· Nov 22',
    '$200.69',
    '30%',
  ]);
  expect(slot('about', several)).toBe('Every leg must hit: Eagles moneyline, Bills moneyline.');
  expect(slot('final', several)).toBe('−$100.00 on $100');
  expect([single, several].map((card) => shown(card, '[data-status]'))).toEqual([['Hit'], ['Miss']]);
});
