/**
 * Facts about teams as sentences in American English, with no number that the fact does not contain. Which kind has which is
 * in `answer/fact-kinds.ts`.
 */
import type { Sport } from '../../../contracts/feed/sports.ts';
import { ordinal, plural } from '../../platform/format.ts';
import type { Fact } from '../facts/fact.ts';
import { type Named, namedTeam } from './team-names.ts';

/** The input of a sentence. */
export interface Subject {
  readonly team: Named;
  readonly sport: Sport;
  readonly fact: Fact;
  /** A count from the fact's values. */
  readonly count: (name: string) => number;
  readonly has: (name: string) => boolean;
}

export function subjectOf(fact: Fact): Subject {
  return {
    team: namedTeam(fact.about, fact.sport),
    sport: fact.sport,
    fact,
    count: (name) => Number(fact.values[name] ?? 0),
    has: (name) => fact.values[name] !== undefined,
  };
}

/** At least two equivalent sentences, simplest first. */
export type Sentences = (subject: Subject) => readonly string[];

export const recordSentences: Sentences = (subject) => {
  const { team } = subject;
  return [`${team.full} ${team.is} ${recordOf(subject)}.`, `${team.name} ${team.has} won ${wonOf(subject)}.`];
};

export const venueSentences: Sentences = (subject) => {
  const { team, fact } = subject;
  const where = fact.team === 'home' ? 'at home' : 'on the road';
  return [
    `${team.name} ${team.is} ${recordOf(subject)} ${where}.`,
    `${where}, ${team.name} ${team.has} won ${wonOf(subject)}.`,
  ];
};

export const formSentences: Sentences = (subject) => {
  const { team, count } = subject;
  return [
    `${team.name} ${team.has} won ${count('won')} of ${team.its} last ${count('games')}, ${marginOf(subject)}.`,
    `over the last ${count('games')} games ${team.name} ${team.is} ${recordOf(subject)}, ${marginOf(subject)}.`,
  ];
};

export const scoringSentences: Sentences = ({ team, sport, count }) => [
  `${team.name} score${team.s} ${tenths(count('scored'))} ${unitOf(sport)} a game (${ordinal(count('scoredRank'))} of ${count('teams')} teams) and allow${team.s} ${tenths(count('conceded'))} (${ordinal(count('concededRank'))}).`,
  `of ${count('teams')} teams ${team.name} rank${team.s} ${ordinal(count('scoredRank'))} in scoring, at ${tenths(count('scored'))} ${unitOf(sport)} a game, and ${ordinal(count('concededRank'))} on defense, at ${tenths(count('conceded'))}.`,
];

export const coverSentences: Sentences = ({ team, sport, count }) => [
  `${team.name} ${team.has} covered ${count('covered')} of ${team.its} last ${count('games')} at the closing ${lineOf(sport)}${pushes(count('pushes'))}.`,
  `against the closing ${lineOf(sport)} ${team.name} ${team.is} ${count('covered')}–${count('failed')} over ${team.its} last ${count('games')}${pushes(count('pushes'))}.`,
];

export const totalsSentences: Sentences = ({ team, count }) => {
  const isOver = count('over') >= count('under');
  const [most, word] = isOver ? [count('over'), 'over'] : [count('under'), 'under'];
  return [
    `${most} of ${team.possessive} last ${count('games')} games went ${word} the closing total${pushes(count('pushes'))}.`,
    `the ${word} has hit in ${most} of ${team.possessive} last ${count('games')} games, at the closing total${pushes(count('pushes'))}.`,
  ];
};

export const starterSentences: Sentences = ({ fact, sport }) => {
  const { home, away } = fact.values;
  const [host, guest] = [namedTeam(String(home), sport), namedTeam(String(away), sport)];
  const [first, second] = [starterOf(fact, 'away'), starterOf(fact, 'home')];
  return [
    `${first} starts for ${guest.name}, ${second} for ${host.name}.`,
    `on the mound: ${first} for ${guest.name}, ${second} for ${host.name}.`,
  ];
};

/** `9–3`, `9–3–1`; in words if the third number could be misunderstood. */
function recordOf({ sport, count, has }: Subject): string {
  const two = `${count('won')}–${count('lost')}`;
  if (has('overtimeLosses')) return `${two}–${count('overtimeLosses')}`;
  if (!has('drawn')) return two;
  return sport === 'MLS' ? `${two} with ${plural(count('drawn'), 'draw')}` : `${two}–${count('drawn')}`;
}

const wonOf = ({ count }: Subject) => `${count('won')} of ${plural(count('games'), 'game')}`;

/** The average margin of all games counted, including losses. */
function marginOf({ sport, count }: Subject): string {
  const margin = count('margin');
  if (margin === 0) return 'scoring as many as they allowed';
  const points = `${tenths(Math.abs(margin))} ${unitOf(sport)} a game`;
  return margin > 0 ? `outscoring opponents by ${points}` : `outscored by ${points}`;
}

