/** Which of several bets is better, by their parts. */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { PropStat } from '../../../../contracts/feed/props.ts';
import type { Context } from '../../reading/read.ts';
import { ofPool, toWin } from '../compare/read.ts';
import { yardsByVerb } from '../find/occasions/players/stat-said.ts';
import { type Asked, meantBy, ofRole } from './asked.ts';
import { betsOf, eachOf } from './bets.ts';
import { yardsAlone } from './parts.ts';
import { daysIn, pricedLegs } from './prices.ts';

const mostOptions = 6;

/** What no role says. */
const cues = {
  worst: /\b(?:weakest|worst|shakiest|riskiest|least|drop|cut|lose|scariest|sketchiest|shaky|avoid)\b/i,
  chance:
    /\b(?:likel(?:y|ier|iest)|safer|safest|surer|more chance|better chance|hit(?:s|ting)? more|who wins?|more often|trust)\b/i,
  payout: /\b(?:pays? (?:more|better|most)|bigger payout|more money)\b/i,
  cost: /\b(?:value|cheaper|cheapest|better price|ev)\b/i,
} as const;

/** Which of several bets is better. @returns undefined where no two can be read */
export function compareOf(asked: Asked, context: Context): CompareQuery | undefined {
  const named = linesOfOne(asked, context) ?? betsOf(asked, context) ?? eachOf(asked, context);
  const bets = named && inTheirVerb(named, asked);
  if (!bets || bets.length < 2 || bets.length > mostOptions) return undefined;
  const priced = pricedLegs(bets, asked);
  const distinct = new Set(bets.map((bet) => JSON.stringify(bet)));
  if (!priced || distinct.size < bets.length) return undefined;
  const [order] = ofRole(asked, 'order').map((span) => meantBy(asked, span));
  const isWorst = order === 'least' || (order === undefined && cues.worst.test(asked.prompt));
  const isOfPool = ofPool.test(asked.prompt);
  const by = isOfPool
    ? 'chance'
    : cues.payout.test(asked.prompt)
      ? 'payout'
      : cues.cost.test(asked.prompt)
        ? 'cost'
        : cues.chance.test(asked.prompt)
          ? 'chance'
          : 'any';
  return {
    ask: 'compare',
    options: isOfPool ? priced.legs.map(toWin) : priced.legs,
    by,
    order: isWorst ? 'worst' : 'best',
    ...daysIn(asked, context),
  };
}

/** "Herbert or Love, who throws for more yards": those of each are what the verb says, whoever else has the name. */
function inTheirVerb(bets: NamedBet[], asked: Asked): NamedBet[] {
  const stat = yardsByVerb(asked.prompt);
  const said = ofRole(asked, 'stat');
  const areYards =
    said.length > 0 ? said.every(({ words }) => yardsAlone.test(words)) : forMore.test(asked.prompt);
  const isOfAll = bets.every(
    (bet) => bet.player !== null && (bet.stat === null || bet.stat === 'other' || yards.has(bet.stat)),
  );
  return stat && areYards && isOfAll ? bets.map((bet) => ({ ...bet, stat })) : bets;
}
const yards: ReadonlySet<PropStat> = new Set(['passing_yards', 'rushing_yards', 'receiving_yards']);
const forMore = /\bfor (?:more|(?:the )?most)\b/i;

/**
 * "Lions -7.5 at -105 on one app and -7 at -118 on the other": a team that is named once has each of the lines.
 * @returns undefined unless one team has several lines and nothing else
 */
function linesOfOne(asked: Asked, context: Context): NamedBet[] | undefined {
  const [team, ...others] = ofRole(asked, 'team');
  const lines = ofRole(asked, 'line');
  const isOfMore = asked.spans.some(({ role }) => role === 'player' || role === 'side' || role === 'stat');
  if (!team || others.length > 0 || lines.length < 2 || isOfMore) return undefined;
  const bets = lines.map((line) =>
    betsOf({ ...asked, spans: [team, line].map((span) => ({ ...span, leg: null })) }, context),
  );
  return bets.every((each) => each?.length === 1) ? bets.flatMap((each) => each ?? []) : undefined;
}
