/** The page of a shared pick, as HTML without scripts, and its error pages. */
import { sharedPath, sharedPicturePath } from '../../contracts/picks/shares.ts';
import { document, type Head } from '../pages/frame.ts';
import { type Html, html } from '../pages/html.ts';
import type { SharedLeg, SharedView } from '../views/picks/shared-pick.ts';
import { statusWords, summaryOf } from './summary.ts';

/**
 * @param id the share's ID
 * @param origin of the site, without a trailing slash
 */
export function sharedPage(id: string, view: SharedView, origin: string): string {
  const { title, price } = view;
  const head: Head = {
    title: price ? `${title} (${price})` : title,
    description: summaryOf(view),
    card: {
      url: origin + sharedPath(id),
      picture: origin + sharedPicturePath(id, view.version),
      alt: `${title}. ${summaryOf(view)}`,
    },
  };
  return document(head, html`${slip(view)}${invitation}`);
}

/** The same page whether sharing was stopped or the link never existed. */
export function missingPage(): string {
  return noticePage(
    'This pick is not shared',
    'Its owner may have stopped sharing it, or the link may be incomplete.',
  );
}

export function busyPage(): string {
  return noticePage('Too many requests', 'Please wait a minute, then open the link again.');
}

function noticePage(title: string, text: string): string {
  return document(
    { title, description: text },
    html`<section class="card"><h1>${title}</h1><p>${text}</p></section>${invitation}`,
  );
}

function slip(view: SharedView): Html {
  const { headline, sport, status, isMarked, isSlip, firstName, legs } = view;
  return html`<article class="card">
<div class="row"><p class="label muted">${sport} · ${firstName ? `Shared by ${firstName}` : 'Shared pick'}</p>
<p class="badge ${status}">${statusWords[status]}${isMarked && ', marked by its owner'}</p></div>
<h1>${headline}</h1>
${proof(view)}
${figures(view)}
<div class="legs">${legs.map((leg) => slipLeg(leg, legs.length > 1))}</div>
<p class="small muted">${isSlip ? 'Chance and reasons are' : 'Price, chance and reasons are'} as they were when the pick was saved, and cannot be changed.
${isSlip && 'The owner enters what their book paid; no feed has prices of same-game parlays.'}
${isMarked ? 'The owner marked the result by hand; no final score graded it.' : 'Final scores grade the pick.'}
${isSlip ? 'Chance is that of all legs together, by how such legs went together before.' : 'Chance is the market’s own with the bookmakers’ margin taken out.'} Results count one unit per pick.</p>
</article>`;
}

function proof({ isBeforeStart, saved, shared }: SharedView): Html {
  return html`<div class="proof ${isBeforeStart && 'early'}">
<p class="label">${isBeforeStart ? 'Shared before the start' : 'Shared after the start'}</p>
<p class="small">Shared ${shared}</p>
<p class="small muted">Saved ${saved}</p></div>`;
}

function figures({ priceName, price, noPrice, chance, breakEven, units, status }: SharedView): Html {
  const isOpen = status === 'pending';
  const tone = isOpen || !units ? '' : units.startsWith('+') ? 'good' : units.startsWith('−') ? 'bad' : '';
  return html`<dl class="figures">
${figure(priceName, price ?? noPrice, 'accent')}
${figure('Chance', chance ?? '–')}
${figure('Break-even', breakEven ?? '–')}
${figure(isOpen ? 'If it wins' : 'Result', units ?? '–', tone)}
</dl>`;
}

const figure = (name: string, value: string, tone = '') =>
  html`<div><dt class="label muted">${name}</dt><dd class="figure ${tone}">${value}</dd></div>`;

/** For a single pick, name, price and chance are already shown above. */
function slipLeg(leg: SharedLeg, isOneOfSeveral: boolean): Html {
  const { selection, price, chance, breakEven, market, book, match, start, thesis } = leg;
  const place = [market, book].filter(Boolean).join(' ');
  const worth = chance && breakEven && `chance ${chance}, break-even ${breakEven}`;
  return html`<section class="leg">
<div class="stack">
${isOneOfSeveral && html`<div class="head"><h2>${selection}</h2><p class="display price">${price ?? 'Not priced'}</p></div>`}
<p class="${isOneOfSeveral ? 'small muted' : ''}">${match} · ${start}</p>
<p class="small muted">${isOneOfSeveral && worth ? `${place} · ${worth}` : place}</p>
</div>
${thesis && html`<p>${thesis}</p>`}
${reasons(leg, isOneOfSeveral ? 'h3' : 'h2')}
${outcome(leg)}
</section>`;
}

const sides = { for: 'For', against: 'Against', neutral: 'Either way' } as const;

/** @param heading the level below that of the leg: of a single, the page's title names it */
function reasons({ reasons }: SharedLeg, heading: 'h2' | 'h3'): Html | null {
  if (reasons.length === 0) return null;
  const lists = (['for', 'against', 'neutral'] as const).flatMap((side) => {
    const facts = reasons.filter((reason) => reason.side === side);
    if (facts.length === 0) return [];
    return html`<div class="${side}"><${heading}>${sides[side]}</${heading}><ul>${facts.map(({ text }) => html`<li>${text}</li>`)}</ul></div>`;
  });
  return html`<div class="reasons">${lists}</div>`;
}

const resultWords = { won: 'Won', lost: 'Lost', push: 'Push', void: 'Void', open: '' } as const;
const resultTones = { won: 'good', lost: 'bad', push: '', void: '', open: '' } as const;

function outcome({ result, final, closing }: SharedLeg): Html | null {
  if (result === 'open') return null;
  return html`<div class="outcome small stack">
<p><strong class="${resultTones[result]}">${resultWords[result]}</strong>${final && ` · Final: ${final}`}</p>
${closing && html`<p class="muted">${closing}</p>`}
</div>`;
}

const invitation = html`<section class="card invite">
<div class="stack"><h2>Get a second opinion on your own pick</h2>
<p class="muted">GamePlan answers questions in plain words with real games at real prices, shows the case on both sides,
and keeps a public record of its own daily picks, misses included. It takes no bets.</p></div>
<div class="row start"><a class="button" href="/">Open GamePlan</a><a href="/track-record">See our track record</a></div>
</section>`;
