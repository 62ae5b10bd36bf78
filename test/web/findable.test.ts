/** Metadata for crawlers, with and without a configured site address. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { robotsTxt, sharingTags, sitemapXml } from '../../web/findable.ts';

const origin = 'https://gameplan.example';

test('a page has a canonical URL if the site address is configured', () => {
  const tags = sharingTags(origin, '/terms', 'Terms', 'What holds');
  expect(tags).toContain('<link rel="canonical" href="https://gameplan.example/terms" />');
  expect(tags).toContain('<meta property="og:url" content="https://gameplan.example/terms" />');
  expect(tags).toContain('<meta property="og:title" content="Terms" />');
});

test('a link preview has a picture, of the size it claims', () => {
  const tags = sharingTags(origin, '/', 'GamePlan', 'Plays');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image" />');
  const [, path = ''] = /og:image" content="https:\/\/gameplan\.example([^"]+)"/.exec(tags) ?? [];
  const png = readFileSync(new URL(`../../web/public${path}`, import.meta.url));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const size = (name: string) => Number(new RegExp(`og:image:${name}" content="(\\d+)"`).exec(tags)?.[1]);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size('width'), size('height')]);
});

test('without a site address there is a card without URLs', () => {
  const tags = sharingTags('', '/terms', 'Terms', 'What holds');
  expect(tags).toContain('og:description');
  expect(tags).not.toMatch(/og:url|og:image|canonical/);
  expect(robotsTxt('')).not.toContain('Sitemap');
});

test('crawlers are excluded from pages behind sign-in only', () => {
  expect(robotsTxt(origin).split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /account/',
      'Disallow: /management/',
      'Sitemap: https://gameplan.example/sitemap.xml',
    ]),
  );
  expect(sitemapXml(origin, ['/', '/terms'])).toMatch(
    /<loc>https:\/\/gameplan\.example\/<\/loc>[\s\S]*<loc>https:\/\/gameplan\.example\/terms<\/loc>/,
  );
});
