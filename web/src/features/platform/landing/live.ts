/** The landing page's only script: fills in today's free pick, the record and the latest results. */
import type { Evidence } from '../../../../../lambdas/contracts/asking/analysis.ts';
import type {
  Showcase,
  SlatePick,
  TrackRecord,
} from '../../../../../lambdas/contracts/records/track-record.ts';
import { matchName } from '../../../../../lambdas/domain/asking/english/leg.ts';
import { gameName, legName, scoreName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import {
  dollars,
  percent,
  signedDollars,
  signedPercent,
} from '../../../../../lambdas/domain/platform/format.ts';
import { dayAndTime, dayOf, shortDay } from '../../../components/ui/display/dates.ts';
import { hundredReturns, odds, withOdds } from '../../../components/ui/display/figures.ts';
import { places, type Slot, templates } from './slot.ts';

/** Facts shown for each side. */
const factsPerSide = 3;
const none = '–';

/** @param url of the track record */
async function fillFrom(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) return;
  const record = (await response.json()) as TrackRecord & Showcase;
  showFree(record);
  showRecord(record);
  container(places.latest).replaceChildren(...record.latest.map(resultOf));
}

function showFree({ freePick, previousFreePick }: Showcase): void {
  const cards = [
    ...(freePick ? [cardOf(freePick, `Today, ${dayOf(freePick.day)}`)] : []),
    ...(previousFreePick ? [cardOf(previousFreePick, dayOf(previousFreePick.day))] : []),
  ];
  if (freePick) container(places.free).replaceChildren(...cards);
  else container(places.free).append(...cards);
}

function showRecord(record: TrackRecord & Showcase): void {
  const { hits, misses, pushes, pending, winRate, winRateInterval, roi, roiInterval, preferredStyle } =
    record;
  const closed = hits + misses + pushes;
  fill(document, {
    tracked: String(closed + pending),
    live: String(pending),
    closed: String(closed),
    winRatio: winRate === null ? none : percent(winRate),
    winRange: rangeOf(winRateInterval, percent),
    roi: roi === null ? none : signedPercent(roi),
    roiRange: rangeOf(roiInterval, signedPercent),
    preferredStyle: preferredStyle?.style ?? none,
    preferredOf: preferredStyle ? `${preferredStyle.picks} of our last ${preferredStyle.of} picks` : '',
  });
}

const rangeOf = (range: { low: number; high: number } | null, format: (value: number) => string) =>
  range ? `${format(range.low)} to ${format(range.high)}` : 'Too few picks to tell';

function cardOf(pick: SlatePick, title: string): Node {
  const card = copyOf(templates.free);
  const { chance, breakEven, expectedValue } = pick;
  fill(card, {
    ...wordsOf(pick),
    title: `${title} · ${pick.title}`,
    when: pick.legs[0] ? `${dayAndTime(pick.legs[0].startsAt)}. ` : '',
    chance: chance === null ? none : percent(chance),
    breakEven: breakEven === null ? none : percent(breakEven),
    returns: returnsOf(pick),
    cost: expectedValue === null ? none : dollars(-expectedValue),
  });
  slotIn(card, 'facts')?.replaceChildren(...factsOf(pick).map(factOf));
  return card;
}

function resultOf(pick: SlatePick): Node {
  const card = copyOf(templates.result);
  const { legs, style, chance } = pick;
  const [first] = legs;
  const starts = legs.map(({ startsAt }) => startsAt).sort();
  fill(card, {
    ...wordsOf(pick),
    style,
    match: [...new Set(legs.map(gameName))].join(', '),
    when: starts[0] ? `· ${shortDay(starts[0])}` : '',
    about:
      legs.length > 1
        ? `Every leg must hit: ${legs.map(legName).join(', ')}.`
        : withOdds(first?.thesis?.text ?? pick.title, 'american'),
    chance: chance === null ? none : percent(chance),
    returns: returnsOf(pick),
  });
  return card;
}

/** What $100 pays if the pick hits, the stake included. */
function returnsOf({ legs, odds }: SlatePick): string {
  const returns = hundredReturns(
    legs.map(({ price }) => price),
    odds,
  );
  return returns === null ? none : dollars(returns);
}

/** The texts and the status that all cards have. */
function wordsOf({ sport, legs, odds: price, profit, status }: SlatePick): Words {
  const [leg] = legs;
  const isParlay = legs.length > 1;
  const final = leg?.final && !isParlay ? `Final: ${scoreName(leg, leg.final)}` : '';
  return {
    status,
    sport,
    selection: isParlay ? `${legs.length}-leg parlay` : leg ? legName(leg) : '',
    match: isParlay ? legs.map(legName).join(', ') : leg ? matchName(leg) : '',
    price: odds(price, 'american'),
    final: [final, profit === null ? '' : `${signedDollars(profit)} on $100`].filter(Boolean).join(' · '),
  };
}

function factsOf({ legs }: SlatePick): readonly Evidence[] {
  const evidence = legs.flatMap((leg) => leg.evidence ?? []);
  const of = (side: Evidence['side']) => evidence.filter((fact) => fact.side === side).slice(0, factsPerSide);
  return [...of('for'), ...of('against')];
}

function factOf({ side, text }: Evidence): Node {
  const item = copyOf(templates.fact);
  for (const sign of item.querySelectorAll<HTMLElement>('[data-side]')) {
    sign.hidden = sign.dataset.side !== side;
  }
  fill(item, { title: withOdds(text, 'american') });
  return item;
}

type Words = Partial<Record<Slot | 'status', string>>;

function fill(root: ParentNode, { status, ...words }: Words): void {
  for (const [name, text] of Object.entries(words)) {
    const element = slotIn(root, name);
    if (element) element.textContent = text;
  }
  if (status === undefined) return;
  for (const label of root.querySelectorAll<HTMLElement>('[data-status]')) {
    label.hidden = label.dataset.status !== status;
  }
}

const slotIn = (root: ParentNode, name: string) => root.querySelector(`[data-slot="${name}"]`);

function copyOf(id: string): DocumentFragment {
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) throw new Error(`The document has no template ${id}`);
  return document.importNode(template.content, true);
}

function container(name: string): Element {
  const found = document.querySelector(`[data-place="${name}"]`);
  if (!found) throw new Error(`The document has no container ${name}`);
  return found;
}

const url = document.querySelector<HTMLElement>('[data-track-record]')?.dataset.trackRecord;
// If the call fails, the document keeps its static text, which links to the record.
if (url) fillFrom(url).catch(console.warn);
