/**
 * Facts about teams as sentences in American English, with no number that the fact does not contain. Which kind has which is
 * in `answer/fact-kinds.ts`.
 */
import type { Sport } from '../../../contracts/feed/sports.ts';
import { ordinal, plural } from '../../platform/format.ts';
import type { Fact, Values } from '../facts/fact.ts';
import { opponentsIn } from '../facts/pair.ts';
import { type Named, namedTeam } from './team-names.ts';

/** The input of a sentence. */
export interface Subject {
  readonly team: Named;
  readonly sport: Sport;
  readonly fact: Fact;
  /** A count from the fact's values. */
  readonly count: (name: string) => number;
  readonly has: (name: string) => boolean;
  /** The opponent with its values, if the fact is paired. */
  readonly rival: Pick<Subject, 'team' | 'sport' | 'count' | 'has'> | undefined;
}

type One = NonNullable<Subject['rival']>;

export function subjectOf(fact: Fact): Subject {
  const of = (about: string, values: Values): One => ({
    team: namedTeam(about, fact.sport),
    sport: fact.sport,
    count: (name) => Number(values[name] ?? 0),
    has: (name) => values[name] !== undefined,
  });
  const theirs = opponentsIn(fact.values);
  return {
    ...of(fact.about, fact.values),
    fact,
    rival: theirs && of(String(fact.values.opponent), theirs),
  };
}

/** At least two equivalent sentences, simplest first. */
export type Sentences = (subject: Subject) => readonly string[];

/** One sentence about both teams; the fact's team is the one that is ahead. */
export type Compare = (subject: Subject) => string;

/** `, the Sabres 1 of 5`; nothing for a fact that is not paired. */
const and = ({ rival }: Subject, words: (rival: One) => string) =>
  rival ? `, ${rival.team.name} ${words(rival)}` : '';

export const recordSentences: Sentences = (subject) => {
  const { team, rival } = subject;
  return [
    `${rival ? team.name : team.full} ${team.is} ${recordOf(subject)}${and(subject, recordOf)}.`,
    `${team.name} ${team.has} won ${wonOf(subject)}${and(subject, wonOf)}.`,
  ];
};

export const venueSentences: Sentences = (subject) => {
  const { team, fact } = subject;
  const [where, theirs] = fact.team === 'home' ? ['at home', 'on the road'] : ['on the road', 'at home'];
  return [
    `${team.name} ${team.is} ${recordOf(subject)} ${where}${and(subject, (rival) => `${recordOf(rival)} ${theirs}`)}.`,
    `${where}, ${team.name} ${team.has} won ${wonOf(subject)}${and(subject, (rival) => `${wonOf(rival)} ${theirs}`)}.`,
  ];
};

export const formSentences: Sentences = (subject) => {
  const { team, count, rival } = subject;
  const theirs = rival
    ? `; ${rival.team.name} ${runOf(rival) ?? `${rival.team.has} won ${rival.count('won')} of ${rival.count('games')}`}, ${marginOf(rival)}`
    : '';
  const own = runOf(subject) ?? `${team.has} won ${count('won')} of ${team.its} last ${count('games')}`;
  const last = rival ? `; ${rival.team.name} ${rival.team.is} ${recordOf(rival)}, ${marginOf(rival)}` : '';
  return [
    `${team.name} ${own}, ${marginOf(subject)}${theirs}.`,
    `over the last ${count('games')} games ${team.name} ${team.is} ${recordOf(subject)}, ${marginOf(subject)}${last}.`,
  ];
};

export const formLead: Compare = (subject) => {
  const { team, count, rival } = subject;
  const wins = (of: One) => `${of.count('won')} of ${of.count('games')}`;
  const own = runOf(subject);
  const theirs = rival ? runOf(rival) : undefined;
  const other =
    rival && `${rival.team.name} ${theirs ?? (own ? `${rival.team.has} won ${wins(rival)}` : wins(rival))}`;
  return `${team.name} ${own ?? `${team.has} won ${count('won')} of ${count('games')}`}, ${other}.`;
};

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `have won five straight`; undefined if a team neither won nor lost all of its last games. */
function runOf({ team, count }: One): string | undefined {
  const games = count('games');
  const length = small[games] ?? `${games}`;
  if (count('won') === games) return `${team.has} won ${length} straight`;
  return count('lost') === games ? `${team.has} lost ${length} straight` : undefined;
}

