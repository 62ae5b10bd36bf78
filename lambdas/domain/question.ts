/** Reads what a person asks for out of plain words: how many legs, which bet, how risky, which days, which teams. */
import type { Market } from '../contracts/analysis.ts';
import type { RiskProfile, Sport } from '../contracts/sports.ts';
import { addDays, leagueDay, weekdayOf } from './calendar.ts';
import type { Game } from './game.ts';
import { mentions, wordsOf } from './teams.ts';

export type WantedBet = 'moneyline' | 'spread' | 'over/under' | 'prop' | 'parlay';

export type Role = 'favorite' | 'underdog';

export interface Question {
  /** As it was asked. */
  readonly text: string;
  readonly sport: Sport;
  /** Null where the words do not say: then one leg is meant. */
  readonly legs: number | null;
  readonly betType: WantedBet | null;
  /** Markets named, also inside a parlay ("3-leg moneyline parlay"); none named is any. */
  readonly markets: readonly Market[];
  /** Which of two sides by the market's own prices; null where the words do not say, or name both. */
  readonly role: Role | null;
  readonly wantsProp: boolean;
  readonly wantsSameGame: boolean;
  readonly risk: RiskProfile | null;
  /** League days (America/New_York) asked for, earliest first; null for any. */
  readonly days: readonly string[] | null;
  /** Names of teams of the games, as the games spell them. */
  readonly teams: readonly string[];
  /** The asker's own team, from the profile: weighs where the question leaves a choice. */
  readonly favourite: string | null;
}

export const maxLegs = 8;

/** How many legs an answer should have. */
export function legsWanted({ legs }: Question): number {
  return legs ?? 1;
}

/**
 * @param games those that could be meant: the source of the team names looked for
 */
