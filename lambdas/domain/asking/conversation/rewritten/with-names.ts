/** A follow-up with the names of whom and what the last answer was about: in place of "he", "they" and "that", or beside its own words. */

import type { Turn } from '../../../../contracts/asking/turn.ts';
import { betPrompt } from '../../queries/bets/bet-words.ts';
import { termOf } from '../../queries/explain/glossary.ts';
import type { Asked } from '../../queries/parts/asked.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { shownIn } from '../shown/subject.ts';

export interface Named {
  readonly prompt: string;
  /** It said "he", "they" or "that". */
  readonly isPointed: boolean;
}

interface Names {
  readonly player?: string | undefined;
  /** One team, or two of a game. */
  readonly teams: readonly string[];
  /** In words that read back. */
  readonly bet?: string | undefined;
  /** What was explained. */
  readonly term?: string | undefined;
  /** The prices and chances of a sum, in its words. */
  readonly figures?: string | undefined;
}

const contracted = /\b(he|she|they)['’]?(s|re|d|ll|ve)\b/gi;
const verbs: Readonly<Record<string, string>> = { s: 'is', re: 'are', d: 'would', ll: 'will', ve: 'have' };

const guy = '(?:this|that) (?:guy|dude|player|kid)';
const playersOwn = new RegExp(`\\b(?:his|her|${guy}['’]?s)\\b(?= \\w)`, 'gi');
const person = new RegExp(`\\b(?:he|she|him|her|his|${guy})\\b`, 'gi');
const teamsOwn = /\b(?:their|its)\b(?= \w)/gi;
const team =
  /\b(?:they|them|(?:that|this) team|(?:those|these) guys|either (?:of (?:them|those)|one|team|side)|both(?: of them| teams)?)\b/gi;
const game = /\b(?:that|this|the|their|the same) (?:game|matchup|match)\b/gi;
const bet =
  /\b(?:it|that|this|(?:this|that) one|(?:that|this|the) (?:bet|pick|play|line|prop|number))\b(?! (?:game|one|team|guy))/gi;

/** "Strikeout line on him", "how many has she scored". */
export const pointsAtPlayer = (text: string): boolean => text.search(person) >= 0;

interface Last {
  /** The last question, with the roles of its words. */
  readonly asked: Asked | undefined;
  /** A player whom its answer names. */
  readonly whom: string | undefined;
}

export function withNames(
  text: string,
  turn: Turn,
  { asked, whom }: Last,
  context: QuestionContext,
): readonly Named[] {
  const written = text.replace(contracted, (_, who: string, verb: string) =>
    `${who} ${verbs[verb.toLowerCase()] ?? ''}`.trim(),
  );
  const { player = whom, teams, bet: words, term, figures } = namesIn(turn, asked);
  const [one, other] = teams;
  const matchup = teams.join(' vs ');
  const pointed = [
    player !== undefined && written.replace(playersOwn, `${player}'s`).replace(person, player),
    one !== undefined &&
      written
        .replace(game, `${matchup} game`)
        .replace(teamsOwn, `${one}'s`)
        .replace(team, other === undefined ? one : `${one} and ${other}`),
    words !== undefined && written.replace(bet, words),
    term !== undefined && written.replace(bet, term).replace(/\b(?:those|these|them|one|ones)\b/gi, term),
  ].filter((each): each is string => each !== false && each !== written);
  const isOfOthers = sentenceOf(text, context).tokens.some((token) => token.team !== undefined);
  const subject = isOfOthers ? undefined : (player ?? (matchup || figures));
  return [
    ...pointed.map((prompt) => ({ prompt, isPointed: true })),
    ...(subject ? [`${written} ${subject}`, `${subject} ${written}`] : []).map((prompt) => ({
      prompt,
      isPointed: false,
    })),
  ];
}

const ofFigures: ReadonlySet<string> = new Set(['price', 'chance', 'stake', 'line', 'counter']);

function namesIn(turn: Turn, last: Asked | undefined): Names {
  const [query] = turn.asked ?? [];
  if (query?.ask === 'explain') {
    const [term] = query.terms;
    return { teams: [], term: term === undefined ? undefined : termOf(term)?.term.toLowerCase() };
  }
  const figures = last?.spans.filter(({ role }) => ofFigures.has(role)).map(({ words }) => words);
  if (query?.ask === 'sum') return { teams: [], figures: figures?.join(' ') };
  const shown = shownIn(turn);
  if (!shown) return { teams: [] };
  const { players, teams, bets } = shown;
  const [leg] = bets;
  return {
    player: players.length === 1 ? players[0] : undefined,
    teams: teams.length <= mostTeams ? teams : [],
    bet: leg && bets.length === 1 ? betPrompt(leg) : undefined,
  };
}
const mostTeams = 2;
