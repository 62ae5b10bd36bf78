/** Builds the web app where its sources have changed since it was built last, so that the product finds it ready. */
import { buildWeb } from './local/web/build.ts';

const result = await buildWeb(() => {});
if (result.kind === 'failed' || result.kind === 'absent') {
  console.error(result.kind === 'failed' ? result.said : 'There is no web app to build.');
  process.exitCode = 1;
}
