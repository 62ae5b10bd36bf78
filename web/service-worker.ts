/** Emits `service-worker.js` with the names of the files that its offline pages need. */
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');

/** Entry points of the pages that open offline: the start page of the installed app, and the tracker. */
const pages = ['src/main.tsx', 'src/routes/dashboard.tsx', 'src/features/picks/tracker/tracker-page.tsx'];
/** The fonts those pages use above the fold; they work without the others. */
const fonts = /\/(archivo|barlow-condensed)-latin-.*\.woff2$/;

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const first = pages.map((page) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${page}`)));
        if (!chunk) throw new Error(`${page} is in no file of the build`);
        return chunk;
      });
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

/** The files of the chunks and of everything they import, without duplicates. */
function withImports(first: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set(first.map(({ fileName }) => fileName));
  for (const file of found) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const each of chunk.imports) found.add(each);
  }
  return found;
}
