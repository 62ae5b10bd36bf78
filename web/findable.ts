/** What search engines and link previews read: Open Graph tags, the canonical URL, robots.txt and the sitemap. */

/** The image for link previews, in `public`, made by `npm run pictures`. 1200 × 630 is the size social networks use. */
const picture = {
  path: '/card.png',
  width: '1200',
  height: '630',
  alt: 'Dominate game day with AI-powered plays',
};

/**
 * @param origin of the site, without a trailing slash; empty if it is not known at build time. There is no image
 *   then, because social networks accept only absolute URLs
 * @param path of the page
 * @returns elements for the page's head
 */
export function sharingTags(origin: string, path: string, title: string, description: string): string {
  const card = [
    ['og:type', 'website'],
    ['og:site_name', 'GamePlan'],
    ['og:title', title],
    ['og:description', description],
    ...(origin && [
      ['og:url', origin + path],
      ['og:image', origin + picture.path],
      ['og:image:type', 'image/png'],
      ['og:image:width', picture.width],
      ['og:image:height', picture.height],
      ['og:image:alt', picture.alt],
    ]),
  ];
  const tags = card.map(([property, content]) => `<meta property="${property}" content="${content}" />`);
  tags.push(`<meta name="twitter:card" content="${origin ? 'summary_large_image' : 'summary'}" />`);
  // Without the origin there is no canonical URL: a relative or wrong one would be worse than none.
  if (origin) tags.push(`<link rel="canonical" href="${origin}${path}" />`);
  return tags.join('');
}

/** Excludes the API and the pages behind a sign-in. */
export function robotsTxt(origin: string): string {
  const rules = [
    'User-agent: *',
    ...['/account/', '/management/', '/.netlify/'].map((at) => `Disallow: ${at}`),
  ];
  if (origin) rules.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${rules.join('\n')}\n`;
}

/** @param paths of the public pages */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`;
}
