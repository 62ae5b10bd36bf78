/** What search engines and those who share a link read: the page's card, its one address, and what to look at. */

/**
 * @param origin of the site, no slash at the end; empty where it is not known when the site is built
 * @param path of the page
 * @returns elements for the page's head
 */
export function sharingTags(origin: string, path: string, title: string, description: string): string {
  const card = [
    ['og:type', 'website'],
    ['og:site_name', 'GamePlan'],
    ['og:title', title],
    ['og:description', description],
    ...(origin && [['og:url', origin + path]]),
  ];
  const tags = card.map(([property, content]) => `<meta property="${property}" content="${content}" />`);
  // An address of another site's, or half of one, would be worse than none.
  if (origin) tags.push(`<link rel="canonical" href="${origin}${path}" />`);
  return tags.join('');
}

/** Pages behind a sign-in, and calls, have nothing to find. */
export function robotsTxt(origin: string): string {
  const rules = [
    'User-agent: *',
    ...['/account/', '/management/', '/.netlify/'].map((at) => `Disallow: ${at}`),
  ];
  if (origin) rules.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${rules.join('\n')}\n`;
}

/** @param paths of the pages that are for everybody */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`;
}
