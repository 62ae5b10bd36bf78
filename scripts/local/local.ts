/** Everything under `/_local`, including the stand-ins' endpoints. */
import { clockNow, clockPath, clockScript, clockScriptPath } from './clock/page.ts';
import { applyControls, type ControlActions, type Controls } from './controls.ts';
import { controlsOfForm, controlsPage } from './controls-page.ts';
import { type Answer, html, json, type LocalRequest } from './http.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { answerMailPage } from './mail/page.ts';
import { page } from './pages.ts';
import { mounts } from './process/environment.ts';
import { isForeign } from './process/foreign.ts';
import { localPageHeaders } from './security-headers.ts';

export const localPath = '/_local';
export const healthPath = `${localPath}/health`;

export type StandIn = (request: LocalRequest) => Answer | Promise<Answer>;

export interface LocalParts {
  /** Identifies this run of the product. */
  readonly id: string;
  readonly controls: Controls;
  readonly mailbox: Mailbox;
  readonly standIns: Readonly<Record<keyof typeof mounts, StandIn>>;
  readonly scheduled: readonly string[];
  readonly actions: ControlActions;
}

export async function answerLocal(parts: LocalParts, request: LocalRequest): Promise<Answer> {
  for (const [name, mount] of Object.entries(mounts) as [keyof typeof mounts, string][]) {
    if (request.path === mount || request.path.startsWith(`${mount}/`)) {
      return parts.standIns[name]({ ...request, path: request.path.slice(mount.length) || '/' });
    }
  }
  const answer = isForeign(request) ? json({ error: 'Forbidden' }, 403) : await answerPage(parts, request);
  return { ...answer, headers: { ...localPageHeaders, ...answer.headers } };
}

async function answerPage(parts: LocalParts, request: LocalRequest): Promise<Answer> {
  const path = request.path.slice(localPath.length);
  if (request.path === healthPath) return answerHealth(parts.id);
  if (request.path === clockScriptPath) return answerClockScript();
  if (request.path === clockPath) return json(clockNow());
  if (path === '/controls') return answerControls(parts, request);
  if (path === '' || path === '/') return html(page('On this machine', overview));
  return (
    answerMailPage(parts.mailbox, path, request.query) ??
    html(page('Not found', '<p>This page does not exist.</p>'), 404)
  );
}

/** Kept by the browser, so that a page that opens without a network has it too. */
function answerClockScript(): Answer {
  const headers = { 'cache-control': 'public,max-age=31536000,immutable' };
  return { status: 200, body: clockScript, type: 'text/javascript; charset=utf-8', headers };
}

/** Identifies the server as GamePlan, and the run. */
export function answerHealth(id: string): Answer {
  return json({ product: 'gameplan', id });
}

const overview = `<ul>
<li><a href="/_local/mail">Mail</a>: every mail the product has sent (<a href="/_local/mail.json">as JSON</a>)</li>
<li><a href="/_local/push">Push notifications</a>: a local push service, and the messages it received</li>
<li><a href="/_local/controls">Controls</a>: make a stand-in fail, slow down or answer differently, and jump to a later time</li>
</ul>`;

async function answerControls(
  { controls, scheduled, actions }: LocalParts,
  request: LocalRequest,
): Promise<Answer> {
  const pageWith = (message?: string) =>
    controlsPage(controls, { scheduled, now: new Date(), jumps: actions.jumps() }, message);
  if (request.method === 'GET' || request.method === 'HEAD') return html(pageWith());
  if (request.method !== 'POST') return json({ error: 'Method not allowed' }, 405);
  const body = request.body.toString('utf8');
  // curl sends every body as a form by default, so JSON is recognized by the body.
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (!isForm || body.trimStart().startsWith('{')) return applyControls(controls, body, actions);
  const { status, body: result } = await applyControls(controls, controlsOfForm(body), actions);
  const notice = status === 200 ? 'Done.' : `Failed: ${result}`;
  return html(pageWith(notice), status);
}
