/** An answer in plain text, with everything that its screen shows, for a reader who judges whether it fits. */
import type { Leg } from '../../lambdas/contracts/asking/analysis.ts';
import type { Card } from '../../lambdas/contracts/asking/cards.ts';
import type { Asking } from './outcome.ts';
import { isAnswered } from './outcome.ts';

/** @returns lines: the question, how it was read, the answer, its legs and figures, and what is offered next */
export function writtenOut({ of, outcome, used }: Asking): string[] {
  const question = of.before === undefined ? `“${of.ask}”` : `“${of.before}” → “${of.ask}”`;
  const heading = `${question} (${of.box})`;
  if (!isAnswered(outcome)) return [heading, `no answer: ${outcome.kind}`];
  const { kind, reading, response, analysis, notes, alternatives } = outcome;
  return [
    heading,
    `${kind}, ${used > 0 ? 'charged' : 'free'}`,
    ...(reading.summary === '' ? [] : [`Read as: ${reading.summary}`]),
    ...notes.map(({ text }) => `Note: ${text}`),
    response,
    ...(kind === 'play' || outcome.isOwn ? analysis.legs.map(legWords) : []),
    ...(analysis.legs.length > 1 && analysis.odds !== null ? [`All legs: ${analysis.odds}`] : []),
    ...(analysis.slip?.says ?? []),
    ...(analysis.wishes ?? []).map(
      ({ asked, legs, why }) => `Wish: ${asked}: ${why ?? `leg ${legs.map((leg) => leg + 1).join(', ')}`}`,
    ),
    ...(kind === 'play' ? [] : (outcome.cards ?? []).flatMap(cardLines)),
    ...alternatives.map(({ label }) => `Offered: ${label}`),
  ];
}

function legWords(leg: Leg, index: number): string {
  const start = new Date(leg.startsAt).toLocaleString('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const of = [
    leg.prop?.player,
    leg.prop?.stat,
    leg.outright?.player,
    leg.team && leg[leg.team],
    leg.period,
    leg.market,
    leg.selection,
    leg.line,
  ];
  const terms = of.filter((each) => each !== undefined && each !== null).join(' ');
  const facts = (leg.evidence ?? []).map(({ side, text }) => `    ${side}: ${text}`);
  return [
    `  ${index + 1}. ${leg.sport} ${leg.away} at ${leg.home}, ${start}: ${terms}, ${leg.price ?? 'no price'} at ${leg.book ?? 'no book'}, ${leg.marketProbability ?? 'unknown'}%`,
    ...facts,
  ].join('\n');
}

function cardLines(card: Card): string[] {
  switch (card.type) {
    case 'table':
      return [`[${card.title}]`, card.columns.map(({ label }) => label), ...card.rows]
        .map((row) => (typeof row === 'string' ? row : `  ${row.join(' | ')}`))
        .concat(card.note ?? []);
    case 'books':
      return [
        `[${card.title}]`,
        ...card.rows.map(({ book, line, price }) => `  ${book} | ${line ?? ''} | ${price}`),
      ];
    case 'movement':
      return [`[${card.title}]`, ...card.points.map(({ at, value }) => `  ${at} | ${value}`)];
    case 'score':
      return card.sides.map(
        ({ name, points, periods }) => `  ${name} ${points ?? ''} (${periods.join(' ')}) ${card.status}`,
      );
    case 'sum':
      return [...card.steps, card.result].map(({ label, value }) => `  ${label}: ${value}`);
    case 'options':
      return card.options.map(({ label, price, chance }) => `  ${label} | ${price} | ${chance}`);
    case 'record':
      return [
        `  ${card.title}: ${card.wins}-${card.losses}-${card.pushes}, ${card.units} units, ROI ${card.roi}`,
      ];
    case 'term':
      return [`  ${card.term}: ${card.meaning}`, ...(card.example === null ? [] : [`  ${card.example}`])];
    case 'bet':
      return card.legs.map(({ label, price }) => `  ${label} | ${price}`);
  }
}