export const scoringSentences: Sentences = (subject) => {
  const { team, sport, count } = subject;
  const rank = (of: One, name: string) => `${ordinal(of.count(name))}`;
  const plain = (of: One) =>
    `${tenths(of.count('scored'))} (${rank(of, 'scoredRank')}) and allow${of.team.s} ${tenths(of.count('conceded'))} (${rank(of, 'concededRank')})`;
  const theirs = subject.rival
    ? `; ${subject.rival.team.name} score${subject.rival.team.s} ${plain(subject.rival)}`
    : '';
  const ranks = subject.rival
    ? `; ${subject.rival.team.name} ${rank(subject.rival, 'scoredRank')} and ${rank(subject.rival, 'concededRank')}`
    : '';
  return [
    `${team.name} score${team.s} ${tenths(count('scored'))} ${unitOf(sport)} a game (${ordinal(count('scoredRank'))} of ${count('teams')} teams) and allow${team.s} ${tenths(count('conceded'))} (${ordinal(count('concededRank'))})${theirs}.`,
    `of ${count('teams')} teams ${team.name} rank${team.s} ${ordinal(count('scoredRank'))} in scoring, at ${tenths(count('scored'))} ${unitOf(sport)} a game, and ${ordinal(count('concededRank'))} on defense, at ${tenths(count('conceded'))}${ranks}.`,
  ];
};

export const scoringLead: Compare = (subject) => {
  const margin = (of: One) => {
    const average = of.count('margin');
    if (average === 0)
      return `score${of.team.s} as many as ${of.team.its === 'its' ? 'it allows' : 'they allow'}`;
    const points = `${tenths(Math.abs(average))} a game`;
    return average > 0
      ? `outscore${of.team.s} opponents by ${points}`
      : `${of.team.is} outscored by ${points}`;
  };
  return `${subject.team.name} ${margin(subject)}${and(subject, margin)}.`;
};

/** For a total: what the games of both teams add up to, and the line. */
export function totalScoringLead({ team, sport, count, rival }: Subject, line: number): string {
  const theirs = rival ? ` and ${rival.team.possessive} ${tenths(rival.count('inAll'))}` : '';
  return `${team.possessive} games average ${tenths(count('inAll'))} ${unitOf(sport)}${theirs}; the line is ${line}.`;
}

export const coverSentences: Sentences = (subject) => {
  const { team, sport, count } = subject;
  return [
    `${team.name} ${team.has} covered ${partOf(subject, 'covered')} at the closing ${lineOf(sport)}${pushes(count('pushes'))}${and(subject, (rival) => `${rival.count('covered')} of ${rival.count('games')}${pushes(rival.count('pushes'))}`)}.`,
    `against the closing ${lineOf(sport)} ${team.name} ${team.is} ${count('covered')}–${count('failed')} over ${team.its} last ${count('games')}${pushes(count('pushes'))}${and(subject, (rival) => `${rival.count('covered')}–${rival.count('failed')}${pushes(rival.count('pushes'))}`)}.`,
  ];
};

export const coverLead: Compare = (subject) =>
  `${subject.team.name} ${subject.team.has} covered ${partOf(subject, 'covered')}${and(subject, (rival) => `${rival.count('covered')} of ${rival.count('games')}`)}.`;

/** `7 of their last 10`, `all of their last 10`, `none of their last 10`. */
function partOf({ team, count }: One, part: string): string {
  const [some, all] = [count(part), count('games')];
  return `${some === all ? 'all' : some === 0 ? 'none' : some} of ${team.its} last ${all}`;
}

export const totalsSentences: Sentences = (subject) => {
  const { count, rival } = subject;
  const sum = (name: string) => count(name) + (rival?.count(name) ?? 0);
  const word = sum('over') >= sum('under') ? 'over' : 'under';
  const part = (of: One) => {
    const [some, all] = [of.count(word), of.count('games')];
    return some === all ? 'all' : some === 0 ? 'none' : `${some}`;
  };
  const games = (of: One) => `${part(of)} of ${of.team.possessive} last ${of.count('games')}`;
  const theirs = rival ? `, and ${games(rival)}${pushes(rival.count('pushes'))}` : '';
  return [
    `${games(subject)} games went ${word} the closing total${pushes(count('pushes'))}${theirs}.`,
    `the ${word} has hit in ${games(subject)} games, at the closing total${pushes(count('pushes'))}${theirs}.`,
  ];
};

