/** The rules of sums: each takes the cues and figures of a sentence, and is a sum only if no figure is left. */
import type { SumQuery, WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import {
  anyOdds,
  chanceSaid,
  clearOdds,
  count,
  dollarsMeant,
  dollarsSaid,
  type PlacedFigure,
  type SumParts,
  Taking,
} from './parts.ts';

type SumRule = (parts: SumParts) => SumQuery | undefined;

const ask = 'sum';
/** The usual price of one of two even sides. */
const standard: WrittenOdds = { format: 'american', value: -110 };
const repeated = <T>(each: T, times: number): T[] => Array.from({ length: times }, () => each);
const stakeOf = (taking: Taking) => taking.take(dollarsSaid) ?? taking.take(dollarsMeant) ?? null;
const oddsFrom = (taking: Taking) => taking.take(clearOdds) ?? taking.take(anyOdds) ?? null;
/** An amount that comes back in all. */
const paidOut = (figure: PlacedFigure) => (figure.before === 'pay' ? dollarsMeant(figure) : undefined);
/** "A $450 payout", where no other amount is named: of two, the first is staked and pays the second. */
const paidAfter = (figures: readonly PlacedFigure[]) => (figure: PlacedFigure) =>
  figure.after === 'pay' && figures.filter((each) => dollarsMeant(each) !== undefined).length === 1
    ? dollarsMeant(figure)
    : undefined;
/** An amount that is said to be won. */
const winnings = (figure: PlacedFigure) => (figure.before === 'win' ? dollarsMeant(figure) : undefined);

const hedge: SumRule = ({ figures: all, has, told }) => {
  if (!has('hedge') || all.length === 0) return undefined;
  const figures = all.filter(({ at }) => !told.has(at));
  const taking = new Taking(figures);
  taking.take(count);
  const won = taking.take(winnings) ?? null;
  const paid = won === null ? (taking.take(paidOut) ?? taking.take(paidAfter(figures))) : undefined;
  const other = taking.take((figure) => (figure.before === 'other' ? clearOdds(figure) : undefined)) ?? null;
  const stake = stakeOf(taking);
  const odds = taking.take(clearOdds) ?? null;
  if (stake === null) {
    // "Need the Lakers to win for $2000": what an open bet wins stands for all that it pays.
    const pays = paid ?? (all.length > 1 ? won : null) ?? undefined;
    return pays !== undefined && (other === null || odds === null) && taking.isDone
      ? { ask, sum: 'hedge', stake, odds: null, win: null, other: other ?? odds, pays }
      : undefined;
  }
  if (paid !== undefined && paid <= stake) return undefined;
  const win = paid === undefined ? won : paid - stake;
  // With what it wins given, the only price is the other side's.
  if (win !== null && (other === null || odds === null))
    return taking.isDone ? { ask, sum: 'hedge', stake, odds: null, win, other: other ?? odds } : undefined;
  const second = other ?? taking.take(clearOdds) ?? null;
  if (!taking.isDone || (win === null && odds === null)) return undefined;
  return { ask, sum: 'hedge', stake, odds, win, other: second };
};

const freeBet: SumRule = ({ figures, has }) => {
  if (!has('free')) return undefined;
  const taking = new Taking(figures);
  const stake =
    taking.take(dollarsSaid) ??
    taking.take((figure) => (figure.form === 'number' ? figure.value : undefined));
  const odds = taking.take(clearOdds) ?? null;
  const other = taking.take(clearOdds) ?? null;
  if (stake === undefined || !taking.isDone) return undefined;
  return { ask, sum: 'free_bet', stake, odds, other };
};

const robin: SumRule = ({ figures, has }) => {
  if (!has('robin') && !(has('by') && figures.length > 1)) return undefined;
  const taking = new Taking(figures);
  const saidBy = taking.take(({ form, value, before }) =>
    form === 'number' && before === 'by' ? value : undefined,
  );
  const by = saidBy ?? (has('threes') ? 3 : has('fours') ? 4 : 2);
  const picks =
    taking.take(count) ??
    taking.take(({ form, value }) => (form === 'number' && value <= 12 ? value : undefined));
  const odds = taking.take(clearOdds) ?? null;
  const stake = stakeOf(taking);
  // "A round robin of 4 teams" alone wishes for one.
  const isSum =
    saidBy !== undefined || has('threes', 'fours', 'twos', 'pay') || stake !== null || odds !== null;
  if (picks === undefined || !isSum || !taking.isDone || picks < 3 || picks > 12 || by < 2 || by >= picks)
    return undefined;
  return { ask, sum: 'round_robin', picks, by, stake, odds };
};

const arbitrage: SumRule = ({ figures, has }) => {
  if (!has('arbitrage')) return undefined;
  const taking = new Taking(figures);
  const said = taking.take(dollarsSaid);
  const sides = taking.all(clearOdds);
  const total = said ?? stakeOf(taking);
  if (sides.length < 2 || sides.length > 3 || !taking.isDone) return undefined;
  return { ask, sum: 'arbitrage', sides, total };
};

/** A number to go over or under, or a spread. */
const lineSaid = ({ form, value, before }: PlacedFigure): number | undefined => {
  if (form === 'line') return Math.abs(value);
  return form === 'number' && (before === 'over' || before === 'under') ? value : undefined;
};

const middle: SumRule = ({ figures, has }) => {
  if (!has('middle')) return undefined;
  const taking = new Taking(figures);
  const lines = taking.all(lineSaid).sort((a, b) => a - b);
  const odds = taking.all(clearOdds);
  const stake = stakeOf(taking);
  const [low, high] = lines;
  if (low === undefined || high === undefined || lines.length > 2 || low === high) return undefined;
  if (odds.length > 2 || !taking.isDone) return undefined;
  const [first = standard, second = first] = odds;
  return { ask, sum: 'middle', lines: [low, high], odds: [first, second], stake };
};

const kelly: SumRule = ({ figures, has }) => {
  const fraction = has('half_kelly') ? 0.5 : has('quarter_kelly') ? 0.25 : undefined;
  if (!(has('kelly') || fraction !== undefined) || figures.length === 0) return undefined;
  const taking = new Taking(figures);
  const chance = taking.take(chanceSaid) ?? null;
  const odds = taking.take(clearOdds) ?? null;
  const bankroll = stakeOf(taking);
  if (odds === null || !taking.isDone) return undefined;
  return { ask, sum: 'kelly', odds, chance, bankroll, ...(fraction !== undefined && { fraction }) };
};

const offer: SumRule = ({ figures, has }) => {
  if (!has('offer') || !has('legs', 'parlay')) return undefined;
  const taking = new Taking(figures);
  const legs = taking.take(count);
  const offered = taking.take((figure) =>
    figure.before === 'offer' || figure.form === 'fraction' ? clearOdds(figure) : undefined,
  );
  const own = taking.all(clearOdds);
  const [each] = own;
  if (!offered || !each || !taking.isDone) return undefined;
  const all = own.length === 1 && legs !== undefined ? repeated(each, legs) : own;
  return isParlay(all) ? { ask, sum: 'offer', legs: all, offered } : undefined;
};

const isWholeAndShort = ({ form, value }: PlacedFigure) =>
  form === 'number' && value < 100 && Number.isInteger(value);

const fair: SumRule = ({ figures, has }) => {
  const [only] = figures;
  // The fair price of a chance: "1 in 6", "40%".
  if (has('fair') && only && figures.length === 1 && only.form === 'percent') {
    const odds = percentOdds(only);
    return odds && { ask, sum: 'convert', odds, to: 'american' };
  }
  // Of a boosted price the two are of one side.
  if (!has('fair') || has('boost') || figures.length < 2) return undefined;
  const taking = new Taking(figures);
  // Whole numbers may be legs or amounts: "4 teamer at standard juice, ten spot".
  const sides = taking.all((figure) => (isWholeAndShort(figure) ? undefined : anyOdds(figure)));
  return taking.isDone && sides.length <= 3 ? { ask, sum: 'fair_price', sides } : undefined;
};

const breakEven: SumRule = ({ figures, has }) => {
  if (!has('break_even')) return undefined;
  const taking = new Taking(figures);
  const odds = oddsFrom(taking);
  return odds && taking.isDone ? { ask, sum: 'break_even', odds } : undefined;
};

const isParlay = (legs: readonly unknown[]) => legs.length >= 2 && legs.length <= 20;

const parlay: SumRule = ({ figures, has, namesTeam }) => {
  if (!has('parlay', 'legs') || has('robin', 'flips')) return undefined;
  const taking = new Taking(figures);
  const pushes = has('push')
    ? (taking.take(({ form, value, after }) => (form === 'number' && after === 'push' ? value : undefined)) ??
      1)
    : 0;
  const legs = taking.take(count);
  // "Three legs each 70%": chances, multiplied.
  const odds = taking.all(
    (figure) =>
      clearOdds(figure) ??
      (figure.form === 'percent' && has('implied', 'each') ? percentOdds(figure) : undefined),
  );
  const [first = standard] = odds;
  // Without a question about money, legs at a price are a wish for a bet.
  const isAsked =
    has('pay', 'push', 'each') || (has('implied') && odds.some(({ format }) => format === 'percent'));
  const stake = isAsked || odds.length > 0 ? stakeOf(taking) : (taking.take(dollarsSaid) ?? null);
  if (!taking.isDone) return undefined;
  if (legs !== undefined && odds.length <= 1) {
    // "+600" of three legs is the whole price, unless it says "each".
    const isWhole = odds.length === 1 && !has('each') && (first.format !== 'american' || first.value > 0);
    if (isWhole || !isAsked || namesTeam) return undefined;
    const all = repeated(first, legs);
    return isParlay(all) && pushes < legs ? { ask, sum: 'parlay', legs: all, pushes, stake } : undefined;
  }
  if (!isParlay(odds) || pushes >= odds.length || (legs !== undefined && legs !== odds.length))
    return undefined;
  return has('parlay') || isAsked || (stake !== null && odds.length > 1)
    ? { ask, sum: 'parlay', legs: odds, pushes, stake }
    : undefined;
};

/** "I make it 60". */
const chanceThought = ({ form, value, before }: PlacedFigure): number | undefined =>
  form === 'number' && before === 'think' && value >= 5 && value < 100 ? value / 100 : undefined;

const expected: SumRule = ({ figures, has, namesTeam }) => {
  // "Is +165 on the Sabres worth it" is a bet to judge, and a boost in percent is no chance.
  if ((namesTeam && has('expected')) || has('boost')) return undefined;
  const taking = new Taking(figures);
  const chance = taking.take(chanceSaid) ?? taking.take(chanceThought) ?? (has('half') ? 0.5 : null);
  if (!has('expected') && !(chance !== null && has('think'))) return undefined;
  const odds = taking.take(clearOdds);
  const stake = stakeOf(taking);
  if (!odds || !taking.isDone || (chance === null && !has('expected'))) return undefined;
  return { ask, sum: 'expected_value', odds, chance, stake };
};

/** "15 percent of my 340 roll". */
const share: SumRule = ({ figures, has }) => {
  if (!has('bankroll')) return undefined;
  const taking = new Taking(figures);
  const chance = taking.take(chanceSaid);
  const bankroll = stakeOf(taking);
  if (chance === undefined || bankroll === null || !taking.isDone) return undefined;
  return { ask, sum: 'share', chance, bankroll };
};

/** "Staked 1240, got back 1310". */
const returned: SumRule = ({ figures, has }) => {
  if (!has('staked') || !has('returned')) return undefined;
  const taking = new Taking(figures);
  const back = taking.take((figure) => (figure.before === 'returned' ? dollarsMeant(figure) : undefined));
  const stake = stakeOf(taking);
  if (back === undefined || stake === null || !taking.isDone) return undefined;
  return { ask, sum: 'roi', stake, returns: back };
};

/** "I went 7-5 at -110, 20 a game". */
const record: SumRule = ({ figures, has }) => {
  const taking = new Taking(figures);
  const counted = taking.take(({ form, value, losses }) =>
    form === 'record' && losses !== undefined ? { wins: value, losses } : undefined,
  );
  if (!counted) return undefined;
  const odds = taking.take(clearOdds) ?? null;
  const stake = stakeOf(taking);
  // "The Bills are 7-5" asks for no sum.
  if (!taking.isDone || (odds === null && stake === null) || !has('record', 'pay', 'each', 'unit'))
    return undefined;
  return { ask, sum: 'record', ...counted, odds, stake };
};

/** "Odds of hitting 8 coin flips in a row". */
const flips: SumRule = ({ figures, has }) => {
  if (!has('flips')) return undefined;
  const taking = new Taking(figures);
  const count = taking.take(({ form, value }) =>
    form === 'number' && Number.isInteger(value) ? value : undefined,
  );
  const legs = repeated<WrittenOdds>({ format: 'american', value: 100 }, count ?? 0);
  if (!taking.isDone || !isParlay(legs)) return undefined;
  return { ask, sum: 'parlay', legs, pushes: 0, stake: null };
};

/** "1 unit = 1.5%, how much is 2.5u": one unit beside another number of them says what a unit is. */
export const wantedOf = (counts: readonly number[]): readonly number[] =>
  counts.length > 1 && counts.includes(1) ? counts.filter((each) => each !== 1) : counts;

const units: SumRule = ({ figures, has }) => {
  if (figures.length === 0 || !(has('unit') || figures.some(({ form }) => form === 'units')))
    return undefined;
  const taking = new Taking(figures);
  const counts = taking.all(({ form, value }) => (form === 'units' ? value : undefined));
  const [wanted = null, ...others] = wantedOf(counts);
  if (others.length > 0) return undefined;
  const percent = taking.take(chanceSaid);
  const bankroll =
    taking.take((figure) =>
      figure.before === 'bankroll' || figure.after === 'bankroll' ? dollarsMeant(figure) : undefined,
    ) ?? null;
  const unit =
    taking.take((figure) =>
      figure.before === 'unit' || bankroll === null ? dollarsMeant(figure) : undefined,
    ) ?? null;
  if (!taking.isDone || (bankroll === null && unit === null)) return undefined;
  // "1% of 1500": what a share is of is no unit.
  const whole = percent === undefined ? bankroll : (bankroll ?? unit);
  const each = percent === undefined || whole === null ? unit : percent * whole;
  return { ask, sum: 'units', bankroll: whole, unit: each, units: wanted };
};

/** "Turn 10 into 100" without a question is a wish for a bet that pays so much. */
const neededOdds: SumRule = ({ figures, has, asksOdds }) => {
  if (!has('turn') || !asksOdds) return undefined;
  const taking = new Taking(figures);
  const [stake, returns] = taking.all(dollarsMeant);
  if (stake === undefined || returns === undefined || !taking.isDone || returns <= stake) return undefined;
  return { ask, sum: 'needed_odds', stake, returns };
};

const stakeToWin: SumRule = ({ figures, has }) => {
  if (!has('win') || (!has('need') && !figures.some(({ before }) => before === 'win'))) return undefined;
  const taking = new Taking(figures);
  const odds = taking.take(clearOdds);
  const win = taking.take(winnings);
  if (!odds || win === undefined || !taking.isDone) return undefined;
  return { ask, sum: 'stake_to_win', win, odds };
};

/** "30% boost on +190". */
const boost: SumRule = ({ figures, has, namesTeam }) => {
  // With a team it is a bet to judge.
  if (!has('boost') || namesTeam) return undefined;
  const taking = new Taking(figures);
  const percent = taking.take(({ form, value }) => (form === 'percent' && value <= 500 ? value : undefined));
  const odds = taking.take(clearOdds);
  const staked = percent && odds ? taking.take(dollarsSaid) : undefined;
  return percent && odds && taking.isDone
    ? { ask, sum: 'convert', odds, to: null, boost: percent, ...(staked !== undefined && { staked }) }
    : undefined;
};

const convert: SumRule = ({ figures, has, namesTeam }) => {
  const isConverted = has('convert', 'to_american', 'to_decimal', 'to_fraction');
  const isAsked = isConverted || has('implied', 'mean');
  const [figure, ...others] = figures;
  if (!figure || others.length > 0) return undefined;
  const isPercent = figure.form === 'percent';
  const odds = isPercent ? percentOdds(figure) : anyOdds(figure);
  // "Picks with a 60% chance" wishes for a bet.
  if (!odds || has('parlay', 'legs') || !(isPercent ? has('odds') || isConverted : isAsked)) return undefined;
  // "Change the stake on my Saints bet to 35" has no price.
  const isOfBet = namesTeam && !has('to_american', 'to_decimal', 'to_fraction', 'implied');
  // A plain number of dollars is no price.
  if (figure.form === 'number' && isOfBet) return undefined;
  if (figure.form === 'number' && !has('convert', 'to_american', 'to_decimal', 'to_fraction', 'implied'))
    return undefined;
  const to = has('to_american')
    ? 'american'
    : has('to_decimal')
      ? 'decimal'
      : has('to_fraction')
        ? 'fraction'
        : has('implied') && !isPercent
          ? 'percent'
          : null;
  return { ask, sum: 'convert', odds, to: to === odds.format ? null : to };
};

const percentOdds = ({ value }: PlacedFigure): WrittenOdds | undefined =>
  value > 0 && value < 100 ? { format: 'percent', value } : undefined;

const payout: SumRule = ({ figures, has, namesTeam }) => {
  // "The Bills to win at -110 for $50" is a bet.
  if (!has('pay', 'worth') && (!has('win') || namesTeam)) return undefined;
  const taking = new Taking(figures);
  const said = taking.take(dollarsSaid);
  const legs = taking.take(count);
  // A whole number below 100 is an amount: "risk 20 to win 55".
  const odds =
    taking.take(clearOdds) ??
    taking.take((figure) => (isWholeAndShort(figure) ? undefined : anyOdds(figure)));
  const stake = said ?? stakeOf(taking);
  if (!odds || stake === null || !taking.isDone || (legs !== undefined && has('each'))) return undefined;
  return { ask, sum: 'payout', stake, odds };
};

/** A narrower construction before a wider one: a hedge also pays, and a parlay with a push also has odds. */
export const sumRules: readonly SumRule[] = [
  freeBet,
  hedge,
  robin,
  arbitrage,
  middle,
  kelly,
  boost,
  offer,
  fair,
  breakEven,
  parlay,
  expected,
  units,
  share,
  returned,
  record,
  flips,
  neededOdds,
  stakeToWin,
  convert,
  payout,
];
