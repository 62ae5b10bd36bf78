/** Builds and serves the web app. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './service-worker.ts';
import { staticDocuments } from './static-documents.ts';

/** Chakra marks its files with "use client", which does not apply to a browser bundle. */
const isUseClientNotice = (log: { code?: string | undefined; message: string }) =>
  log.code === 'MODULE_LEVEL_DIRECTIVE' && log.message.includes('use client');

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), staticDocuments(), serviceWorker()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts stay files, so that the document can preload them before any style sheet is parsed.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Otherwise unused Chakra recipes stay in the bundle.
      treeshake: { manualPureFunctions: ['defineConfig'] },
      output: {
        codeSplitting: {
          groups: [
            // Needed by every page, and changes only with the dependencies.
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@chakra-ui|@ark-ui|@emotion|stylis|@pandacss|@tanstack)[\\/]/,
            },
            // Small modules that several pages share: one file instead of twenty. The sign-in page loads it, so it
            // leaves out what only the account pages share.
            {
              name: 'shared',
              test: /web[\\/]src[\\/](components[\\/](?!charts|ui[\\/]display[\\/](stat-card|dates|figures))|session|api[\\/](?!account|predictions|tracker)|paths)/,
              minShareCount: 5,
            },
          ],
        },
      },
      onLog(level, log, handle) {
        if (!isUseClientNotice(log)) handle(level, log);
      },
    },
  },
});
