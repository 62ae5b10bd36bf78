/** Builds the web app if its sources have changed since the last build. */
import { buildWeb } from './local/web/build.ts';

const result = await buildWeb(() => {});
if (result.kind === 'failed' || result.kind === 'absent') {
  console.error(result.kind === 'failed' ? result.output : 'There is no web app to build.');
  process.exitCode = 1;
}