export const totalsLead: Compare = (subject) => totalsSentences(subject)[0] ?? '';

export const starterSentences: Sentences = ({ fact, sport }) => {
  const { home, away } = fact.values;
  const [host, guest] = [namedTeam(String(home), sport), namedTeam(String(away), sport)];
  const [first, second] = [starterOf(fact, 'away'), starterOf(fact, 'home')];
  return [
    `${first} starts for ${guest.name}, ${second} for ${host.name}.`,
    `on the mound: ${first} for ${guest.name}, ${second} for ${host.name}.`,
  ];
};

/** The starter who allows fewer runs comes first. */
export const starterLead: Compare = ({ fact, sport }) => {
  const isHomeAhead = Number(fact.values.homeEra) < Number(fact.values.awayEra);
  const [ahead, behind] = isHomeAhead ? (['home', 'away'] as const) : (['away', 'home'] as const);
  const of = (side: 'home' | 'away') => {
    const { [`${side}Name`]: name, [`${side}Era`]: era } = fact.values;
    return `${name} (${Number(era).toFixed(2)} ERA)`;
  };
  const team = (side: 'home' | 'away') => namedTeam(String(fact.values[side]), sport).name;
  return `${of(ahead)} starts for ${team(ahead)}, ${of(behind)} for ${team(behind)}.`;
};

/** `9–3`, `9–3–1`; in words if the third number could be misunderstood. */
function recordOf({ sport, count, has }: One): string {
  const two = `${count('won')}–${count('lost')}`;
  if (has('overtimeLosses')) return `${two}–${count('overtimeLosses')}`;
  if (!has('drawn')) return two;
  return sport === 'MLS' ? `${two} with ${plural(count('drawn'), 'draw')}` : `${two}–${count('drawn')}`;
}

const wonOf = ({ count }: One) => `${count('won')} of ${plural(count('games'), 'game')}`;

/** The average margin of all games counted, including losses. */
function marginOf({ sport, count }: One): string {
  const margin = count('margin');
  if (margin === 0) return 'scoring as many as they allowed';
  const points = `${tenths(Math.abs(margin))} ${unitOf(sport)} a game`;
  return margin > 0 ? `outscoring opponents by ${points}` : `outscored by ${points}`;
}

export const restSentences: Sentences = ({ team, sport, fact, count }) => {
  const { because, opponentBecause } = fact.values;
  const own = restClause(team, count('days'), because);
  if (opponentBecause === undefined) {
    const days = `${plural(count('days'), 'day')} since ${team.its} last game`;
    return [
      `${team.name} ${own}.`,
      because === 'bye' ? `${team.name} ${team.has} had ${days}.` : `${team.name}: ${days}.`,
    ];
  }
  const opponent = namedTeam(String(fact.values.opponent), sport);
  const isSame = because === 'days' && opponentBecause === 'days';
  const theirs = isSame
    ? `${opponent.has} had ${count('opponentDays')}`
    : restClause(opponent, count('opponentDays'), opponentBecause);
  return [
    `${team.name} ${own}; ${opponent.name} ${theirs}.`,
    `days since the last game: ${count('days')} for ${team.name}, ${count('opponentDays')} for ${opponent.name}.`,
  ];
};

export const restLead: Compare = (subject) => restSentences(subject)[0] ?? '';

function restClause(team: Named, days: number, because: unknown): string {
  switch (because) {
    case 'back_to_back':
      return `play${team.s} on back-to-back days`;
    case 'third_in_four':
      return `play${team.s} ${team.its} 3rd game in 4 days`;
    case 'bye':
      return `come${team.s} off a bye, ${plural(days, 'day')} after ${team.its} last game`;
    default:
      return `${team.has} had ${plural(days, 'day')} since ${team.its} last game`;
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

export const meetingLead: Compare = ({ team, sport, fact, count }) => {
  const opponent = namedTeam(String(fact.values.opponent), sport);
  return `${team.name} ${team.has} won ${count('won')} of the last ${count('meetings')} meetings, ${opponent.name} ${count('lost')}.`;
};

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
export const pushes = (count: number) =>
  count > 0 ? ` (${plural(count, 'push', 'pushes')} not counted)` : '';
