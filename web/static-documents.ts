/**
 * Writes the pages that need no app as documents of their own, beside the shell of the app (`app.html`): the shell's
 * head without its scripts, and the page's markup and style. Vite's server makes them anew at each request.
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

/** The one document with a script of its own: it fills in what changes every day. */
const scripted = '/';
const script = 'src/features/landing/live.ts';

/** A stage without a domain learns its address by being deployed: too late to be built in. */
const originIn = (env: Record<string, unknown>) => String(env.VITE_SITE_ORIGIN ?? '');

/** The faces under names that do not change, for pages that a function makes: it does not know the names of the build. */
const fonts = {
  'fonts/archivo.woff2': '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  'fonts/barlow-condensed-700.woff2':
    '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
} as const;

/** `/terms` is `terms.html`. Where each is found by its path says `lib/edge/rewrite-paths.js`. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export function staticDocuments(): Plugin {
  return {
    name: 'static-documents',
    enforce: 'post',
    // To the letter: the content security policy knows it by its hash.
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
      for (const [fileName, file] of Object.entries(fonts)) {
        this.emitFile({
          type: 'asset',
          fileName,
          source: await readFile(join(root, '../node_modules', file)),
        });
      }
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsTxt(origin) });
      if (origin) {
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapXml(origin, documentPaths) });
      }
    },
    configureServer: (server) => {
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        try {
          const html = await live(server, path);
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

/** Builds the components for Node, which knows neither JSX nor what Vite puts into `import.meta.env`, and loads them. */
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

/** Built alone: a chunk of the app would bring in the parts that it shares with the app. */
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

/** A module runs once the document is read, and holds nothing up. */
function withScript(html: string, src: string): string {
  return html.replace('</head>', () => `<script type="module" src="${src}"></script></head>`);
}

async function live(server: ViteDevServer, path: string): Promise<string | undefined> {
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
 * Puts the style sheets into the document: it is then painted without asking for another file. The fonts among them
 * stand apart, for `late-fonts.js` to bring in, or for a browser without scripts to have from the start.
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
function documentOf(
  html: string,
  origin: string,
  path: string,
  { title, description, css, markup }: RenderedDocument,
): string {
  return (
    html
      .replaceAll(/\s*<script type="module"[^>]*>\s*<\/script>/g, '')
      .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
      // Its text is painted at once, in a face of the same width: the fonts would only share the line with it.
      .replaceAll(/\s*<link rel="preload"[^>]*>/g, '')
      .replace(/\s*<noscript>.*?<\/noscript>/s, '')
      .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
      .replace(
        /(<meta\s+name="description"\s+content=")[^"]*(")/,
        (_, before, after) => before + description + after,
      )
      .replace(
        '</head>',
        () => `${sharingTags(origin, path, title, description)}<style>${css}</style></head>`,
      )
      .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
  );
}
