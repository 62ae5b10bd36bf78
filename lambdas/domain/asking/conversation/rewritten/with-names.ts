/** A follow-up with the names of whom and what the last answer was about: in place of "he", "they" and "that", or beside its own words. */

import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
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
  /** What a question can be about that names nobody: whom the last one named, with its market first, or the figures of a sum. */
  readonly subjects: readonly string[];
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
const ofBet =
  /\b(?:it|that|this|(?:this|that) one|(?:that|this|the) (?:bet|pick|play|line|prop|number))\b(?! (?:game|one|team|guy))/gi;

/** "Strikeout line on him", "how many has she scored". */
export const pointsAtPlayer = (text: string): boolean => text.search(person) >= 0;

interface Last {
  /** The last question, with the roles of its words. */
  readonly asked: Asked | undefined;
  /** A player whom its answer names. */
  readonly whom: string | undefined;
  /** The follow-up, with the roles of its words. */
  readonly said: Asked;
}

export function withNames(
  text: string,
  turn: Turn,
  { asked, whom, said }: Last,
  context: QuestionContext,
): readonly Named[] {
  const written = text.replace(contracted, (_, who: string, verb: string) =>
    `${who} ${verbs[verb.toLowerCase()] ?? ''}`.trim(),
  );
  const names = namesIn(turn, asked, context);
  const isOfOthers = sentenceOf(text, context).tokens.some((token) => token.team !== undefined);
  const subjects = isOfOthers ? [] : whom === undefined ? names.subjects : [whom];
  const subject = subjects.at(-1);
  const price = asksWhat.test(text) ? wordsOfPrice(said) : undefined;
  const stake = stakeOf(said);
  const pointed = [
    ...(stake !== undefined && names.bet !== undefined ? [`what does ${stake} on ${names.bet} pay`] : []),
    ...(subject !== undefined && price !== undefined ? [`odds for ${subject} ${price}`] : []),
    ...inPlaceOfPronouns(written, { ...names, player: names.player ?? whom }),
  ];
  const beside = [
    ...subjects.map((each) => `${written} ${each}`),
    ...(subject === undefined ? [] : [`${subject} ${written}`]),
  ];
  return [
    ...pointed.map((prompt) => ({ prompt, isPointed: true })),
    ...beside.map((prompt) => ({ prompt, isPointed: false })),
  ];
}

/** A text for each of the names that its pronouns can stand for. */
function inPlaceOfPronouns(text: string, { player, teams, bet, term }: Names): readonly string[] {
  const [one, other] = teams;
  const both = other === undefined ? one : `${one} and ${other}`;
  const texts = [
    player !== undefined && text.replace(playersOwn, `${player}'s`).replace(person, player),
    one !== undefined &&
      both !== undefined &&
      text
        .replace(game, `${teams.join(' vs ')} game`)
        .replace(teamsOwn, `${one}'s`)
        .replace(team, both),
    bet !== undefined && text.replace(ofBet, bet),
    term !== undefined && text.replace(ofBet, term).replace(/\b(?:those|these|them|one|ones)\b/gi, term),
  ];
  return texts.filter((each): each is string => each !== false && each !== text);
}

/** "35 on that, profit?" after a price: nothing is named but a stake. */
function stakeOf({ spans, refused }: Asked): string | undefined {
  const [stake, ...others] = spans.filter(({ role }) => role !== 'old');
  const isAlone = stake?.role === 'stake' && others.length === 0 && refused.length === 0;
  const amount = isAlone ? /\d+(?:\.\d+)?/.exec(stake.words)?.[0] : undefined;
  return amount === undefined ? undefined : `$${amount}`;
}

/** "What's their ml" asks for a price, and for no pick. */
const asksWhat = /^(?:what(?:['’]?s)?|wh?ats?|how much|how long)\b/i;
const ofPrice: ReadonlySet<string> = new Set(['market', 'period', 'line', 'side', 'stat', 'book']);

function wordsOfPrice({ spans }: Asked): string | undefined {
  const own = spans.filter(({ role }) => role !== 'old');
  return own.length > 0 && own.every(({ role }) => ofPrice.has(role))
    ? own.map(({ words }) => words).join(' ')
    : undefined;
}

function namesIn(turn: Turn, last: Asked | undefined, context: QuestionContext): Names {
  const [query] = turn.asked ?? [];
  if (query?.ask === 'explain') {
    const [term] = query.terms;
    return {
      teams: [],
      subjects: [],
      term: term === undefined ? undefined : termOf(term)?.term.toLowerCase(),
    };
  }
  if (query?.ask === 'sum') return { teams: [], subjects: figuresOf(last) };
  const shown = shownIn(turn);
  if (!shown) return { teams: [], subjects: [] };
  const { players, teams, bets } = shown;
  const [leg] = bets;
  const priced = query?.ask === 'market' ? betOfPrices(query) : undefined;
  const player = players.length === 1 ? players[0] : undefined;
  const whom =
    players.length > 0 ? players.join(' and ') : teams.length <= mostTeams ? teams.join(' vs ') : '';
  const named = query?.ask === 'market' ? kindOfPrices(query) : undefined;
  const own = player === undefined ? undefined : teamOf(player, context);
  return {
    player,
    teams: teams.length === 0 && own !== undefined ? [own] : teams.length <= mostTeams ? teams : [],
    bet: leg && bets.length === 1 ? betPrompt(leg) : priced,
    subjects: whom === '' ? [] : [...(named === undefined ? [] : [`${whom} ${named}`]), whom],
  };
}

/** What kind of bet the prices were of, where a question without a word for it would be of another. */
function kindOfPrices({ market, stat }: MarketQuery): string | undefined {
  if (stat !== null && stat !== 'other') return statNames[stat];
  return market === 'total' ? 'over under' : market === 'spread' ? 'spread' : undefined;
}

/** "Who else is out for them" after a question about a player. */
const teamOf = (player: string, { roster = [] }: QuestionContext): string | undefined =>
  roster.find(({ name }) => name === player)?.team;

/** The prices of a sum, and all of its figures. */
function figuresOf(last: Asked | undefined): readonly string[] {
  const of = (roles: ReadonlySet<string>) =>
    (last?.spans ?? []).flatMap(({ role, words }) => (roles.has(role) ? [words] : [])).join(' ');
  return [...new Set([of(ofPrices), of(ofFigures)])].filter((words) => words !== '');
}
const ofPrices: ReadonlySet<string> = new Set(['price', 'counter']);
const ofFigures: ReadonlySet<string> = new Set(['price', 'chance', 'stake', 'line', 'counter']);

const mostTeams = 2;

/** "Is that good" after the prices of one team: its bet. */
const betOfPrices = ({ teams, players, market, side, line }: MarketQuery): string | undefined =>
  teams.length === 1 &&
  players.length === 0 &&
  (market === null || market === 'moneyline' || market === 'spread')
    ? betPrompt({
        sports: [],
        teams,
        player: null,
        stat: null,
        market: market ?? 'moneyline',
        side: market === 'spread' ? null : side,
        line,
        price: null,
      })
    : undefined;
