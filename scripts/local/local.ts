/** Everything under `/_local`, the stand-ins' endpoints included. */
import { applyControls, type Controls, type Deeds } from './controls.ts';
import { controlsOfForm, controlsPage } from './controls-page.ts';
import { mounts } from './environment.ts';
import { isForeign } from './foreign.ts';
import { type Answer, html, json, type LocalRequest } from './http.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { answerMailPage } from './mail/page.ts';
import { page } from './pages.ts';
import { localPageHeaders } from './security-headers.ts';

export const localPath = '/_local';
export const healthPath = `${localPath}/health`;

export type StandIn = (request: LocalRequest) => Answer | Promise<Answer>;

export interface LocalParts {
  /** Says which run of the product this is. */
  readonly id: string;
  readonly controls: Controls;
  readonly mailbox: Mailbox;
  readonly standIns: Readonly<Record<keyof typeof mounts, StandIn>>;
  readonly scheduled: readonly string[];
  readonly deeds: Deeds;
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
  if (path === '/controls') return answerControls(parts, request);
  if (path === '' || path === '/') return html(page('On this machine', overview));
  return (
    answerMailPage(parts.mailbox, path, request.query) ??
    html(page('Not found', '<p>Nothing is here.</p>'), 404)
  );
}

/** Says that GamePlan answers here, and which run of it. */
export function answerHealth(id: string): Answer {
  return json({ product: 'gameplan', id });
}

const overview = `<ul>
<li><a href="/_local/mail">Mail</a>: what the product has sent (<a href="/_local/mail.json">as JSON</a>)</li>
<li><a href="/_local/push">Push notifications</a>: a push service of this machine, and what it took</li>
<li><a href="/_local/controls">Controls</a>: make a stand-in fail, slow down or say something else</li>
</ul>`;

async function answerControls(
  { controls, scheduled, deeds }: LocalParts,
  request: LocalRequest,
): Promise<Answer> {
  if (request.method === 'GET' || request.method === 'HEAD') return html(controlsPage(controls, scheduled));
  if (request.method !== 'POST') return json({ error: 'Method not allowed' }, 405);
  const body = request.body.toString('utf8');
  // curl calls everything a form, so the body says what it is.
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (!isForm || body.trimStart().startsWith('{')) return applyControls(controls, body, deeds);
  const { status, body: said } = await applyControls(controls, controlsOfForm(body), deeds);
  const notice = status === 200 ? 'Done.' : `Not done: ${said}`;
  return html(controlsPage(controls, scheduled, notice), status);
}
