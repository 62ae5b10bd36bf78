/** Recomputes why a leg was chosen: a comparison from the games, anything else from the leg's prices. */
import type { Evidence, Leg } from '../../../lambdas/contracts/asking/analysis.ts';
import { rawGame } from '../raw.ts';
import { chancesOf } from '../recompute/board.ts';
import { comparedIn } from './sides.ts';

/** The kind of fact that each comparing lead speaks of. */
const kindOfLead: Readonly<Record<string, Evidence['kind']>> = {
  rest_edge: 'rest',
  missing_players: 'injuries',
  form: 'form',
  scoring: 'scoring',
  record: 'record',
  home: 'venue_record',
  meetings: 'meetings',
  covers: 'cover',
  totals_trend: 'totals',
  starters: 'starters',
  player_trend: 'player',
};

/** Words that put one team ahead of another; only a comparing lead may use them. */
const comparing =
  /\b(favors?|better|edge over|advantage|ahead of|short-handed|in form|points? to|leans? to)\b/i;

/** @returns why a leg's lead is not so; the figures of its facts are recomputed in `figures.ts` */
export function falseLeads(leg: Leg): string[] {
  const { thesis, evidence = [] } = leg;
  if (!thesis) return ['no lead'];
  const say = (why: string) => [`"${thesis.text}" ${why}`];
  const kind = kindOfLead[thesis.id];
  if (!kind) {
    const isClaim = comparing.test(thesis.text) && !/^In .*the market leans clearly to/.test(thesis.text);
    return isClaim ? say('compares without a fact') : marketFaults(leg).flatMap(say);
  }
  const fact = evidence.find((each) => each.kind === kind && each.side === 'for');
  if (!fact) return say(`has no ${kind} for it`);
  return isOfTeam(leg) && kind !== 'player' ? comparisonFaults(leg, fact, thesis.text).flatMap(say) : [];
}

const isOfTeam = ({ selection }: Leg) => selection === 'home' || selection === 'away';

/** Both teams are named, and the leg's team is ahead by the values of the fact. */
function comparisonFaults(leg: Leg, fact: Evidence, text: string): string[] {
  const { selection, home, away } = leg;
  const unnamed = [home, away].filter((name) => !text.includes(name.split(' ').at(-1) ?? name));
  const lead =
    fact.kind === 'starters'
      ? Number(fact.values.awayEra) - Number(fact.values.homeEra)
      : (comparedIn(fact) ?? 0);
  const team = fact.kind === 'starters' ? home : fact.about;
  const own = selection === 'home' ? home : away;
  return [
    ...unnamed.map((name) => `does not name ${name}`),
    ...((team === own ? lead : -lead) > 0 ? [] : ['is not ahead']),
  ];
}

/** What a lead about the market claims, recomputed from the prices. */
function marketFaults(leg: Leg): string[] {
  const { thesis, evidence = [], market, selection, gameId } = leg;
  const game = rawGame(gameId);
  const chances = game && market === 'moneyline' ? chancesOf(game) : undefined;
  const recomputed = selection === 'home' || selection === 'away' ? chances?.[selection] : undefined;
  const chance = recomputed ?? leg.marketProbability ?? 0;
  const has = (kind: Evidence['kind']) => evidence.some((each) => each.kind === kind && each.side === 'for');
  const holds: Readonly<Record<string, boolean>> = {
    likeliest: market === 'outright' || chance > 55 - nearly,
    coin_flip: chance >= 45 - nearly && chance <= 55 + nearly,
    long_shot: chance <= 25 + nearly,
    best_price: has('best_price'),
    price_move: has('movement'),
    price_only: evidence.every(({ kind }) => ['best_price', 'agreement', 'movement', 'cost'].includes(kind)),
  };
  return holds[thesis?.id ?? ''] === false ? [`is not so at ${chance}%`] : [];
}

/** Tolerance in percentage points for a chance rounded to one decimal. */
const nearly = 0.05;
