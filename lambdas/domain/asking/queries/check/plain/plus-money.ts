/** "Are the Sabres plus money tonight", "does LAFC to win pay plus money": whether a bet that is named pays at least even money. */
import type { CheckQuery, MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import { openMarket } from '../../market/open-market.ts';
import { plainlySaid } from '../../sum/plain/said.ts';
import type { Known } from '../../table/terms.ts';
import { readCheck } from '../read.ts';
import { betAlone } from '../staked/read.ts';

const plus =
  '(?:an? )?(?:plus (?:money|odds|price|territory)|\\+ ?money|(?:better|more|longer) than even(?: money| odds)?|(?:even money|evens) or (?:better|longer|more))';
const priced =
  '(?:(?:still|even|currently|now|at|in|pay|pays|paying|paid|be|priced|listed|going|go|for|come|out|get|getting) )*';
const forms: readonly RegExp[] = [
  new RegExp(
    `^ (?:(?:so|ok|hey|yo|and|wait|,) )*(?:is|are|does|do|will|would|did) (?:an? |the )?(?<bet>.{2,60}?) ${priced}${plus}(?<rest> .*)$`,
  ),
  new RegExp(
    `^ (?:(?:so|ok|hey|yo|and|wait|,) )*(?:can|could|do|would|will) (?:i|we|you) (?:still )?(?:get|find) ${plus} (?:on|for|with|betting) (?<bet>.{2,60}?)(?<rest> )$`,
  ),
];
/** Asks for more than its price, or names the other side. */
const judged = /\b(?:good|bad|worth|value|smart|bet|bets|pick|picks|play|plays|parlay|or|beating)\b/;
const longest = 140;

/** @returns the best price of the bet against even money; of a bet that the board lists in no row of its own, its price; undefined where no one bet is named */
export function readPlusMoney(prompt: string, known: Known): MarketQuery | CheckQuery | undefined {
  const said = plainlySaid(prompt);
  if (said.length > longest) return undefined;
  for (const form of forms) {
    const { bet, rest = '' } = form.exec(said)?.groups ?? {};
    if (bet === undefined || judged.test(bet + rest)) continue;
    const name = `${bet.replace(/ wins?$/, ' to win')}${rest}`.trim();
    const check = alone(name, known) ?? againstTeam(name, known);
    const [leg] = check?.legs ?? [];
    if (check && leg) return isListedApart(leg) ? priceOf(check) : check;
  }
  return undefined;
}

/** Of one team, or a total: the board says by book whether it is at even money. */
const isListedApart = ({ player, teams, side, period = 'game' }: NamedBet): boolean =>
  player === null && period === 'game' && (teams.length === 1 || side === 'over' || side === 'under');

const alone = (name: string, known: Known): CheckQuery | undefined =>
  betAlone(name, (text) => {
    const read = readCheck(text, known);
    return read && [read];
  });

const opponent =
  /^(?<bet>.+?)(?: to win| to beat)? (?:at|against|vs|versus|over|in|on the road (?:at|in|against)) (?:the )?(?<foe>[a-z. ]+?)(?<day>(?: (?:today|tonight|tomorrow|this week|(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)day))?)$/;

/** "The Jets against the Bills": of two teams, the second says which game it is. */
function againstTeam(name: string, known: Known): CheckQuery | undefined {
  const { bet, foe, day } = opponent.exec(name)?.groups ?? {};
  const check = bet === undefined ? undefined : alone(`${bet}${day}`, known);
  const [[leg], [other]] = [check?.legs ?? [], alone(`${foe}`, known)?.legs ?? []];
  const isOfTeams = leg?.teams.length === 1 && other?.teams.length === 1 && other.market === 'moneyline';
  return check && leg && other && isOfTeams
    ? { ...check, legs: [{ ...leg, teams: [...leg.teams, ...other.teams] }] }
    : undefined;
}

function priceOf({ legs: [leg], days }: CheckQuery): MarketQuery | undefined {
  if (!leg) return undefined;
  const isTotal = leg.side === 'over' || leg.side === 'under';
  return {
    ...openMarket,
    topic: 'best_price',
    teams: [...leg.teams],
    days: days ?? null,
    market: leg.market ?? (isTotal ? 'total' : 'spread'),
    side: isTotal ? leg.side : null,
    line: leg.line,
    price: { min: 100, max: null },
  };
}
