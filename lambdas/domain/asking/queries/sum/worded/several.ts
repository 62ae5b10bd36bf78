/** Goals of several bets or sides: parlays, round robins, hedges, splits, records, each way, chances of several results. */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { allOdds, ask, asksForMoney, type Goal, ifDone, mostLegs, repeated, type standard } from './goal.ts';
import type { Roles } from './roles.ts';

export const eachWay: Goal = (roles, { text }) => {
  // A dead heat divides the stake, which this sum does not.
  if (!/ each way /.test(text) || / (?:tied|tie|ties|dead heat|heat) /.test(text)) return undefined;
  const share = roles.amount('share') ?? null;
  const places = roles.amount('places') ?? null;
  const finish = roles.amount('finish') ?? (/ (?:won|wins|he won|it won|winner) /.test(text) ? 1 : null);
  const odds = roles.odds('odds');
  const stake = roles.amount('each', 'stake', 'paid', 'total');
  if (!odds || stake === undefined) return undefined;
  return ifDone(roles, { ask, sum: 'each_way', stake, odds, share, places, finish });
};

export const robin: Goal = (roles, { text }) => {
  if (!/ (?:round ?-?robins?|robin|rr) /.test(text)) return undefined;
  const [by, alsoBy, ...more] = roles.all('by').map(({ value }) => value);
  const picks = roles.amount('legs');
  // "What if 4 hit": the answer says what each number of winners returns.
  if (/ (?:if|when|say|with) (?:only |just )?#n\d+ /.test(text)) roles.amount('legs');
  const odds = roles.odds('odds') ?? null;
  const stake = roles.amount('each', 'stake', 'total') ?? null;
  if (picks === undefined || by === undefined || more.length > 0) return undefined;
  const isSize = (size: number) => size >= 2 && size < picks;
  if (picks < 3 || picks > 12 || !isSize(by) || (alsoBy !== undefined && (!isSize(alsoBy) || alsoBy === by)))
    return undefined;
  if (alsoBy !== undefined && odds !== null) return undefined;
  return ifDone(roles, {
    ask,
    sum: 'round_robin',
    picks,
    by,
    stake,
    odds,
    ...(alsoBy !== undefined && { alsoBy }),
  });
};

const hedged =
  / (?:hedg\w*|either way|whoever wins|no matter (?:who|what)|lock|locks|locked|lock(?:ing)? (?:in|up)|guarantee\w*|cover (?:both|myself|my|it)|other side|opposite|lay off|lay it off|green up|even it out|same (?:profit|amount|money|thing)|same either|(?:come|comes) out (?:the same|even|equal)|equal(?: it)? out|doesnt matter who|the other way|insur\w*|protect|dont lose|can t lose|cant lose) /;

/** An open bet by what it wins or pays, or by its odds, and the price of the other side. */
export const hedge: Goal = (roles, { text }) => {
  if (!hedged.test(text)) return undefined;
  const won = roles.amount('won');
  const paid = won === undefined ? roles.amount('paid') : undefined;
  const stake = roles.amount('stake', 'each', 'total');
  if (stake === undefined) return hedgeOfPayout(roles, text, paid ?? won);
  if (paid !== undefined && paid <= stake) return undefined;
  roles.all('legs', 'selection');
  const win = paid === undefined ? (won ?? null) : paid - stake;
  const named = roles.odds('other');
  const [first, second, ...more] = allOdds(roles, 'odds');
  if (more.length > 0) return undefined;
  const shared = { ask, sum: 'hedge', stake } as const;
  if (win !== null) {
    const other = named ?? first;
    // With what it wins given, its own odds say nothing more.
    if (!other || second) return undefined;
    return ifDone(roles, { ...shared, odds: null, win, other });
  }
  const other = named ?? second;
  return first && other && !(named && second)
    ? ifDone(roles, { ...shared, odds: first, win: null, other })
    : undefined;
};

/** Bets that are open. "A lock that wins 600" is wished for. */
const open =
  / (?:parlay|ticket|slip|future|futures|teaser|\w*legger|sgp|riding|(?:last|final|one|#n\d+) leg|legs? left|open bet|bet is live|my (?:\w+ )?bet) /;
const surelyHedged =
  / (?:hedg\w*|either way|same either|whoever wins|no matter (?:who|what)|doesnt matter who|lock(?:ing)? (?:in|up|it)|guarantee\w*|cover (?:both|myself|it)|other side|opposite|even it out|same (?:profit|amount|money|thing)|come out (?:the same|even|equal)|equal(?: it)? out) /;

/** An open parlay of which only what it pays is told. */
function hedgeOfPayout(roles: Roles, text: string, pays: number | undefined): SumQuery | undefined {
  if (pays === undefined || !open.test(text) || !surelyHedged.test(text)) return undefined;
  roles.all('legs', 'selection');
  const [other, ...more] = [...allOdds(roles, 'other'), ...allOdds(roles, 'odds')];
  if (!other || more.length > 0) return undefined;
  return ifDone(roles, { ask, sum: 'hedge', stake: null, odds: null, win: null, other, pays });
}

const split =
  / (?:arb|arbs|arbing|arbitrage|surebet|sure bet|split|splitting|dutch|dutching|dutched|divide|spread|across|between|stakes|both (?:sides|books|ways|of them)|(?:same|equal|even) (?:on|for|either|profit|return|returns|payout|money|amount)|one book|two books|(?:each|either) (?:side|book|way|one)|other (?:book|side|one)|whichever|whoever) /;

export const arbitrage: Goal = (roles, { text }) => {
  const sides = allOdds(roles, 'odds', 'other');
  if (!split.test(text) || sides.length < 2 || sides.length > 3) return undefined;
  const total = roles.amount('total', 'stake', 'bankroll') ?? null;
  // "Each price between" bounds what is wished for.
  if (/ (?:prices?|odds|line|picks?) /.test(text) && / between /.test(text)) return undefined;
  // Without an amount, or a word for it, two prices may bound what is wished for.
  if (total === null && !/ (?:arb|arbs|arbing|arbitrage|surebet|dutch\w*) /.test(text)) return undefined;
  return ifDone(roles, { ask, sum: 'arbitrage', sides, total });
};

const lost =
  / (?:lose|loses|losing|lost|loss|losses|drop|drops|dropping|dropped|miss|misses|missing|skid|go cold|bust|fail|zip for|none|no winners|all lose|cold (?:streak|run)|bad run) /;
const anyOfThem =
  / (?:at least (?:one|1|#n\d+)|any (?:of|one)|one of (?:them|these|the|those|my)|just one|even one|at least a single) /;
const asksChance =
  / (?:chance|chances|odds|probability|prob|likely|likelihood|percent|pct|%|how often|fair|rare|possible) /;

/** "Chance I drop 6 in a row hitting 54%", "at least one of three 40% shots". */
export const chances: Goal = (roles, { text, namesTeam }) => {
  if (namesTeam || !(asksChance.test(text) || (roles.has('in_a_row') && roles.has('chance'))))
    return undefined;
  const row = roles.amount('in_a_row');
  const isAny = anyOfThem.test(text);
  // "3 legs with at least a 60% chance each" is a wish.
  if (!isAny && / (?:at least|or better|or more|minimum) /.test(text)) return undefined;
  if (isAny) roles.take('finish');
  const outcome = isAny ? 'any' : lost.test(text) ? 'none' : 'all';
  const flip = / (?:flip|flips|toss|tosses|heads|tails) /.test(text);
  const said = allOdds(roles, 'chance', 'odds');
  const legs = roles.amount('legs');
  const given = said.length === 0 && flip ? [{ format: 'percent', value: 50 } as const] : said;
  const [first, ...more] = given;
  const count = row ?? (more.length === 0 ? legs : undefined);
  if (!first || (count !== undefined && more.length > 0)) return undefined;
  // Prices without a number of results in a row are a parlay or a market.
  if (row === undefined && given.some(({ format }) => format !== 'percent')) return undefined;
  const of = count === undefined ? given : repeated(first, count);
  if (of.length < 2 || of.length > mostLegs || (legs !== undefined && legs !== of.length)) return undefined;
  return ifDone(roles, { ask, sum: 'chances', of, outcome });
};

const counted =
  / (?:how did i do|roi|up|down|profit|profits|earn|earned|total|result|units?|return|made|make|net|went|record|ahead|behind|even|much|won|lost|damage|plus|minus|where (?:am|are)|stand|green|red|money) /;

/** "Went 3-2, 20 a pop, +110 average, up how much". */
export const record: Goal = (roles, { text, namesTeam }) => {
  const found = roles.take('record');
  if (found?.losses === undefined || namesTeam || !counted.test(text)) return undefined;
  const unit = roles.amount('units');
  const size = roles.amount('each', 'unit', 'stake', 'won');
  // "2u each at $50 a unit".
  const stake = size !== undefined && unit !== undefined ? size * unit : (size ?? unit ?? null);
  const inUnits = size === undefined && unit !== undefined;
  const odds = roles.odds('odds') ?? null;
  // "They are 7-5" asks for no sum.
  if (stake === null && odds === null) return undefined;
  return ifDone(roles, {
    ask,
    sum: 'record',
    wins: found.value,
    losses: found.losses,
    odds,
    stake,
    ...(inUnits && { inUnits }),
  });
};

const joined =
  / (?:parlay|parlays|parlayed|legs?|teams?|teamers?|folds?|together|combined|combine|multipl\w*|accumulator|double|treble|all of them|all hit|all win) /;
const pushed = / (?:push|pushes|pushed|void|voids|voided|drops out) /;
const eachPrice =
  / (?:each|apiece|all|every|per leg|a leg|legs of) | #[mn]\d+ #[adf]\d+ (?:legs?|teams?|picks|bets|favorites|underdogs?|shots) /;

export const parlay: Goal = (roles, { text, namesTeam }) => {
  const isRow = roles.count('odds') > 2 && roles.has('stake', 'total');
  if (!(joined.test(text) || isRow) || / (?:teasers?|tease|boost|boosted|between) /.test(text))
    return undefined;
  const dropped = roles.amount('pushes') ?? (pushed.test(text) ? 1 : 0);
  const legs = roles.amount('legs');
  const prices = roles.all('odds');
  const odds = allOddsOf(prices);
  const [first, ...more] = odds;
  const stake = roles.amount('stake', 'total', 'paid', 'each') ?? null;
  const isAsked =
    isRow || asksForMoney.test(text) || pushed.test(text) || / (?:odds|price|pays|math|worth) /.test(text);
  if (!first || !isAsked) return undefined;
  // One price of several legs is the price of each only if it says so, or is too short to be the price of all.
  const isEach = eachPrice.test(text) || prices.some(({ isPlural }) => isPlural) || isStandard(first);
  if (more.length === 0 && (legs === undefined || !isEach || namesTeam)) return undefined;
  const all = more.length === 0 ? repeated(first, legs ?? 0) : odds;
  if (all.length < 2 || all.length > mostLegs || dropped >= all.length) return undefined;
  if (legs !== undefined && legs !== all.length) return undefined;
  return ifDone(roles, { ask, sum: 'parlay', legs: all, pushes: dropped, stake });
};

const asksWorth =
  / (?:fair|good|bad|ok|okay|short|shorted|worth|rip ?off|ripped off|robbed|right|correct|enough|low|cheated|stingy|better|decent|legit|deal) /;

/** "Is +900 fair for three legs at +110 each": a price of the whole against those of its legs. */
export const offered: Goal = (roles, { text, figures, namesTeam }) => {
  if (namesTeam || !joined.test(text) || !asksWorth.test(text)) return undefined;
  const each = / #[adf](\d+) (?:odds )?(?:each|apiece|a ?piece|a leg|per leg|legs)(?= )/.exec(text);
  const own = each && figures[Number(each[1])];
  const legs = roles.amount('legs');
  const prices = roles.all('odds', 'other');
  const [whole, ...more] = allOddsOf(prices.filter((figure) => figure !== own));
  const [price] = own ? allOddsOf([own]) : [];
  if (!price || !whole || more.length > 0 || legs === undefined || legs < 2 || legs > mostLegs)
    return undefined;
  return ifDone(roles, { ask, sum: 'offer', legs: repeated(price, legs), offered: whole });
};

const allOddsOf = (prices: ReturnType<Parameters<Goal>[0]['all']>) =>
  prices.flatMap((figure) => {
    const { value, form } = figure;
    if (form === 'american' || form === 'decimal' || form === 'fraction')
      return [{ format: form, value }] as const;
    return form === 'number' && value > 1 ? ([{ format: 'decimal', value }] as const) : [];
  });
const isStandard = ({ format, value }: typeof standard) => format === 'american' && value < 0;
