/**
 * Emits the pages that work without the app as static documents, in addition to the shell of the app (`app.html`): the
 * shell's head without its scripts, and the page's markup and styles. The dev server renders them on each request.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type ViteDevServer } from 'vite';
import { robotsTxt, sharingTags, sitemapXml } from './findable.ts';
import type * as Documents from './src/documents.tsx';

type Module = typeof Documents;
type RenderedDocument = Documents.RenderedDocument;

const entry = fileURLToPath(new URL('src/documents.tsx', import.meta.url));
const colorMode = readFileSync(new URL('color-mode.js', import.meta.url), 'utf8');
const lateFonts = readFileSync(new URL('late-fonts.js', import.meta.url), 'utf8');
const shell = 'index.html';

/** The one document with its own script, which fills in what changes every day. */
const scripted = '/';
const script = 'src/features/platform/landing/live.ts';

/** App pages that are often shared: the app's shell with their own link previews. */
const sharedScreens = {
  '/track-record': {
    title: 'Track Record · GamePlan',
    description:
      'Every pick of our daily slate since the first day, hits and misses, with prices and final scores.',
  },
} as const;

/** Empty for a stage without a domain: its address is not known until it is deployed. */
const originIn = (env: Record<string, unknown>) => String(env.VITE_SITE_ORIGIN ?? '');

/** Fonts with fixed names, for pages rendered by functions, which do not know the hashed names of the build. */
const fonts = {
  'fonts/archivo.woff2': '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  'fonts/barlow-condensed-700.woff2':
    '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
} as const;

/** `/terms` is `terms.html`; `lib/edge/rewrite-paths.js` maps the paths to the files. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export function staticDocuments(): Plugin {
  return {
    name: 'static-documents',
    enforce: 'post',
    // Unchanged, because the content security policy allows it by its hash.
    transformIndexHtml: (html) =>
      html.replace('<!-- color-mode.js -->', () => `<script>${colorMode}</script>`),
    async generateBundle(_options, bundle) {
      const page = bundle[shell];
      if (page?.type !== 'asset') throw new Error(`The build has no ${shell}`);
      const html = String(page.source);
      delete bundle[shell];
      this.emitFile({ type: 'asset', fileName: 'app.html', source: html });
      const { root, env } = this.environment.config;
      const origin = originIn(env);
      const { documentPaths, renderDocument } = await load(root);
      const ref = this.emitFile({ type: 'asset', name: 'landing.js', source: await bundleScript(root) });
      for (const path of documentPaths) {
        const document = documentOf(withStyles(html, bundle), origin, path, renderDocument(path));
        const source = path === scripted ? withScript(document, `/${this.getFileName(ref)}`) : document;
        this.emitFile({ type: 'asset', fileName: fileOf(path), source });
      }
      for (const [path, words] of Object.entries(sharedScreens)) {
        this.emitFile({ type: 'asset', fileName: fileOf(path), source: screenOf(html, origin, path, words) });
      }
      for (const [fileName, file] of Object.entries(fonts)) {
        this.emitFile({
          type: 'asset',
          fileName,
          source: await readFile(join(root, '../node_modules', file)),
        });
      }
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsTxt(origin) });
      if (origin) {
        this.emitFile({
          type: 'asset',
          fileName: 'sitemap.xml',
          source: sitemapXml(origin, [...documentPaths, ...Object.keys(sharedScreens)]),
        });
      }
    },
    configureServer: (server) => {
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        try {
          const html = await renderLive(server, path);
          if (html === undefined) return next();
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Builds the components for Node, which supports neither JSX nor Vite's `import.meta.env`, and loads them. */
async function load(root: string): Promise<Module> {
  const folder = await mkdtemp(join(tmpdir(), 'gameplan-documents-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { ssr: entry, outDir: folder, rolldownOptions: { output: { entryFileNames: 'documents.mjs' } } },
      ssr: { noExternal: true },
    });
    return await import(pathToFileURL(join(folder, 'documents.mjs')).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Built separately: as a chunk of the app it would load the chunks shared with the app. */
async function bundleScript(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, script) },
    },
  });
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = chunks.filter((each) => each.type === 'chunk');
  if (!chunk || chunks.length > 1) throw new Error(`${script} did not become one file`);
  return chunk.code;
}

/** Module scripts are deferred, so this does not block rendering. */
function withScript(html: string, src: string): string {
  return html.replace('</head>', () => `<script type="module" src="${src}"></script></head>`);
}

async function renderLive(server: ViteDevServer, path: string): Promise<string | undefined> {
  const { documentPaths, renderDocument } = (await server.ssrLoadModule(entry)) as Module;
  const known = documentPaths.find((each) => each === path);
  if (!known) return undefined;
  const html = await readFile(new URL('index.html', import.meta.url), 'utf8');
  const document = documentOf(
    await server.transformIndexHtml(path, html),
    originIn(server.config.env),
    known,
    renderDocument(known),
  );
  return path === scripted ? withScript(document, `/${script}`) : document;
}

/**
 * Inlines the style sheets, so that the first paint needs no other file. Downloaded fonts go into a separate element
 * that `late-fonts.js` enables; browsers without scripting use them from the start.
 */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') return link;
    const css = String(sheet.source).trim();
    const fonts = css.match(downloadedFont)?.join('') ?? '';
    return [
      `<style>${css.replaceAll(downloadedFont, '')}</style>`,
      `<style id="fonts" media="(scripting: none)">${fonts}</style>`,
      `<script>${lateFonts}</script>`,
    ].join('');
  });
}

const downloadedFont = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** @param html the app's shell */
function screenOf(html: string, origin: string, path: string, words: Words): string {
  const tags = sharingTags(origin, path, words.title, words.description);
  return withWords(html, words).replace('</head>', () => `${tags}</head>`);
}

type Words = Pick<RenderedDocument, 'title' | 'description'>;

function withWords(html: string, { title, description }: Words): string {
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*(")/,
      (_, before, after) => before + description + after,
    );
}

/** @param html the app's shell */
function documentOf(
  html: string,
  origin: string,
  path: string,
  { title, description, css, markup }: RenderedDocument,
): string {
  return (
    withWords(html, { title, description })
      .replaceAll(/\s*<script type="module"[^>]*>\s*<\/script>/g, '')
      .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
      // The text is painted at once in a fallback font of the same widths; preloading fonts would delay it.
      .replaceAll(/\s*<link rel="preload"[^>]*>/g, '')
      .replace(/\s*<noscript>.*?<\/noscript>/s, '')
      .replace(
        '</head>',
        () => `${sharingTags(origin, path, title, description)}<style>${css}</style></head>`,
      )
      .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
  );
}
