/** What a crawler is told, with and without a known address of the site. */
import { expect, test } from 'vitest';
import { robotsTxt, sharingTags, sitemapXml } from '../../web/findable.ts';

const origin = 'https://gameplan.example';

test('a page names its one address, where the site has one', () => {
  const tags = sharingTags(origin, '/terms', 'Terms', 'What holds');
  expect(tags).toContain('<link rel="canonical" href="https://gameplan.example/terms" />');
  expect(tags).toContain('<meta property="og:url" content="https://gameplan.example/terms" />');
  expect(tags).toContain('<meta property="og:title" content="Terms" />');
});

test('without an address of the site there is a card, and no address at all', () => {
  const tags = sharingTags('', '/terms', 'Terms', 'What holds');
  expect(tags).toContain('og:description');
  expect(tags).not.toMatch(/og:url|canonical/);
  expect(robotsTxt('')).not.toContain('Sitemap');
});

test('crawlers are kept from what is behind a sign-in, and shown the rest', () => {
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
