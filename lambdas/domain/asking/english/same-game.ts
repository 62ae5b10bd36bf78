/** What is said of the chance of legs of one game, of the price to look for, and why they depend on each other. */
import type { Sport } from '../../../contracts/feed/sports.ts';
import { formatAmerican } from '../../feed/odds/odds.ts';
import { timesIn } from '../../feed/odds/value.ts';
import { statNames } from '../../feed/players/stat-names.ts';
import { plural } from '../../platform/format.ts';
import { upperFirst } from '../../platform/upper-first.ts';
import type { Related } from '../same-game/related.ts';
import type { Term } from '../same-game/terms.ts';
import { frequencyWords } from './numbers.ts';

const isStat = (what: string): what is keyof typeof statNames => what in statNames;
const statOf = ({ what }: Term) => what.replace(/\.\w+$/, '');

/** `About 1 in 5, if all three play.` */
export function oftenWords(percent: number, legs: number, hasPlayers: boolean): string {
  const [times, of] = timesIn(percent);
  const all = legs === 2 ? 'both' : `all ${numbers[legs] ?? legs}`;
  return `About ${times} in ${of}${hasPlayers ? `, if ${all} play` : ''}.`;
}

const numbers: readonly string[] = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** `Good at +490 or better; from +340 to +490 it is too close to call.` */
export function goodAtWords(goodAt: number, closeFrom: number): string {
  const [good, close] = [formatAmerican(goodAt), formatAmerican(closeFrom)];
  return good === close
    ? `Good at ${good} or better.`
    : `Good at ${good} or better; from ${close} to ${good} it is too close to call.`;
}

export const calculatorWords = (multiplied: number): string =>
  `A parlay calculator would say ${formatAmerican(multiplied)}; books don’t pay that in one game.`;

export const noBookPrices = 'We have no book’s price for such a bet: compare with what yours pays.';

export const unmeasuredWords =
  'How these legs depend on each other is not measured yet, so we can’t work out the chance of the whole.';
export const impossibleWords = 'No result lets all of these legs win.';
export const unpricedWords =
  'The chance of one of these legs is not known, so the chance of the whole is not either.';

/** The hold of New Jersey's books by the regulator's figures: 18.4% of parlays, 3.6% of football and 4.4% of baseball. */
export function careWords(percent: number | null): string {
  const kept =
    'New Jersey’s books kept 18¢ of each parlay dollar in 2022, about 4¢ of single football and baseball bets.';
  return percent === null ? kept : `Hits ${frequencyWords(percent)}. ${kept}`;
}

const weeks = 52;

/** `At 1 in 40, one a week, about 1 year in 4 has no winner at all. The least costly leg alone: Chiefs moneyline (-136).` */
export function longShotWords(percent: number, leastCostly: string): string {
  const [times, of] = timesIn(percent);
  const dry = (1 - percent / 100) ** weeks * 100;
  const [years, among] = timesIn(dry);
  const often =
    dry < leastTold ? '' : `, one a week, about ${plural(years, 'year')} in ${among} has no winner at all`;
  return `At ${times} in ${of}${often}. The least costly leg alone: ${leastCostly}.`;
}

/** Percent: rarer than once in fifty years is not worth a sentence. */
const leastTold = 2;

/** How two legs went together: in which season, in how many pairs, how often, and how often by multiplying. */
export function whyWords(a: Term, b: Term, related: Related): string {
  const { n, season, shares, rho, isOfRest } = related;
  const kind = isOfRest ? 'pairs of this and similar kinds' : 'such pairs';
  const pairs = `${n.toLocaleString('en-US')} ${kind} in ${season}`;
  const isAgainst = rho > 0 && related.taken < 0;
  const subject = subjectOf(a, b, related);
  if (!shares) return `${subject} hardly depend on each other, by ${pairs}.`;
  const [both, apart] = shares;
  const won = isOver(a) && isOver(b) ? 'both went over' : 'both hit';
  const way = rho > 0 ? 'go together' : 'work against each other';
  return `${subject} ${way}: of ${pairs}, ${won} ${both}% of the time; apart it would have been ${apart}%.${isAgainst ? ' Here they are taken against each other.' : ''}`;
}

const isOver = ({ what }: Term) => !what.endsWith('win') && !what.endsWith('cover');

/** `A quarterback’s passing yards and a teammate’s receiving yards` */
function subjectOf(a: Term, b: Term, { relation }: Related): string {
  // A player comes before a team, a team before the game.
  const rank = ({ player, side }: Term) => (player !== null ? 0 : side !== null ? 1 : 2);
  const [first, second] = rank(a) <= rank(b) ? [a, b] : [b, a];
  return upperFirst(`${firstWords(first)} and ${secondWords(second, first, relation)}`);
}

function firstWords(term: Term): string {
  if (term.player !== null) return `${playerWords(term)} ${statWords(term)}`;
  return `a team’s ${teamWords(term)}`;
}

function secondWords(term: Term, first: Term, relation: Related['relation']): string {
  if (term.side === null) return `the ${periodWords(term)}game’s total`;
  const isOwn = term.side === first.side;
  if (term.player !== null) {
    const whose = relation === 'same' ? 'his own' : isOwn ? 'a teammate’s' : 'an opponent’s';
    return `${whose} ${statWords(term)}`;
  }
  // A win of the opponent is a loss of the own team: it is told of the own team.
  if (term.what.endsWith('win') || term.what.endsWith('cover'))
    return `${first.player === null ? 'its' : 'his team’s'} ${teamWords(term)}`;
  return `${isOwn ? (first.player === null ? 'its' : 'his team’s') : 'the opponent’s'} ${teamWords(term)}`;
}

const periodWords = ({ what }: Term) => (what.startsWith('h1 ') ? 'first-half ' : '');

function teamWords(term: Term): string {
  const kind = term.what.endsWith('win') ? 'win' : term.what.endsWith('cover') ? 'cover' : 'team total';
  return `${periodWords(term)}${kind}`;
}

function statWords(term: Term): string {
  const stat = statOf(term);
  return isStat(stat) ? statNames[stat] : stat.replaceAll('_', ' ');
}

const pitching: readonly string[] = ['strikeouts', 'outs', 'hits_allowed', 'earned_runs', 'walks_allowed'];
const roles: Readonly<Record<string, string>> = {
  Q: 'a quarterback’s',
  B: 'a running back’s',
  R: 'a receiver’s',
};
const players: Readonly<Partial<Record<Sport, string>>> = { MLB: 'a batter’s', NHL: 'a skater’s' };

function playerWords({ what, sport }: Term): string {
  const [stat = '', role = ''] = what.split('.');
  if (sport === 'MLB' && pitching.includes(stat)) return 'a pitcher’s';
  if (sport === 'NFL' && /^passing|completions|^pass_/.test(stat)) return 'a quarterback’s';
  return roles[role] ?? players[sport] ?? 'a player’s';
}
