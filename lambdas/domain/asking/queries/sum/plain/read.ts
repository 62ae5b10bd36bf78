/** Sums in plain sentences, of which every figure has its place. */
import type { SumQuery, WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { sum } from '../../../../../contracts/asking/queries/sum.ts';
import { sizeOfBankroll } from './bankroll.ts';
import { marginOfBoth } from './both-sides.ts';
import { sumInWords } from './in-words.ts';
import { losingRun } from './losing-run.ts';
import { openTicket } from './open-ticket.ts';
import { roundRobinCount } from './round-robin.ts';
import { asksForMoney, dollarsIn, hasOnly, plainlySaid, pricesIn } from './said.ts';
import { parlayOfCounted } from './same-prices.ts';
import { shareAtPrice } from './share-at-price.ts';
import { sizeAlone } from './size.ts';
import { recordToWin } from './to-win-record.ts';

const at = (value: number): WrittenOdds => ({ format: 'american', value });
const ask = 'sum' as const;

/** @returns undefined for any other question, and where a figure has no place */
export function readPlainSum(prompt: string): SumQuery | undefined {
  const said = plainlySaid(prompt);
  const found =
    meantPrice(said) ??
    percentOf(said) ??
    multiplied(said) ??
    roundRobinCount(said) ??
    parlayOfCounted(said) ??
    recordToWin(said) ??
    losingRun(said) ??
    sumInWords(said) ??
    openTicket(said) ??
    lockedIn(said) ??
    withPush(said) ??
    unitsAtPrice(said) ??
    unitSet(said) ??
    sizeAlone(said) ??
    sizeOfBankroll(said) ??
    shareAtPrice(said) ??
    marginOfBoth(said);
  const read = found && sum.safeParse(found);
  return read?.success ? read.data : undefined;
}

const meaning =
  /^ (?:(?:so|ok|hey|and|but|wait|yo|um|,) )*(?:what's|what|wtf|explain|define|the meaning|meaning)(?: (?:is|does|do|it|a|an|the|line|price|odds|of|at|number|meaning|mean|when|says?))* [+-]\d{3,5}(?: (?:odds|mean|means|even|actually|really|stand for|price|line|in betting|exactly|to me|bet|here))* $/;

/** "What does -200 mean": that very price in every form, with what it wins. */
function meantPrice(said: string): SumQuery | undefined {
  const [price, ...others] = pricesIn(said);
  return price !== undefined && others.length === 0 && meaning.test(said)
    ? { ask, sum: 'convert', odds: at(price), to: null }
    : undefined;
}

const partOf =
  /^ (?:(?:so|ok|how much|what's|what|is|are|calculate|find|the|,) )*(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent|pct) of (?:(?:my|a|an|the) )*\$?(\d{2,7}(?:\.\d{1,2})?)(?: (?:dollars?|bucks|bankroll|bank roll|roll|balance|budget))*(?: ,)* $/;

/** "How much is 2% of 850". */
function percentOf(said: string): SumQuery | undefined {
  const [, percent, whole] = partOf.exec(said) ?? [];
  if (percent === undefined || whole === undefined) return undefined;
  return { ask, sum: 'share', chance: Number((Number(percent) / 100).toFixed(6)), bankroll: Number(whole) };
}

const times: Readonly<Record<string, number>> = { double: 2, triple: 3, quadruple: 4 };
const multiplying =
  /^ (?:at )?(?:what|which) (?:odds|price|prices)(?: (?:do|does|would|will|must|should))?(?: (?:i|you|we|it|a bet))?(?: (?:need|want|take|takes|require|get|have|be|needed|is|are))?(?: to)? (?:double|triple|quadruple)s? (?:my|your|the|a) (?:money|stake|bet|wager|bankroll) /;

/** "What odds do I need to double my money": of any stake. */
function multiplied(said: string): SumQuery | undefined {
  if (!multiplying.test(said) || !hasOnly(said, 0)) return undefined;
  const by = times[/ (double|triple|quadruple)/.exec(said)?.[1] ?? ''];
  return by === undefined ? undefined : { ask, sum: 'needed_odds', stake: 100, returns: 100 * by };
}

const locked =
  / (?:lock(?:ing|ed)? (?:in|up|(?:an? )?profit)|guarantee\w*|sure (?:profit|win|thing|bet)|risk ?-?free|arb|arbs|arbitrage|surebet|(?:profit|money|win|ahead) (?:either way|no matter (?:who|what)|whoever|regardless|whichever)|can't lose|cannot lose) /;
const twoSides =
  / (?:(?:one|each|both|other|opposite|either) sides?|(?:different|another|other|2|second|separate) (?:sports ?)?(?:books?|sites?|shops?|bookmakers?)|(?:another|the other|a second)(?= (?:one |has |have |is |at |gives |offers |for )*[+-]\d|$| ,| and )|elsewhere|other (?:team|one)|the other(?= ,| $| at)|against it|arbs?|arbitrage) /;
const otherSums =
  / (?:parlays?|legs?|bonus|(?<!risk )free|boost\w*|cash ?out|hedg\w*|already|open bet|teasers?|middle) /;

/** "Can I lock in a profit with +110 on one side and -102 on the other": what the two prices make together. */
function lockedIn(said: string): SumQuery | undefined {
  const lines = [...said.matchAll(lineOfTotal)].map(([, line]) => line);
  // An over and an under of two numbers can both lose, or both win.
  const isTotal = lines.length === 2 && lines[0] === lines[1];
  if (!locked.test(said) || !(isTotal || twoSides.test(said)) || otherSums.test(said)) return undefined;
  const sides = pricesIn(said);
  const [total = null, ...more] = dollarsIn(said);
  const figures = sides.length + (total === null ? 0 : 1);
  const rest = withoutCounts(isTotal ? said.replace(lineOfTotal, ' ') : said);
  if (sides.length < 2 || sides.length > 3 || more.length > 0 || !hasOnly(rest, figures)) return undefined;
  return { ask, sum: 'arbitrage', sides: sides.map(at), total };
}
const lineOfTotal = / (?:over|under|o|u) ?(\d{1,3}(?:\.5)?)(?= )/g;
/** "2 books" counts what is named anyway. */
const withoutCounts = (said: string): string =>
  said.replace(
    / [2-9] (?=(?:different |other |separate )?(?:sports ?)?(?:books?|sites?|sides?|prices|teams))/g,
    ' ',
  );

const dropped =
  '(?:push(?:es|ed)?|void(?:s|ed)?|cancell?ed|postponed|was no action|refunded|scratched|tied|ties)';
const countOf: Readonly<Record<string, number>> = { a: 1, one: 1, both: 2, '1': 1, '2': 2, '3': 3, '4': 4 };
const pushed = new RegExp(
  ` (a|one|[1-4]) (?:legs?|of (?:the|my|its|them|those)|picks?|games?|bets?)(?: [a-z0-9]+){0,6} ${dropped} `,
);
const others =
  / (?:the )?(?:others?|remaining|rest)(?: of (?:the|my) legs)? ?(both|[1-9])?(?: legs?| ones?| picks?)?(?: that)?(?: all| both)? ?(?:won|win|wins|hit|hits|cashed|cash|came in|(?:were|are|was|is)(?: winners)?|winning)?(?: at| priced at|, at| each at)? ((?:[+-]\d{3,5}(?: ,)?(?: and)? ?)+)/;

/** "One leg pushed and the other two won at -110, what does my $30 pay": the legs that are left, at the stake. */
function withPush(said: string): SumQuery | undefined {
  if (!/ (?:parlays?|legs?|slip|ticket) /.test(said) || !asksForMoney.test(said)) return undefined;
  if (/ (?:lost|loses|lose|teasers?|round robin|boost\w*) /.test(said)) return undefined;
  const [, count = ''] = pushed.exec(said) ?? [];
  const [, left, priced = ''] = others.exec(said) ?? [];
  const pushes = countOf[count];
  const prices = pricesIn(` ${priced} `);
  const [first] = prices;
  const [stake = null, ...more] = dollarsIn(said);
  if (!pushes || first === undefined || more.length > 0 || pricesIn(said).length !== prices.length)
    return undefined;
  const legsOf = / ([2-9]) (?:legs?|teams?|picks?) (?:parlay|slip|ticket)/.exec(said)?.[1];
  const whole = legsOf === undefined ? undefined : Number(legsOf) - pushes;
  const won = left === undefined ? whole : (countOf[left] ?? Number(left));
  const legs = prices.length === 1 ? Array.from({ length: won ?? 1 }, () => first) : prices;
  if ((won !== undefined && won !== legs.length) || (whole !== undefined && whole !== legs.length))
    return undefined;
  return {
    ask,
    sum: 'parlay',
    // What the legs that drop out were priced at changes nothing.
    legs: [...legs, ...Array.from({ length: pushes }, () => first)].map(at),
    pushes,
    stake,
  };
}

const amount = '\\$?(\\d{1,6}(?:\\.\\d{1,2})?)(?: dollars| bucks)?';
const unitIs: readonly RegExp[] = [
  new RegExp(
    ` (?:my |a |one |1 |the |per |each )?units?(?: size)?(?: for me)? (?:is|of|are|equals|=|being)(?: worth)? ${amount}(?= )`,
  ),
  new RegExp(` ${amount} (?:is |equals |= )?(?:a|per|one|my|1|each|an?) units?(?: size)?(?= )`),
  / \$(\d{1,6}(?:\.\d{1,2})?) units(?= )/,
];
const counted = / (\d{1,3}(?:\.\d{1,2})?|a half|half a|one) ?(?:units?|u) /;

/** "A unit is $40. What do I win with 1.5 units at -115": the stake in dollars, and what it wins in both. */
function unitsAtPrice(said: string): SumQuery | undefined {
  if (!asksForMoney.test(said)) return undefined;
  const found = unitIs.map((form) => form.exec(said)).find((each) => each !== null);
  const unit = Number(found?.[1]);
  const rest = found ? said.replace(found[0], ' , ') : said;
  const count = counted.exec(rest)?.[1];
  const [price, ...more] = pricesIn(said);
  if (!found || count === undefined || price === undefined || more.length > 0) return undefined;
  const units = count === 'one' ? 1 : count.includes('half') ? 0.5 : Number(count);
  const figures = 2 + (/\d/.test(count) ? 1 : 0);
  const without = said.replace(/ (?:1|one) unit(?= (?:is|of|equals))/g, ' unit').replace(/ 1 unit,/g, ' ');
  return hasOnly(without, figures) || hasOnly(said, figures)
    ? { ask, sum: 'payout', stake: Number((units * unit).toFixed(2)), odds: at(price), unit }
    : undefined;
}

const setting = new RegExp(
  `^ (?:(?:please|can you|could you|i want to|i would like to|i'd like to|let's|how do i|how can i|where do i|where can i|can i) )*(?:set|make|change|save|update|put|keep|use|remember|define|store)(?: up)? (?:my |the |a |one |your )*(?:default |standard |base |usual |betting )*unit(?: size| value| amount)?(?: (?:to|as|at|is|be|of|=|equal|equals|for me)){0,3}(?: ${amount})?(?: (?:please|per bet|each|from now on|for now|,))* $`,
);
const told = new RegExp(
  `^ (?:(?:from now on|note that|remember that|remember|please|,) )*(?:my|one|a) (?:default |standard |base |usual )*unit(?: size)? (?:is|should be|equals|=|will be)(?: now)? ${amount}(?: (?:please|per bet|from now on|dollars|now|,))* $`,
);

/** "Set my unit to $25": how much a unit is, where the size is told. */
function unitSet(said: string): SumQuery | undefined {
  const found = setting.exec(said) ?? told.exec(said);
  if (!found) return undefined;
  return {
    ask,
    sum: 'units',
    bankroll: null,
    unit: found[1] === undefined ? null : Number(found[1]),
    units: null,
  };
}
