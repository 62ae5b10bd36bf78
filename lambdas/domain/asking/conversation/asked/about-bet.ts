/** A stored play in other words: what it means, what speaks against it, where it is placed, and that bets lose. */
import type { Leg, PromptAnalysis } from '../../../../contracts/asking/analysis.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { startLabel } from '../../../platform/calendar.ts';
import { dollars, percent } from '../../../platform/format.ts';
import { matchName } from '../../english/leg.ts';
import { frequencyWords } from '../../english/numbers.ts';
import { legName } from '../../english/pick.ts';
import type { QueryAnswer } from '../../queries/answered.ts';
import { odds } from '../../queries/table/words.ts';
import { bookOf } from '../about-play.ts';
import { priceOf } from '../price-of.ts';

const told = (lines: readonly string[]): QueryAnswer => ({
  response: lines.join('\n'),
  cards: [],
  alternatives: [],
});

const legsOf = ({ legs }: PromptAnalysis, only?: number): readonly Leg[] =>
  only === undefined ? legs : legs.slice(only, only + 1);

/** The facts against each leg, and how often the market expects it to fail. */
export function againstOf(analysis: PromptAnalysis, only?: number): QueryAnswer {
  return told(legsOf(analysis, only).flatMap(againstLeg));
}

function againstLeg(leg: Leg): string[] {
  const facts = (leg.evidence ?? []).filter(({ side }) => side === 'against').map(({ text }) => `• ${text}`);
  const { marketProbability: chance } = leg;
  const fails = chance === null ? [] : [`• By the market it fails ${percent(rest(chance))} of the time.`];
  const none = facts.length === 0 ? ['• No fact that we have speaks against it.'] : [];
  return [`Against ${legName(leg)} (${matchName(leg)}):`, ...facts, ...none, ...fails];
}

const rest = (chance: number) => Math.round((100 - chance) * 10) / 10;

/** Where the price shown is had: nothing is placed here. */
export function placeOf(analysis: PromptAnalysis, only?: number): QueryAnswer {
  const { response } = bookOf(analysis, only);
  const books = [...new Set(legsOf(analysis, only).flatMap(({ book }) => book ?? []))];
  const [book, ...others] = analysis.book ? [analysis.book] : books;
  const where = book !== undefined && others.length === 0 ? `at ${book} itself` : 'at the book itself';
  return told([response, `GamePlan takes no bets: this is placed ${where}, in its app or on its site.`]);
}

/** What has to happen, what it pays and how likely it is, without the words of bettors. */
export function meaningOf(analysis: PromptAnalysis, only?: number): QueryAnswer {
  const legs = legsOf(analysis, only);
  const [leg, ...others] = legs;
  const isWhole = only === undefined && others.length > 0;
  const price = isWhole ? priceOf(analysis.odds) : (leg?.price ?? null);
  const chance = isWhole ? analysis.market_probability : (leg?.marketProbability ?? null);
  const lead = isWhole
    ? [`A parlay of ${legs.length} legs: it wins only if all ${legs.length} do.`]
    : ['It wins if this happens:'];
  return told([
    ...lead,
    ...legs.map((each) => `• ${legName(each)}: ${needsOf(each)}`),
    ...(price === null
      ? []
      : [
          `At ${odds(price)}, a $100 bet wins ${dollars(100 * (americanToDecimal(price) - 1))} and gets the $100 back, or loses the $100.`,
        ]),
    ...(chance === null
      ? []
      : [`By the market that happens ${frequencyWords(chance)} (${percent(chance)}).`]),
  ]);
}

/** "The Lions win the game, Bears at Lions on Sun, Nov 22, 1:00 PM ET." */
function needsOf(leg: Leg): string {
  const { selection, home, away, line, market, prop, outright, period, oneSided, sport } = leg;
  const game = outright ? matchName(leg) : `${matchName(leg)}, ${startLabel(leg.startsAt)}`;
  const end = ` (${game}).`;
  const part = period ? ' in that part of the game' : '';
  if (outright) return `${outright.player} wins${end}`;
  const unit = prop ? statNames[prop.stat] : unitOf(sport);
  if (line !== null && (selection === 'over' || selection === 'under')) {
    const who = prop
      ? `${prop.player} has`
      : market === 'team_total'
        ? `${leg.team === 'home' ? home : away} score`
        : 'both teams together score';
    return `${who} ${amount(line, selection, unit)}${part}${end}${oneSided ? '' : pushOf(line)}`;
  }
  const team = selection === 'home' ? home : away;
  if (selection === 'draw') return `the game ends in a draw${end}`;
  if (line === null || market === 'moneyline') return `the ${team} win${part}, by any score${end}`;
  return `${margin(team, line, unit)}${part}${end}${pushOf(line)}`;
}

const unitOf = (sport: Leg['sport']): string =>
  sport === 'MLB' ? 'runs' : sport === 'NHL' || sport === 'MLS' ? 'goals' : 'points';

function amount(line: number, selection: 'over' | 'under', unit: string): string {
  if (selection === 'over') return `${Math.floor(line) + 1} or more ${unit}`;
  const most = Math.ceil(line) - 1;
  return most <= 0 ? `no ${unit}` : `${most} or fewer ${unit}`;
}

function margin(team: string, line: number, unit: string): string {
  if (line < 0) return `the ${team} win by ${Math.floor(-line) + 1} or more ${unit}`;
  const most = Math.ceil(line) - 1;
  if (most <= 0) return `the ${team} win`;
  const one = most === 1 ? unit.replace(/s$/, '') : unit;
  return `the ${team} win, or lose by ${most === 1 ? 'only' : 'at most'} ${most} ${one}`;
}

/** On a whole number, the stake comes back. */
const pushOf = (line: number): string =>
  Number.isInteger(line) ? ` At exactly ${Math.abs(line)} the stake comes back.` : '';

/** After a bet of another day lost: how often this one fails, and where all results are. */
export function lostOf({ legs, market_probability: whole }: PromptAnalysis): QueryAnswer {
  const [leg, ...others] = legs;
  const chance = others.length > 0 ? whole : (leg?.marketProbability ?? null);
  const named = leg && others.length === 0 ? legName(leg) : `this ${legs.length}-leg parlay`;
  const fails =
    chance === null
      ? 'No bet is sure.'
      : `No bet is sure: the market gives ${named} ${percent(chance)}, so it loses ${frequencyWords(rest(chance))} (${percent(rest(chance))}).`;
  return {
    response: [
      `Sorry that it lost. ${fails}`,
      'What you saved is graded in the Tracker, and every pick of our daily slate, misses included, on Track Record.',
    ].join('\n'),
    cards: [],
    alternatives: [{ label: 'How my picks did', prompt: 'Did my picks win' }],
  };
}

/** "I'll think about it". */
export const noted: QueryAnswer = told([
  'All right. Nothing is placed or tracked, and you can go on from the last answer whenever you like today.',
]);
