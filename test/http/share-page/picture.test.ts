/** The image of a shared pick: every text fits, however long, and every letter can be drawn. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Leg } from '../../../lambdas/contracts/asking/analysis.ts';
import { drawingFiles } from '../../../lambdas/contracts/platform/bundled-files.ts';
import { newPick, type Pick } from '../../../lambdas/data/picks/picks.ts';
import { entitiesOf } from '../../../lambdas/domain/picks/entities.ts';
import { gradedByScores } from '../../../lambdas/domain/picks/grading.ts';
import { fitted, inTwo, lineOf, widthOf } from '../../../lambdas/http/pages/lettering.ts';
import { sharedPage } from '../../../lambdas/http/share-page/page.ts';
import { sharedPicture } from '../../../lambdas/http/share-page/picture.ts';
import { type SharedView, viewShared } from '../../../lambdas/http/views/picks/shared-pick.ts';
import { pngOf } from '../../../lambdas/services/picks/drawing.ts';
import { analysisOf, legOn, newGame } from '../../support/asks.ts';
import { slipWith } from '../../support/slips.ts';

const fonts = drawingFiles.fonts.map((file) =>
  readFileSync(resolve(import.meta.dirname, '../../../node_modules', file)),
);

/** The rendered width of a line. */
function drawnWidth(text: string, size: number): number {
  const line = lineOf({ text, size, x: 10, y: 200, color: '#fff' });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="300">${line}</svg>`;
  return new Resvg(svg, { font: { fontBuffers: fonts, loadSystemFonts: false } }).getBBox()?.width ?? 0;
}

// The first image initializes the renderer.
beforeAll(() => pngOf('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'));

test.each([
  'MIAMI DOLPHINS −3',
  'Columbus Blue Jackets at Vegas Golden Knights · Sun, Nov 22, 1:00 PM ET',
  'WWWWWWWW MMMMMMMM',
  'Ludvig Åberg to win',
  'The quick brown fox jumps over 62.5 (+1400) & 7/8 "lazy" dogs, $100?',
])('%s is no wider than measured, and not much narrower', (text) => {
  const measured = widthOf(text, 100);
  const drawn = drawnWidth(text, 100);
  expect(drawn).toBeLessThanOrEqual(measured);
  expect(drawn).toBeGreaterThan(0.9 * measured);
});

test('a line shrinks, and is cut if it would get too small', () => {
  const place = { size: 100, least: 50, width: 600 };
  expect(fitted('Bills', place)).toEqual({ text: 'Bills', size: 100 });
  const smaller = fitted('Columbus Blue Jackets', place);
  expect(smaller.text).toBe('Columbus Blue Jackets');
  expect(widthOf(smaller.text, smaller.size)).toBeLessThanOrEqual(600);
  const cut = fitted('Columbus Blue Jackets '.repeat(3), place);
  expect(cut.size).toBe(50);
  expect(cut.text).toMatch(/…$/);
  expect(widthOf(cut.text, 50)).toBeLessThanOrEqual(600);
});

test('a long name is broken at a word, as evenly as possible', () => {
  expect(inTwo('Luka Doncic over 26.5 points + rebounds + assists')).toEqual([
    'Luka Doncic over 26.5',
    'points + rebounds + assists',
  ]);
  expect(inTwo('Alone')).toEqual(['Alone']);
});

test('a letter missing from the fonts loses its accent, and nothing is drawn as a box', () => {
  expect(lineOf({ text: 'Dončić Łukasz Åse', size: 1, x: 0, y: 0, color: '#fff' })).toContain(
    '>Doncic Lukasz Åse<',
  );
});

function viewOf(legs: readonly Leg[], more: Partial<Pick> = {}): SharedView {
  const share = { id: 'x'.repeat(22), at: new Date().toISOString(), firstName: null };
  return viewShared({ ...pickIn(entitiesOf(analysisOf(legs))), ...more, share });
}

const pickIn = (metadata: Pick['metadata']) =>
  newPick({
    id: 'pick',
    userId: 'user',
    promptLogId: 'ask',
    sport: 'NFL',
    reasoning: 'Asked in private',
    playText: '',
    metadata,
    now: new Date(),
  });

const pictureOf = (legs: readonly Leg[]) => sharedPicture(viewOf(legs));

describe('legs', () => {
  const leg = (name: string) => legOn(newGame({ home: { id: 'h', name } }));

  test('four have a line each; of six, three have one and the last line counts the rest', () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    const four = pictureOf(names.slice(0, 4).map(leg));
    for (const name of names.slice(0, 4)) expect(four).toContain(`>${name} moneyline<`);
    const six = pictureOf(names.map(leg));
    expect(six).toContain('>Three moneyline<');
    expect(six).not.toContain('>Four moneyline<');
    expect(six).toContain('>and 3 more legs<');
  });

  test('names are escaped', () => {
    const svg = pictureOf([leg('Black & <b>White</b>')]);
    expect(svg).toContain('&lt;B&gt;WHITE&lt;/B&gt; MONEYLINE');
    expect(svg).not.toContain('Asked in private');
  });

  test('the image is a PNG of the size that social networks expect', async () => {
    const bytes = Buffer.from(await pngOf(pictureOf([leg('Home Town')])));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
  });
});

describe('a slip with legs of one game', () => {
  const game = newGame();
  const legs = [legOn(game), legOn(game, { market: 'total', selection: 'over', line: 44.5 })];
  const metadata = { ...entitiesOf(analysisOf(legs)), slip: slipWith({ chance: 19.8 }) };
  const bet = {
    stakeCents: 77_77,
    price: 490,
    book: 'Private book',
    note: 'private',
    bonusBet: true,
  } as const;

  test('has no price until its owner enters it, and never the product of its legs', () => {
    const view = viewOf(legs, { metadata });
    expect(view).toMatchObject({ price: null, noPrice: 'Not entered yet', units: null, chance: '19.8%' });
    expect(view.headline).toBe('2-leg same-game parlay');
    expect(sharedPage('id', view, 'https://a.example')).toContain('Not entered yet');
    expect(sharedPicture(view)).toContain('Not entered yet');
  });

  test('then shows that price and its units, and nothing else of the bet', () => {
    const won = gradedByScores({ ...pickIn(metadata), bet }, ['won', 'won'], new Date().toISOString());
    const beat = { kind: 'value', percent: 2.1 } as const;
    const view = viewOf(legs, { ...won, legClv: [beat, beat] });
    expect(
      view.legs.map(({ closing }) => closing),
      'of prices that nobody took',
    ).toEqual([null, null]);
    expect(view).toMatchObject({ price: '+490', units: '+4.9 units', isMarked: false });
    const page = sharedPage('id', view, 'https://a.example');
    for (const own of ['77.77', 'Private book', 'private', 'bonus']) expect(page).not.toContain(own);
    expect(page).not.toContain('marked by its owner');
  });
});