export function restSentences({ team, sport, fact, count, has }: Subject): readonly string[] {
  const days = plural(count('days'), 'day');
  const opponent = has('opponentDays') ? namedTeam(String(fact.values.opponent), sport) : undefined;
  const theirs = opponent ? `; ${opponent.name} ${opponent.has} had ${count('opponentDays')}` : '';
  const plain = `${team.name} ${team.has} had ${days} since ${team.its} last game${theirs}`;
  const since = opponent
    ? `, with ${days} since the last game, compared with ${plural(count('opponentDays'), 'day')} for ${opponent.name}`
    : `, with ${days} since the last game`;
  switch (fact.values.because) {
    case 'back_to_back':
      return [
        `${team.name} play${team.s} on back-to-back days: ${days} since ${team.its} last game${theirs}.`,
        `${team.name} ${team.is} on the back end of a back-to-back${since}.`,
      ];
    case 'third_in_four': {
      const run = `${ordinal(count('gamesInDays'))} game in ${count('inDays')} days`;
      return [
        `${team.name} play${team.s} ${team.its} ${run}${since}.`,
        `it is the ${run} for ${team.name}${since}.`,
      ];
    }
    case 'bye':
      return [
        `${team.name} come${team.s} off a bye: ${days} since ${team.its} last game${theirs}.`,
        `${plain}, after a bye.`,
      ];
    default:
      return [`${plain}.`, `${team.name} ${team.has} the rest advantage${since}.`];
  }
}

export function meetingSentences({ team, sport, fact, count, has }: Subject): readonly string[] {
  const score = `${count('lastHigh')}–${count('lastLow')}`;
  const winner = has('lastWinner') ? namedTeam(String(fact.values.lastWinner), sport) : undefined;
  const on = `on ${fact.values.lastOn}`;
  const isOwn = fact.values.lastWinner === fact.about;
  const last = isOwn
    ? `, the last one ${score} ${on}`
    : winner
      ? `; ${winner.name} won the last one ${score} ${on}`
      : `; the last one ended ${score} ${on}`;
  const opponent = namedTeam(String(fact.values.opponent), sport);
  const draws = has('drawn') ? ` with ${plural(count('drawn'), 'draw')}` : '';
  const tally = `${count('won')} of the last ${count('meetings')} meetings`;
  return [
    `${team.name} won ${tally}${draws}${last}.`,
    `against ${opponent.name}, ${team.name} ${team.has} taken ${tally}${draws}${last}.`,
  ];
}

export function standingSentences({ team, sport, fact, count, has }: Subject): readonly string[] {
  const place = `${ordinal(count('position'))} of ${count('teams')}`;
  const name = String(fact.values.group);
  const group = /^(the |ML[BS]$)/i.test(name) ? name : `the ${name}`;
  const behind = has('points')
    ? `, with ${plural(count('points'), 'point')}`
    : count('gamesBack') > 0
      ? `, ${plural(count('gamesBack'), 'game')} back`
      : '';
  const opponent = has('opponentPosition') ? namedTeam(String(fact.values.opponent), sport) : undefined;
  const theirs = opponent ? `; ${opponent.name} ${opponent.is} ${ordinal(count('opponentPosition'))}` : '';
  return [
    `${team.name} ${team.is} ${place} in ${group}${behind}${theirs}.`,
    `in ${group}, ${team.name} ${team.is} ${place}${behind}${theirs}.`,
  ];
}

/** `Gausman (3.13 ERA, 61.2 innings, 70 strikeouts)`, as far as known. */
function starterOf({ values }: Fact, side: 'home' | 'away'): string {
  const [era, innings, strikeouts] = [
    values[`${side}Era`],
    values[`${side}Innings`],
    values[`${side}Strikeouts`],
  ];
  const known = [
    ...(typeof era === 'number' ? [`${era.toFixed(2)} ERA`] : []),
    ...(typeof innings === 'number' ? [plural(innings, 'inning')] : []),
    ...(typeof strikeouts === 'number' ? [plural(strikeouts, 'strikeout')] : []),
  ];
  return `${values[`${side}Name`]}${known.length > 0 ? ` (${known.join(', ')})` : ''}`;
}

const units: Readonly<Partial<Record<Sport, string>>> = { MLB: 'runs', NHL: 'goals', MLS: 'goals' };
const unitOf = (sport: Sport) => units[sport] ?? 'points';
const lines: Readonly<Partial<Record<Sport, string>>> = { MLB: 'run line', NHL: 'puck line' };
const lineOf = (sport: Sport) => lines[sport] ?? 'spread';

const tenths = (value: number) => value.toFixed(1);
/** Pushes are mentioned separately. */
const pushes = (count: number) => (count > 0 ? ` (${plural(count, 'push', 'pushes')} not counted)` : '');
