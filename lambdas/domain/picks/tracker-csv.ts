/** The tracker as CSV (RFC 4180), safe to open in a spreadsheet. */
import type { SavedPick } from '../../contracts/picks/tracker.ts';
import { bookOfPick, matchName } from '../asking/english/leg.ts';
import { pickName } from '../asking/english/pick.ts';
import { formatAmerican } from '../feed/odds/odds.ts';

const columns: readonly [name: string, of: (pick: SavedPick) => string | number | null][] = [
  ['saved_at', (pick) => pick.created_at],
  ['sport', (pick) => pick.sport],
  ['bet_type', (pick) => pick.metadata.bet_type.join(' ')],
  ['pick', (pick) => pickName(pick.metadata)],
  ['game', gameNames],
  ['starts_at', (pick) => pick.metadata.match_date],
  ['suggestion', (pick) => pick.metadata.suggestion.join('; ')],
  ['odds', (pick) => pick.metadata.odds],
  ['confidence_percent', (pick) => pick.metadata.confidence],
  ['market_probability_percent', (pick) => pick.metadata.market_probability],
  ['status', (pick) => pick.status],
  ['graded_by', (pick) => pick.gradedBy],
  ['graded_at', (pick) => pick.gradedAt],
  ['profit_dollars_on_100', (pick) => pick.profit],
  ['clv_percent', (pick) => pick.clv?.percent ?? null],
  ['line_moved', (pick) => linesMoved(pick)],
  ['question', (pick) => pick.reasoning],
  ['final_scores', finalScores],
  ['leg_results', legResults],
  ['my_stake_dollars', (pick) => pick.bet?.stake ?? null],
  ['my_price', (pick) => americanOf(pick.bet?.price)],
  ['my_profit_dollars', (pick) => pick.ownProfit ?? null],
  ['my_book', (pick) => pick.bet?.book ?? null],
  ['my_note', (pick) => pick.bet?.note ?? null],
  ['book', (pick) => bookOfPick(pick.metadata) || null],
  ['same_game', ({ metadata }) => (metadata.slip ? 'yes' : null)],
  ['good_at', ({ metadata }) => americanOf(metadata.slip?.goodAt)],
  ['my_boost_percent', (pick) => pick.bet?.boost?.percent ?? null],
  ['my_boost_max_stake_dollars', (pick) => pick.bet?.boost?.maxStake ?? null],
  ['my_bonus_bet', (pick) => (pick.bet?.bonusBet ? 'yes' : null)],
  ['my_book_paid', (pick) => pick.bet?.settledAs ?? null],
];

export function trackerCsv(picks: readonly SavedPick[]): string {
  const lines = [
    columns.map(([name]) => name),
    ...picks.map((pick) => columns.map(([, of]) => cell(of(pick)))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

const americanOf = (price: number | null | undefined) =>
  typeof price === 'number' ? formatAmerican(price) : null;

function gameNames({ metadata: { legs } }: SavedPick): string | null {
  return [...new Set(legs.map(matchName))].join('; ') || null;
}

/** With team names, because a spreadsheet would convert `3-1` to a date. */
function finalScores({ metadata, outcomes = [] }: SavedPick): string | null {
  const scores = metadata.legs.flatMap(({ home, away }, index) => {
    const final = outcomes[index]?.final;
    return final ? [`${away} ${final.away}, ${home} ${final.home}`] : [];
  });
  return [...new Set(scores)].join('; ') || null;
}

function legResults({ outcomes = [] }: SavedPick): string | null {
  return outcomes.map(({ result }) => result).join('; ') || null;
}

/** Points, above 0 if the line moved in favor of the bet; with leg numbers for a parlay. */
function linesMoved({ clv }: SavedPick): string | number | null {
  const legs = clv?.legs ?? [];
  const moved = legs.flatMap((leg, index) =>
    leg?.kind === 'line-moved' ? [{ place: index + 1, points: leg.points }] : [],
  );
  if (legs.length === 1) return moved[0]?.points ?? null;
  return moved.map(({ place, points }) => `leg ${place}: ${points}`).join('; ') || null;
}

/**
 * Prevents formula injection. Odds such as `+150` are numbers and stay unchanged. Some spreadsheets treat full-width
 * signs like plain ones.
 */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number' || /^[+-]\d+(\.\d+)?$/.test(value)) return String(value);
  const inert = /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
