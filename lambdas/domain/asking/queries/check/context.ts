/**
 * "Saquon under 74.5, Commanders D stinks though", "Astros -1.5 +120 in Anaheim": a team beside a bet without one of its own says
 * whom it is against, where it is played, or why. Rules take each name for a leg; the roles of the words tell them apart.
 */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';

/** Several bets are said to be one. */
const ofSlips =
  /\b(?:parlay\w*|legs?|sgps?|slip|combo|teasers?|teased?|both|all (?:of|three|four|2|3|4)|trebles?|accas?|(?:[2-9]|two|three|four|five)[- ]?(?:team|pick|man|legg)\w*)\b/i;
const toWin = /\b(?:ml|mls|money ?-?lines?|to win|wins?|straight[- ]?up|outright|su)\b/gi;

/**
 * @param query as the rules read it
 * @param told as the roles of its words make it
 * @returns the only bet that is asked about; undefined where that is not what was told, or where another bet may have been lost
 */
export function withoutContext(
  query: CheckQuery,
  told: CheckQuery | undefined,
  prompt: string,
): CheckQuery | undefined {
  const [leg, ...more] = told?.legs ?? [];
  if (!leg || more.length > 0 || query.legs.length < 2 || ofSlips.test(prompt)) return undefined;
  const own = query.legs.filter((each) => isOn(each, leg));
  const others = query.legs.filter((each) => !own.includes(each));
  const [first] = own;
  const isOfDraw = leg.side === 'draw' && others.length === 0;
  if (!first || (own.length > 1 && !isOfDraw) || !others.every((each) => saysNothing(each, leg)))
    return undefined;
  // "Brunson over 25.5, Knicks ml": the winner is a bet of its own, whoever's it is.
  const winners = prompt.match(toWin)?.length ?? 0;
  if (winners > (leg.market === 'moneyline' && leg.side !== 'draw' ? 1 : 0)) return undefined;
  const sports = leg.sports.length > 0 ? leg.sports : first.sports;
  const price = query.price ?? query.legs.find((each) => each.price !== null)?.price ?? leg.price;
  return { ...query, legs: [{ ...leg, sports, price }], price: null };
}

/** Whether it is on the same player or on a team of the bet. */
const isOn = (bet: NamedBet, { player, teams }: NamedBet): boolean =>
  player === null
    ? bet.player === null && bet.teams.some((team) => teams.includes(team))
    : bet.player === player;

/** A number that it has in common with the bet is the other one's. */
const saysNothing = ({ player, line, unlisted }: NamedBet, of: NamedBet): boolean =>
  player === null && unlisted === undefined && (line === null || line === of.line);
