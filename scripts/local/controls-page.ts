/** The page of the controls: the same as the POST, by form. */

import { escapeHtml } from '../../lambdas/domain/html.ts';
import { type Controls, modes, type Target } from './controls.ts';
import { seasonsReplayed } from './feed/teams.ts';
import { page } from './pages.ts';
import { paymentActions } from './payments.ts';

/** @param scheduled names of the functions that a clock runs */
export function controlsPage(controls: Controls, scheduled: readonly string[], said?: string): string {
  const current = controls.current();
  const targets = Object.keys(modes) as Target[];
  const notice = said ? `<p role="status"><strong>${escapeHtml(said)}</strong></p>` : '';
  return page(
    'Controls',
    `${notice}<p>Make a stand-in fail, slow down or say something else. The same by program: POST JSON to this address, e.g.
<code>{"model":{"mode":"refuse","match":"text in the request","times":1}}</code> or <code>{"run":"refresh-games"}</code>.</p>
<p>The feed replays ${seasonsReplayed}, under new dates.</p>
${targets.map((target) => form(target, current[target])).join('\n')}
<form method="post"><fieldset><legend>billing</legend>
<label>What happens <select name="do">${paymentActions.map((action) => `<option>${action}</option>`).join('')}</select></label>
<label>To the customer with the email <input name="of" type="email" required></label>
<p><button>Let it happen</button></p>
</fieldset></form>
<form method="post"><fieldset><legend>Run now</legend>
${scheduled.map((name) => `<p><button name="run" value="${name}">${name}</button></p>`).join('\n')}
</fieldset></form>`,
  );
}

function form(target: Target, rules: ReturnType<Controls['current']>[Target]): string {
  const set = rules.map(
    ({ mode, match, times, status }) =>
      `<li>${escapeHtml(mode)}${status ? ` “${escapeHtml(status)}”` : ''}${match ? ` for “${escapeHtml(match)}”` : ' for everybody'}${Number.isFinite(times) ? `, ${times} more` : ''}</li>`,
  );
  const options = modes[target].map((mode) => `<option>${mode}</option>`).join('');
  return `<form method="post"><fieldset><legend>${target}</legend>
${set.length > 0 ? `<ul>${set.join('')}</ul>` : '<p>Normal.</p>'}
<input type="hidden" name="target" value="${target}">
<label>Mode <select name="mode">${options}</select></label>
<label>Only requests that contain <input name="match"></label>
<label>How many times (empty is always) <input name="times" inputmode="numeric" pattern="[0-9]*"></label>
${target === 'feed' ? '<label>Word for the status (mode status) <input name="status"></label>' : ''}
<p><button>Set ${target}</button></p>
</fieldset></form>`;
}

/** What a form says, as the JSON that a program would have sent. */
export function controlsOfForm(body: string): string {
  const fields = new URLSearchParams(body);
  const run = fields.get('run');
  if (run) return JSON.stringify({ run });
  const deed = fields.get('do');
  if (deed) return JSON.stringify({ billing: { do: deed, of: fields.get('of') } });
  const [target, mode, match, times, status] = ['target', 'mode', 'match', 'times', 'status'].map(
    (name) => fields.get(name) || undefined,
  );
  return JSON.stringify({ [target ?? '']: { mode, match, status, ...(times && { times: Number(times) }) } });
}