export function readQuestion(prompt: string, sport: Sport, games: readonly Game[], now: Date): Question {
  const words = wordsOf(prompt);
  const markets = marketsIn(words);
  const wantsProp = prop.test(words);
  const risk = riskIn(words);
  const legs = legsIn(words, risk);
  const names = new Set(games.flatMap(({ home, away }) => [home.name, away.name]));
  return {
    text: prompt,
    sport,
    legs,
    betType: betTypeOf({ legs, markets, wantsProp }),
    markets,
    role: roleIn(words),
    wantsProp,
    wantsSameGame: /\bsame game\b|\bsgps?\b/.test(words),
    risk,
    days: daysIn(words, leagueDay(now)),
    teams: [...names].filter((name) => mentions(prompt, name)),
    favourite: null,
  };
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = `(\\d{1,2}|${numberWords.join('|')})`;
const counted = [
  new RegExp(`\\b${count} (?:\\w+ )?legs?\\b`),
  new RegExp(`\\b${count} (?:team|teamer|game|pick|play|bet|man) (?:\\w+ )?parlay`),
  new RegExp(`\\bparlay (?:of|with) ${count}\\b`),
  new RegExp(`\\b${count} (?:\\w+ )?(?:underdogs|dogs|upsets|favou?rites)\\b`),
];

function legsIn(words: string, risk: RiskProfile | null): number | null {
  for (const pattern of counted) {
    const found = pattern.exec(words)?.[1];
    if (found === undefined) continue;
    const legs = /^\d/.test(found) ? Number(found) : numberWords.indexOf(found) + 1;
    return Math.min(maxLegs, Math.max(1, legs));
  }
  if (/\b(parlays?|accumulator|acca|multi)\b/.test(words)) return risk === 'high' ? 4 : 3;
  return /\b(singles?|straight bet|one (bet|pick|play))\b/.test(words) ? 1 : null;
}

const marketWords: readonly (readonly [Market, RegExp])[] = [
  ['moneyline', /\b(money ?lines?|ml|straight up|outright|winners?|to win(?! (big|money|more|some)\b))\b/],
  ['spread', /\b(spreads?|run ?lines?|puck ?lines?|handicaps?|ats|to cover|covers?)\b/],
  // "over the weekend" and "under the lights" are no bets.
  ['total', /\b(totals?|o u|overs?(?! (the|this|next|at|all)\b)|unders?(?! (the|this|at|all)\b))\b/],
];

function marketsIn(words: string): Market[] {
  return marketWords.flatMap(([market, pattern]) => (pattern.test(words) ? [market] : []));
}

const underdog = /\b(underdogs?|dogs?|upsets?)\b/;
/** "Your favorite bet" and "my favorite team" name no side. */
const favorite =
  /(?<!\b(?:my|your|our|their) )\bfavou?rites?\b(?! (?:bet|club|game|parlay|pick|play|player|sport|team)s?\b)/;

function roleIn(words: string): Role | null {
  const isUnderdog = underdog.test(words);
  if (isUnderdog === favorite.test(words)) return null;
  return isUnderdog ? 'underdog' : 'favorite';
}

const prop =
  /\b(props?|anytime|to score|scorers?|touchdowns?|strikeouts?|rebounds?|assists?|home runs?|(passing|rushing|receiving) yards|shots on (goal|target))\b/;

function betTypeOf({
  legs,
  markets,
  wantsProp,
}: Pick<Question, 'legs' | 'markets' | 'wantsProp'>): WantedBet | null {
  if (legs !== null && legs > 1) return 'parlay';
  if (wantsProp) return 'prop';
  const [market, ...others] = markets;
  if (!market || others.length > 0) return null;
  return market === 'total' ? 'over/under' : market;
}

/** In this order, because "not too risky" also holds "risky". */
const riskWords: readonly (readonly [RiskProfile, RegExp])[] = [
  ['low', /\b(safer?|safest|conservative|locks?|(low|lower|lowest|little|minimal) risk|not (\w+ )?risky)\b/],
  ['medium', /\b(moderate|balanced|medium)\b/],
  ['high', /\b(hail mar(y|ys|ies)|long ?shots?|high(er|est)? risk|risky|riskier|aggressive|lottery)\b/],
];

function riskIn(words: string): RiskProfile | null {
  return riskWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = [
  'jan(?:uary)?',
  'feb(?:ruary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
];

function daysIn(words: string, today: string): string[] | null {
  const days = new Set<string>();
  if (/\b(today|tonight|this (morning|afternoon|evening))\b/.test(words)) days.add(today);
  if (/\btomorrow\b/.test(words)) days.add(addDays(today, 1));
  for (const [weekday, name] of weekdays.entries()) {
    const found = new RegExp(`\\b(next )?${name}s?\\b`).exec(words);
    if (found) days.add(upcoming(weekday, today, found[1] !== undefined));
  }
  if (/\bweekend\b/.test(words)) for (const day of weekend(today)) days.add(day);
  for (const [month, name] of months.entries()) {
    const found = new RegExp(`\\b${name} (\\d{1,2})(?:st|nd|rd|th)?\\b(?! legs?)`).exec(words);
    if (found) days.add(onDate(month, Number(found[1]), today));
  }
  return days.size > 0 ? [...days].sort() : null;
}

/** Today counts as the coming one of its name, unless the next is asked for. */
function upcoming(weekday: number, today: string, next: boolean): string {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, next && ahead === 0 ? 7 : ahead);
}

/** Saturday and Sunday; on a Sunday what is left of it. */
function weekend(today: string): string[] {
  if (weekdayOf(today) === 0) return [today];
  const saturday = upcoming(6, today, false);
  return [saturday, addDays(saturday, 1)];
}

/** A date without a year is the next one to come. */
function onDate(month: number, date: number, today: string): string {
  const year = Number(today.slice(0, 4));
  const at = (of: number) => new Date(Date.UTC(of, month, date)).toISOString().slice(0, 10);
  return at(year) < today ? at(year + 1) : at(year);
}
