/** The controls as an HTML form. */

import { leagueDay } from '../../lambdas/domain/platform/calendar.ts';
import { escapeHtml } from '../../lambdas/domain/platform/html.ts';
import type { Jump } from './clock/jumps.ts';
import { inWords } from './clock/moment.ts';
import { type Controls, modes, type Target } from './controls.ts';
import { replayedOn } from './feed/seasons/seasons.ts';
import { seasonsReplayed } from './feed/seasons/teams.ts';
import { page } from './pages.ts';
import { paymentActions } from './payments.ts';

interface Shown {
  /** Names of the scheduled functions. */
  readonly scheduled: readonly string[];
  readonly now: Date;
  readonly jumps: readonly Jump[];
}

/** @param message result of the last change */
export function controlsPage(controls: Controls, { scheduled, now, jumps }: Shown, message?: string): string {
  const current = controls.current();
  const targets = Object.keys(modes) as Target[];
  const notice = message ? `<p role="status"><strong>${escapeHtml(message)}</strong></p>` : '';
  return page(
    'Controls',
    `${notice}<p>Make a stand-in fail, slow down or answer differently. Scripts can POST JSON to this address, such as
<code>{"model":{"mode":"refuse","match":"text in the request","times":1}}</code> or <code>{"run":"refresh-games"}</code>.</p>
<p>The feed replays ${seasonsReplayed}, with new dates. Today's games are those of ${replayedOn(leagueDay(now))}.</p>
<form method="post"><fieldset><legend>Time</legend>
<p>It is ${inWords(now)}. A jump runs the scheduled functions, and open pages follow it when you return to them.</p>
${jumps.map(({ to, label }) => `<p><button name="jump" value="${to}">${escapeHtml(label)}</button></p>`).join('\n')}
</fieldset></form>
${targets.map((target) => form(target, current[target])).join('\n')}
<form method="post"><fieldset><legend>billing</legend>
<label>Action <select name="do">${paymentActions.map((action) => `<option>${action}</option>`).join('')}</select></label>
<label>Customer's email <input name="of" type="email" required></label>
<p><button>Run the action</button></p>
</fieldset></form>
<form method="post"><fieldset><legend>Run now</legend>
${scheduled.map((name) => `<p><button name="run" value="${name}">${name}</button></p>`).join('\n')}
</fieldset></form>`,
  );
}

function form(target: Target, rules: ReturnType<Controls['current']>[Target]): string {
  const set = rules.map(
    ({ mode, match, times, status }) =>
      `<li>${escapeHtml(mode)}${status ? ` “${escapeHtml(status)}”` : ''}${match ? ` for “${escapeHtml(match)}”` : ' for all requests'}${Number.isFinite(times) ? `, ${times} more` : ''}</li>`,
  );
  const options = modes[target].map((mode) => `<option>${mode}</option>`).join('');
  return `<form method="post"><fieldset><legend>${target}</legend>
${set.length > 0 ? `<ul>${set.join('')}</ul>` : '<p>Normal.</p>'}
<input type="hidden" name="target" value="${target}">
<label>Mode <select name="mode">${options}</select></label>
<label>Only requests that contain <input name="match"></label>
<label>How many times (empty for always) <input name="times" inputmode="numeric" pattern="[0-9]*"></label>
${target === 'feed' ? '<label>Status (for mode status) <input name="status"></label>' : ''}
<p><button>Set ${target}</button></p>
</fieldset></form>`;
}

/** Converts a submitted form to the JSON that a script would send. */
export function controlsOfForm(body: string): string {
  const fields = new URLSearchParams(body);
  const [run, jump] = [fields.get('run'), fields.get('jump')];
  if (run) return JSON.stringify({ run });
  if (jump) return JSON.stringify({ jump });
  const action = fields.get('do');
  if (action) return JSON.stringify({ billing: { do: action, of: fields.get('of') } });
  const [target, mode, match, times, status] = ['target', 'mode', 'match', 'times', 'status'].map(
    (name) => fields.get(name) || undefined,
  );
  return JSON.stringify({ [target ?? '']: { mode, match, status, ...(times && { times: Number(times) }) } });
}
