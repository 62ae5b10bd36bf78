/** "It", "that game", "them", "leg 2": the names of the last answer, written into the question. */
import type { ShownLeg, Turn } from '../../../contracts/asking/turn.ts';
import { betPrompt } from '../queries/bets/bet-words.ts';
import { readQueries } from '../queries/reading/read-queries.ts';
import { type QuestionContext, sentenceOf } from '../queries/reading/sentence.ts';
import { readQuestion } from '../reading/read.ts';
import { settled } from '../reading/settle.ts';
import type { Heard } from './heard.ts';
import { namedBetOf } from './named-bet.ts';
import { saidIn } from './said.ts';
import { knownAs } from './shown/known-as.ts';
import { refersBack } from './unplaced.ts';

const ofGame =
  /\b(?:that|this|the|their|its|the same) (?:game|matchup|match)\b|(?<=\b(?:in|of|for|from) )(?:that|this|the same) one\b/gi;
const ofPlayer = /\b(?:he|she|him|her|this guy|that guy)\b/gi;
const ofTeam = /\b(?:that team|they|them|their)\b/gi;
const ofBet =
  /\b(?:(?:that|this) (?:one|bet|pick|play)|(?:the )?(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th) (?:leg|one|pick)|leg #?\d|it|that|this)\b/gi;

/** The game of one leg, named by its place. */
const ofPlace =
  /\b(?:the )?(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th) (?:leg|one|pick|game)\b|\bleg #?\d\b/gi;

/** Legs to choose from. */
const mostLegs = 4;

/** Whether it would be a question with a leg in place of "it". */
function isOfOneLeg(prompt: string, legs: readonly ShownLeg[], context: QuestionContext): boolean {
  return legs.some((leg) => {
    const bet = namedBetOf(leg);
    const text = bet && prompt.replace(ofBet, betPrompt(bet));
    return text !== undefined && text !== prompt && readQueries(text, context) !== undefined;
  });
}

interface Names {
  /** `Away vs Home` */
  readonly game?: string | undefined;
  readonly team?: string | undefined;
  readonly player?: string | undefined;
  /** In words that read back. */
  readonly bet?: string | undefined;
}

/** @returns undefined if nothing refers to the last answer, or if the question is still not complete */
export function referring(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  // "I bet 50 on the Bills -3, log it": "it" is in the question itself.
  if (sentenceOf(prompt, context).tokens.some(({ team }) => team)) return undefined;
  const { game, team, player, bet } = namesIn(prompt, turn, context);
  const written = [
    game !== undefined && prompt.replace(ofGame, game),
    team !== undefined && prompt.replace(ofTeam, team),
    player !== undefined && prompt.replace(ofPlayer, player),
    bet !== undefined && prompt.replace(ofBet, bet),
    game !== undefined && prompt.replace(ofPlace, `${game} game`),
  ].filter((text): text is string => text !== false && text !== prompt);
  for (const text of written) {
    const queries = readQueries(text, context);
    if (queries) return { kind: 'queries', queries, isAside: false };
  }
  const { play } = turn;
  if (play && play.legs.length > 1 && bet === undefined && isOfOneLeg(prompt, play.legs, context))
    return {
      kind: 'unclear',
      why: 'Which leg do you mean?',
      instead: play.legs.slice(0, mostLegs).map((_, at) => prompt.replace(ofBet, `leg ${at + 1}`)),
    };
  const text = game !== undefined && prompt.replace(ofGame, `${game} game`).replace(/\bbut\b/gi, '');
  if (!text || text === prompt || refersBack(text)) return undefined;
  const { unread, reading } = readQuestion(text, context);
  const isPlay = unread.length === 0 && reading.intent === 'play' && reading.teams.length > 0;
  if (!isPlay) return undefined;
  if (reading.teams.length < 2) return { kind: 'text', prompt: text };
  // "Bet on Minnesota vs Boston" backs one of them, and "that game" neither.
  const teams = reading.teams.map((team) => ({ ...team, stance: 'game' as const }));
  return { kind: 'play', next: { reading: settled({ ...reading, teams }), keep: [], without: [] } };
}

function namesIn(prompt: string, { play, asked, queries }: Turn, context: QuestionContext): Names {
  if (!play) {
    const about = (asked ?? []).flatMap((query) => {
      if ('legs' in query && query.ask !== 'sum') return query.legs.flatMap(({ teams }) => teams);
      if (query.ask === 'compare') return query.options.flatMap(({ teams }) => teams);
      return 'teams' in query ? query.teams : [];
    });
    const people = (asked ?? []).flatMap((query) => ('players' in query ? query.players : []));
    const [read] = queries;
    const named = people.length === 1 ? people[0] : (read?.player ?? undefined);
    const player = named === undefined ? undefined : knownAs(named, context.roster);
    const [one, other, ...more] = [...new Set(about)];
    if (one === undefined || more.length > 0) return { player };
    return other === undefined
      ? { team: one, game: one, bet: one, player }
      : { game: `${one} vs ${other}`, player };
  }
  const { place } = saidIn(prompt, context, play.legs.length);
  const leg = play.legs.length === 1 ? play.legs[0] : play.legs[place ?? -1];
  if (!leg || leg.outright) return {};
  const { home, away, selection } = leg;
  const team = selection === 'home' ? home : selection === 'away' ? away : undefined;
  const bet = namedBetOf(leg);
  const player = leg.prop?.player;
  return { game: `${away} vs ${home}`, team, player, ...(bet && { bet: betPrompt(bet) }) };
}
