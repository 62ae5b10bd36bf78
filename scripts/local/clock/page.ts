/** Gives the browser's pages the clock of the product: a script of the local origin, before all others. */
import { currentClock } from './clock.ts';
import { replaceDate } from './replace-date.ts';

/** A file of the same origin, which the content security policy of AWS allows too. */
export const clockScriptPath = '/_local/clock.js';
export const clockPath = '/_local/clock.json';

/** For a page that was open during a jump. */
export const clockNow = () => ({ at: Date.now(), speed: currentClock()?.speed ?? 1 });

/** Always the same text: the clock is in the address of the script, so that a browser can keep it. */
export const clockScript = `(${runInPage})(${replaceDate}, '${clockPath}');\n`;

/**
 * @returns the page with the script as the first thing in its head, with the moment that was set, what the machine's clock
 *   showed then, and the speed; unchanged if the clock is the machine's
 */
export function withClock(html: string): string {
  const clock = currentClock();
  if (!clock) return html;
  const { at, machineAt, speed } = clock;
  const tag = `<script src="${clockScriptPath}?${at},${machineAt},${speed}"></script>`;
  return html.replace(/<head[^>]*>/, (head) => `${head}${tag}`);
}

/** Runs in a page, as text. A page that was open during a jump follows it when somebody returns to it. */
function runInPage(replace: typeof replaceDate, clockPath: string): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const [at = 0, machineAt = 0, speed = 1] = new URL(src).search.slice(1).split(',').map(Number);
  const elapsed = performance.now.bind(performance);
  let clock = { at: at + (Date.now() - machineAt) * speed, since: elapsed(), speed };
  const now = () => clock.at + (elapsed() - clock.since) * clock.speed;
  replace(globalThis, now);
  const follow = async () => {
    if (document.visibilityState !== 'visible') return;
    const response = await fetch(clockPath).catch(() => undefined);
    if (!response?.ok) return;
    const { at, speed } = await response.json();
    clock = { at: Math.max(at, now()), since: elapsed(), speed };
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('focus', follow);
}
