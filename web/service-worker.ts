/** Writes `service-worker.js` beside the app, with the names of the files that its offline pages need. */
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');

/** What opens without a network: where the installed app starts, and the tracker as it was last seen. */
const pages = ['src/main.tsx', 'src/routes/dashboard.tsx', 'src/features/tracker/tracker-page.tsx'];
/** Above the fold of those pages; other fonts are only prettier. */
const fonts = /\/(archivo|barlow-condensed)-latin-.*\.woff2$/;

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const first = chunks.filter(({ moduleIds }) =>
        pages.some((page) => moduleIds.some((id) => id.endsWith(`/${page}`))),
      );
      const code = withImports(first, bundle);
      const shared = Object.keys(bundle).filter((file) => fonts.test(file) || file.endsWith('.css'));
      const files = [...code, ...shared].map((file) => `/${file}`);
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: source.replace('const files = [];', () => `const files = ${JSON.stringify(files)};`),
      });
    },
  };
}

/** The files of some chunks and of all that they import, once each, in the order in which they are met. */
function withImports(first: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set(first.map(({ fileName }) => fileName));
  for (const file of found) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const each of chunk.imports) found.add(each);
  }
  return found;
}
