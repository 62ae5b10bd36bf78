/** Goals of one price or one stake: payouts, stakes, conversions, chances and bonus bets. */
import type { SumQuery, WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { decimalOf } from '../../../../feed/odds/formats.ts';
import { wantedOf } from '../reading/rules.ts';
import { allOdds, ask, asksForMoney, chanceOf, type Goal, ifDone } from './goal.ts';
import type { Roles } from './roles.ts';

const free =
  / (?:free (?:bet|play|wager)s?|bonus(?: bets?)?|fb|promo (?:bet|credit)|site credit|no ?-?sweat|risk ?-?free|bet credits?|bonus token|bet token|free #\w+ bet|stake not (?:returned|included|back)) /;
const hedged =
  / (?:hedg\w*|other side|opposite|lay|either way|whoever wins|lock|guarantee\w*|real (?:cash|money)|own (?:cash|money)|convert|opp|opponent|against|turn (?:it|that|this) into cash) /;

/** Also where two prices are a choice. */
const hedging = / (?:hedg\w*|other side|opposite|either way|whoever wins|guarantee\w*) /;

export const freeBet: Goal = (roles, { text }) => {
  if (!free.test(text)) return undefined;
  const stake = roles.amount('bonus', 'stake', 'each', 'total', 'paid', 'won');
  if (stake === undefined) return undefined;
  const [first, second, ...more] = allOdds(roles, 'odds');
  const named = roles.odds('other');
  if (more.length > 0) return undefined;
  const shared = { ask, sum: 'free_bet', stake, odds: first ?? null } as const;
  const isEither = / #a\d+ [^#]*or [^#]*#a\d+ /.test(text) && !hedging.test(text);
  const other = named ?? (hedged.test(text) && !isEither ? second : undefined) ?? null;
  if (other === null && second) return ifDone(roles, { ...shared, other: null, instead: second });
  return other !== null && !first ? undefined : ifDone(roles, { ...shared, other });
};

export const kelly: Goal = (roles, { text }) => {
  if (!/ kelly /.test(text)) return undefined;
  const fraction = / (?:half|1\/2|#[nd]\d+ of) ?kelly| kelly half /.test(text)
    ? 0.5
    : / (?:quarter|1\/4|fourth|qtr) kelly| kelly quarter /.test(text)
      ? 0.25
      : undefined;
  const chance = chanceOf(roles) ?? null;
  const odds = roles.odds('odds') ?? null;
  const bankroll = roles.amount('bankroll', 'stake', 'total') ?? null;
  if (odds === null) return undefined;
  return ifDone(roles, {
    ask,
    sum: 'kelly',
    odds,
    chance,
    bankroll,
    ...(fraction !== undefined && { fraction }),
  });
};

export const boost: Goal = (roles, { text, namesTeam }) => {
  // With a team it is a bet to judge.
  if (namesTeam || !/ (?:boost|boosted|boosts|token) /.test(text)) return undefined;
  const percent = roles.amount('boost', 'chance');
  const odds = roles.odds('odds');
  const staked = roles.amount('stake', 'each', 'total');
  if (percent === undefined) return boostedTo(roles, text, odds);
  if (percent > 500 || !odds) return undefined;
  return ifDone(roles, {
    ask,
    sum: 'convert',
    odds,
    to: null,
    boost: percent,
    ...(staked !== undefined && { staked }),
  });
};

/** "Boosted from +250 to +310": by how many percent. */
function boostedTo(roles: Roles, text: string, odds: WrittenOdds | undefined): SumQuery | undefined {
  const to = roles.odds('odds');
  if (!odds || !to || / (?:parlay|sgp|legs?|vig|juice) /.test(text)) return undefined;
  const [before, after] = [decimalOf(odds), decimalOf(to)].toSorted((a, b) => a - b);
  if (before === undefined || after === undefined || before === after) return undefined;
  const percent = Number((100 * ((after - 1) / (before - 1) - 1)).toFixed(2));
  const own = decimalOf(odds) === before ? odds : to;
  const staked = roles.amount('stake', 'each', 'total');
  if (percent > 500) return undefined;
  return ifDone(roles, {
    ask,
    sum: 'convert',
    odds: own,
    to: null,
    boost: percent,
    ...(staked !== undefined && { staked }),
  });
}

const worth =
  / (?:ev|\+ev|e\.v|expected|expectation|worth|edge|value|good (?:bet|price|number|math|maths|deal|idea)|profitable|bet it|take it|taking it|fair|long ?-?term|long run|makes? money|winning (?:bet|play|proposition)|mispriced|beat(?:s|ing)? (?:the|it)|right (?:bet|price)|positive|smart|dumb|on average) /;

export const expected: Goal = (roles, { text, namesTeam }) => {
  // A boost in percent is no chance.
  if (namesTeam || !worth.test(text) || / boost/.test(text)) return undefined;
  const chance = chanceOf(roles);
  const odds = roles.odds('odds');
  const stake = roles.amount('stake', 'each', 'total') ?? null;
  if (chance === undefined || !odds) return undefined;
  return ifDone(roles, { ask, sum: 'expected_value', odds, chance, stake });
};

const needed =
  / (?:break ?-?even|breaking even|how often|win ?-?rate|hit ?-?rate|win pct|winning percentage|(?:what|wht|which) (?:%|pct|percent|percentage|rate|clip)|(?:pct|percent|percentage|%) (?:do|to|of the time|i need)|not lose money|be profitable|(?:need|has|have|gotta|got) to (?:hit|win|be|cash)|(?:each|every) leg (?:needs?|has|have|gotta)) /;
const perLeg =
  / (?:each|every|per|a) (?:leg|side|pick|team|game) | (?:legs|sides) (?:each )?(?:need|have) | each (?:need|have|gotta|has) /;

export const breakEven: Goal = (roles, { text, namesTeam }) => {
  if (namesTeam || !needed.test(text)) return undefined;
  const legs = roles.amount('legs');
  const odds = roles.odds('odds');
  if (!odds || (legs !== undefined && !perLeg.test(text))) return undefined;
  return ifDone(roles, { ask, sum: 'break_even', odds, ...(legs !== undefined && { ofLegs: legs }) });
};

export const roi: Goal = (roles, { text }) => {
  if (!/ (?:roi|return on|yield|percent return|% return) /.test(text)) return undefined;
  const stake = roles.amount('stake', 'total', 'bankroll', 'each');
  const paid = roles.amount('paid');
  const won = paid === undefined ? roles.amount('won') : undefined;
  if (stake === undefined || (paid === undefined && won === undefined)) return undefined;
  return ifDone(roles, { ask, sum: 'roi', stake, returns: paid ?? stake + (won ?? 0) });
};

/** "Risk 20 to win 55, what odds is that". */
export const neededOdds: Goal = (roles, { text }) => {
  if (!/ (?:odds|price|multiplier) /.test(text)) return undefined;
  const stake = roles.amount('stake', 'each', 'total');
  const paid = roles.amount('paid');
  const won = paid === undefined ? roles.amount('won') : undefined;
  const returns = paid ?? (stake !== undefined && won !== undefined ? stake + won : undefined);
  if (stake === undefined || returns === undefined || returns <= stake) return undefined;
  return ifDone(roles, { ask, sum: 'needed_odds', stake, returns });
};

export const stakeToWin: Goal = (roles, { text }) => {
  const odds = roles.odds('odds');
  const win = roles.amount('won');
  // "Up 340 at -110" tells what was won.
  if (!odds || win === undefined || / (?:up|ahead) /.test(text)) return undefined;
  return ifDone(roles, { ask, sum: 'stake_to_win', win, odds });
};

/** "2.5u at $20 a unit". */
export const units: Goal = (roles, { text }) => {
  const [wanted, ...others] = wantedOf(roles.all('units').map(({ value }) => value));
  if (others.length > 0) return undefined;
  const percent = chanceOf(roles);
  const bankroll = roles.amount('bankroll') ?? null;
  const unit = roles.amount('unit', 'each') ?? null;
  const whole = percent === undefined ? bankroll : (bankroll ?? unit);
  const each = percent === undefined || whole === null ? unit : percent * whole;
  if ((bankroll === null && each === null) || (wanted === undefined && !/ units? /.test(text)))
    return undefined;
  return ifDone(roles, { ask, sum: 'units', bankroll: whole, unit: each, units: wanted ?? null });
};

export const share: Goal = (roles, { text }) => {
  const percent = chanceOf(roles);
  const bankroll = roles.amount('bankroll');
  if (percent === undefined || bankroll === undefined || !/ (?:of|on) /.test(text)) return undefined;
  return ifDone(roles, { ask, sum: 'share', chance: percent, bankroll });
};

const forms = [
  [
    'american',
    / (?:american|us|vegas|normal|regular|plus minus|moneyline) (?:odds|format|style|price|terms|line)| in american| to american| american /,
  ],
  ['decimal', / decimals? | european? (?:odds|format) /],
  ['fraction', / (?:fraction|fractions|fractional|uk odds|british odds) /],
  [
    'percent',
    / (?:implied|imply|implies|probability|percent|percentage|pct|%|chance|chances|odds of winning|likelihood) /,
  ],
] as const;

export const convert: Goal = (roles, { text, namesTeam }) => {
  if (namesTeam || roles.count('odds', 'chance') !== 1) return undefined;
  const [, ...more] = forms.filter(([, said]) => said.test(text));
  const [to] = forms.find(([, said]) => said.test(text)) ?? [];
  const percent = roles.amount('chance');
  const odds = percent === undefined ? roles.odds('odds') : ({ format: 'percent', value: percent } as const);
  const isAsked =
    / (?:what|whats|convert|converted|into|in|as|to|equal|equals|mean|means|implied|implies|same|=|\?) /.test(
      text,
    );
  if (!odds || !to || more.length > 1 || !isAsked) return undefined;
  const wanted = percent !== undefined && to === 'percent' ? 'american' : to;
  return ifDone(roles, { ask, sum: 'convert', odds, to: wanted === odds.format ? null : wanted });
};

const margin = '(?:vig|vigorish|juice|margin|hold|overround|cut|take|rake|edge|tax|fee)';
/** What is left of two prices without the book's part: teams that are named have these prices. */
const withoutMargin = new RegExp(
  ` (?:no ?-?(?:vig|juice)|de ?-?vig\\w*|vig ?-?free|juice ?-?free|(?:true|fair|real|actual) (?:odds|prices?|lines?|probabilit(?:y|ies)|chances?|numbers?)(?= (?:on |for |of )?(?:each|both|either|them|here|if|once|when|after|without|minus|with no|the two|two)| [,.?]| $)|(?:without|minus|ex|excluding|before|after|less|with no|take out|taking out|taken out|takes out|remove|removing|removed|strip|stripped|stripping|back out|pull out|get rid of|cut out)(?: off| out)? (?:(?:the|a|any|all|their|that|its) )?(?:(?:books?|bookie|bookmakers?|house|sportsbooks?)s? )?${margin}|(?:take|taking|taken|took|strip|pull|back|get|cut|remove) (?:the |their |all the |all )?(?:(?:books?|house)s? )?${margin} (?:out|off|away)|vig|vigorish|overround|(?:books?|bookie|house|sportsbooks?)s? (?:is |are |keeps? |really |actually )*(?:keep|keeping|keeps|takes?|taking|makes?|making|skims?|skimming)) `,
);

export const fairPrice: Goal = (roles, { text, namesTeam }) => {
  const isAsked =
    / (?:no ?-?vig|de ?-?vig\w*|fair|true (?:odds|price|line|probability|chance)|vig|vigorish|hold|juice|margin|overround|without the (?:vig|juice)|real (?:odds|chance|probability)) /;
  if (!withoutMargin.test(text) && (namesTeam || !isAsked.test(text))) return undefined;
  const sides = allOdds(roles, 'odds', 'other');
  if (sides.length < 2 || sides.length > 3) return undefined;
  return ifDone(roles, { ask, sum: 'fair_price', sides });
};

const asksAmount =
  / (?:what|whats|how much|payout|total return|returns) (?!.*(?:good|bad|worth|ok|fair|too)) ?/;

export const payout: Goal = (roles, { text, namesTeam }) => {
  const odds = roles.odds('odds');
  const [count, unit] = [roles.amount('units'), roles.amount('unit')];
  const inUnits = count !== undefined && unit !== undefined ? count * unit : undefined;
  const stake = inUnits ?? roles.amount('stake', 'total', 'each');
  // "Do I get 420 back": the answer says what comes back.
  if (/ (?:do|would|should|will|did) (?:i|it) | right /.test(text)) roles.take('paid');
  // The number of the one bet whose payout is asked; a slip is judged as a whole.
  const selections = roles.all('selection').length;
  if (selections > 1 || ((namesTeam || selections > 0) && !asksAmount.test(text))) return undefined;
  const legs = roles.amount('legs');
  const isEach = legs !== undefined && / (?:each|apiece|all at|per leg|every) /.test(text);
  if (
    !odds ||
    stake === undefined ||
    (count !== undefined && inUnits === undefined) ||
    isEach ||
    !asksForMoney.test(text)
  )
    return undefined;
  return ifDone(roles, { ask, sum: 'payout', stake, odds });
};
