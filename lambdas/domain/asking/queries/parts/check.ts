/** Whether a bet is worth its price, by its parts. */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import type { Context } from '../../reading/read.ts';
import { asksAgainst } from '../check/against.ts';
import { type Asked, ofRole } from './asked.ts';
import { betsOf } from './bets.ts';
import { americanIn, chanceIn, dollarsIn } from './figures.ts';
import { bookIn, daysIn, pricedLegs, stakeIn } from './prices.ts';

const mostLegs = 12;

/** What no role says. */
const cues = {
  taken:
    /\b(?:i (?:got|took|bet|grabbed|have|had|snagged|locked)|got (?:the |it |in )|did i|have (?:a |the )?ticket|grabbed|snagged|locked in|already (?:bet|have|took))\b/i,
  beat: /\b(?:beat|best of (?:it|the number)|good number|worst of it|clv|did i)\b/i,
  bonus: /\b(?:bonus|free ?bet|free play|no[- ]sweat|site credit|token)\b/i,
} as const;

/** A boost in percent. */
const ofPercent = /(\d+(?:\.\d+)?) ?(?:%|percent\b|pct\b)/i;

/** Whether a bet is worth its price. @returns undefined where no bet or price can be read */
export function checkOf(asked: Asked, context: Context): CheckQuery | undefined {
  const bets = ofTeams(ofPlayers(betsOf(asked, context), asked), context);
  const boosts = ofRole(asked, 'boost').map(({ words }) => words);
  const raised = boosts.some((words) => ofPercent.test(words)) ? undefined : raisedIn(asked);
  const priced =
    bets && bets.length <= mostLegs ? pricedLegs(bets.map(withSide), raised?.asked ?? asked) : undefined;
  if (!priced) return undefined;
  // "A profit boost, 30 percent".
  const said = boosts.some((words) => ofPercent.test(words))
    ? boosts
    : boosts.slice(0, 1).map(() => asked.prompt);
  const percents = said.flatMap((words) => ofPercent.exec(words)?.[1] ?? []);
  const [boost, ...others] = percents.map(Number);
  const [own] = ofRole(asked, 'chance');
  const chance = own ? chanceIn(own.words) : null;
  if (others.length > 0 || chance === undefined) return undefined;
  const stake = stakeIn(asked);
  const [saved] = ofRole(asked, 'bankroll');
  const bankroll = dollarsIn(saved?.words ?? ofBankroll.exec(asked.prompt)?.[1] ?? '');
  const isTaken = cues.taken.test(asked.prompt) && cues.beat.test(asked.prompt);
  const { legs } = priced;
  const [leg, ...more] = legs;
  const isOne = leg !== undefined && more.length === 0;
  const price = priced.price ?? (isOne ? inBrackets(asked) : null);
  return {
    ask: 'check',
    legs: isOne ? [{ ...leg, price }] : legs,
    price: isOne ? null : price,
    book: bookIn(asked),
    boost: boost ?? null,
    isBonus: boost === undefined && boosts.some((words) => cues.bonus.test(words)),
    against: asksAgainst(asked.prompt),
    chance,
    ...(stake !== undefined && { stake }),
    ...(raised && { before: raised.before }),
    ...(isTaken && { isTaken }),
    ...(bankroll !== undefined && stake !== undefined && bankroll >= stake && { bankroll }),
    ...(!isTaken && daysIn(asked, context)),
  };
}

/** "Henry over 80.5 (-110)": nothing but a price stands so. */
function inBrackets(asked: Asked): number | null {
  const [typed, ...others] = asked.prompt.matchAll(/\( ?([+-]\d{3,5}) ?\)/g);
  return typed && others.length === 0 && ofRole(asked, 'price').length === 0 ? Number(typed[1]) : null;
}

/** "Boosted from +105 to +135": of the two prices the one that pays more is that of the bet, and the other was it before. */
function raisedIn(asked: Asked): { readonly asked: Asked; readonly before: number } | undefined {
  if (!/\bboost(?:ed|s|ing)?\b/i.test(asked.prompt)) return undefined;
  const prices = ofRole(asked, 'price').flatMap((span) => {
    const price = americanIn(span.words);
    return price === undefined ? [] : [{ span, price }];
  });
  const [one, other, ...more] = prices.toSorted(
    (a, b) => americanToDecimal(a.price) - americanToDecimal(b.price),
  );
  const isFromTo = /[+-]\d{3,5}[^\d,.]{0,12}(?:\bto\b|\bnow\b|->|\binto\b)[^\d]{0,8}[+-]?\d{3,5}/i.test(
    asked.prompt,
  );
  if (!one || !other || more.length > 0 || !isFromTo || one.price === other.price) return undefined;
  return { asked: { ...asked, spans: asked.spans.filter((span) => span !== one.span) }, before: one.price };
}

/** "LeBron over 24.5 with Memphis missing their center": the only number is the player's, and the team has none. */
function ofPlayers(bets: readonly NamedBet[] | undefined, asked: Asked): readonly NamedBet[] | undefined {
  const own = bets?.find(({ player, line }) => player !== null && line !== null);
  if (!bets || !own || ofRole(asked, 'line').length > 1 || ofRole(asked, 'side').length > 1) return bets;
  const isHis = ({ player, market, line }: NamedBet) =>
    player === null && (market === 'team_total' || market === 'total') && line === own.line;
  const side = own.side ?? bets.find(isHis)?.side ?? null;
  return bets.flatMap((bet) => (isHis(bet) ? [] : [bet === own ? { ...bet, side } : bet]));
}

/** "Mahomes and the Chiefs at -150": a player of whom nothing is said is named for his team. */
function ofTeams(
  bets: readonly NamedBet[] | undefined,
  { roster = [] }: Context,
): readonly NamedBet[] | undefined {
  const isBare = ({ player, stat, side, line }: NamedBet) =>
    player !== null && stat === null && side === null && line === null;
  const ofGames = bets?.filter(({ player }) => player === null);
  // "Brunson needs 28+ in Sacramento": a total beside a player may be his.
  if (bets?.some(isBare) && ofGames?.some(({ market }) => market === 'total')) return undefined;
  const teams = new Set(ofGames?.flatMap((bet) => bet.teams));
  return bets?.filter(
    (bet) => !isBare(bet) || !roster.some(({ name, team }) => name === bet.player && teams.has(team)),
  );
}

/** "Too much if I have 2k", "with an 800 roll". */
const ofBankroll =
  /\b(?:(?:i|we) (?:only )?(?:have|got)|i['’]?ve (?:only )?got|with|on|of|bank ?roll(?: is| of|:)?|roll(?: is| of)?|account has|have) (?:an? |my |about |like |only )*(\$?\d[\d,]*(?:\.\d+)?k?)(?= ?(?:$|[?.!,;]|total|left|to (?:my name|play with|bet with|work with|bet)|in (?:my|the)|bank ?roll|roll|bank|altogether))/i;

/** "Is the total too high at 39.5": the over at that number is what is judged. */
const withSide = (bet: NamedBet): NamedBet =>
  bet.market === 'total' && bet.side === null ? { ...bet, side: 'over' } : bet;
