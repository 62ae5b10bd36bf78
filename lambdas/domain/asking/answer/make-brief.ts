/** Builds the brief: the best candidates with the facts for and against each, within a size limit. */

import type { Game } from '../../feed/games/game.ts';
import { isTournament, withArticle } from '../../feed/games/tournament.ts';
import type { Brief } from '../brief.ts';
import type { Fact } from '../facts/fact.ts';
import type { ReadResult } from '../reading/read.ts';
import type { Candidate } from './candidate.ts';
import { factSentences, inOrder } from './fact-kinds.ts';
import { thesesOf } from './support.ts';
import { legsAllowed } from './terms.ts';

/** More candidates make the model slower and more expensive, but not better. */
const mostCandidates = 20;
const mostFactsOfGame = 10;
/** Characters of the brief as JSON, so that the prompt with instructions and schema stays under 6,000 tokens. */
const mostCharacters = 13_000;

/** The brief, and the objects that its ids refer to. */
export interface Briefed {
  readonly brief: Brief;
  readonly candidates: ReadonlyMap<string, Candidate>;
  readonly facts: ReadonlyMap<string, Fact>;
}

/**
 * @param pool best first
 * @param must candidates that are always included: the code's own choice
 */
export function briefOf(
  prompt: string,
  { reading, unread }: ReadResult,
  pool: readonly Candidate[],
  must: readonly Candidate[],
  names: { readonly teams: readonly string[]; readonly days: readonly string[] },
): Briefed {
  for (let count = mostCandidates; ; count -= 2) {
    const shown = [...new Set([...must, ...pool.slice(0, count)])];
    const briefed = written(prompt, { reading, unread }, { shown, pool, own: must.length }, names);
    if (count <= 2 || JSON.stringify(briefed.brief).length <= mostCharacters) return briefed;
  }
}

function written(
  prompt: string,
  { reading, unread }: ReadResult,
  {
    shown,
    pool,
    own,
  }: { readonly shown: readonly Candidate[]; readonly pool: readonly Candidate[]; readonly own: number },
  { teams, days }: { readonly teams: readonly string[]; readonly days: readonly string[] },
): Briefed {
  const games = [...new Map(shown.map(({ game }) => [game.id, game])).values()];
  const gameIds = new Map(games.map((game, index) => [game.id, `g${index + 1}`]));
  const ofGame = new Map(games.map((game) => [game.id, factsOfGame(game, shown)]));
  const facts = new Map([...ofGame.values()].flat().map((fact, index) => [`f${index + 1}`, fact]));
  const factIds = new Map([...facts].map(([id, fact]) => [fact.id, id]));
  const idsOf = (some: readonly Fact[]) => some.flatMap(({ id }) => factIds.get(id) ?? []);
  const candidates = new Map(shown.map((candidate, index) => [`c${index + 1}`, candidate]));
  return {
    candidates,
    facts,
    brief: {
      question: prompt.slice(0, mostQuestion),
      reading,
      unread: unread.slice(0, mostUnread),
      wanted: { legs: legsAllowed(reading, Math.max(1, own)) },
      // Names are needed only to correct the reading, which requires unread words.
      teams: unread.length > 0 ? teams.slice(0, mostTeams) : [],
      days: unread.length > 0 ? days : [],
      games: games.map((game) => ({
        id: gameIds.get(game.id) ?? '',
        game: matchOf(game),
        startsAt: game.startsAt,
        facts: (ofGame.get(game.id) ?? []).map((fact) => ({
          id: factIds.get(fact.id) ?? '',
          text: factSentences(fact)[0] ?? '',
        })),
      })),
      candidates: [...candidates].map(([id, candidate]) => ({
        id,
        game: gameIds.get(candidate.game.id) ?? '',
        pick: candidate.label,
        market: candidate.market,
        price: candidate.price,
        chance: candidate.marketProbability,
        breakEven: candidate.breakEven,
        cost: candidate.cost,
        theses: thesesOf(candidate, pool, reading).slice(0, 5),
        for: idsOf(inOrder(candidate.facts.for)),
        against: idsOf(inOrder(candidate.facts.against)),
      })),
    },
  };
}

const mostQuestion = 600;
const mostUnread = 20;
const mostTeams = 160;

/** Facts for or against one of the game's candidates, strongest first. */
function factsOfGame(game: Game, shown: readonly Candidate[]): Fact[] {
  const own = shown.filter((candidate) => candidate.game.id === game.id);
  const all = own.flatMap(({ facts }) => [...facts.for, ...facts.against]);
  const once = [...new Map(all.map((fact) => [fact.id, fact])).values()];
  return inOrder(once).slice(0, mostFactsOfGame);
}

/** `Away at Home`, or a tournament's name. */
export function matchOf(game: Game): string {
  return isTournament(game) ? game.home.name : `${game.away.name} at ${game.home.name}`;
}

/** The same inside a sentence: `Away at Home`, `the Wyndham Championship`. */
export function inMatch(game: Game): string {
  return isTournament(game) ? withArticle(game.home.name) : matchOf(game);
}
