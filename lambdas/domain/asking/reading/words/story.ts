/**
 * The story around a bet: everyday words that no wish is made of, and opinions of a team. Any other word that no rule read is
 * asked back.
 */
import { isEveryday } from './everyday-words.ts';

/** What a word before one of these says of a bet: "honest teams", "sweaty unders". */
const selected =
  /^(?:games?|matchups?|matches|teams?|clubs?|squads?|players?|guys?|legs?|picks?|bets|plays?|props?|parlays|ones?|lines?|sides?|tickets|overs?|unders?|favorites?|underdogs?|spreads?|totals?|moneylines?|scorers?|odds|prices?|payouts?|numbers?|values?|market|markets|spots?|slates?|windows?)$/;
/** What a word after one of these would be left out of, or be the only one of. */
const selecting =
  /^(?:only|except|besides|without|no|not|never|nothing|nobody|none|avoid|skip|excluding|minus|any|every|each|all|most|more|less|least|than|if|unless|until|til|till|before|after|during|since)$/;
/** "Can't believe", "not even my wife", "no idea": what is refused is no part of a bet. */
const refusesNothing =
  /^(?:believe|know|care|mind|even|wait|remember|stress|sleep|think|ask|gonna|going|joke|judgment|kidding)$/;

/** Against a team, so that a bet on it may be meant the other way. */
const against = new Set(
  (
    'stink stinks suck sucks sucked garbage trash awful terrible horrible horrid pathetic frauds fraud fraudulent overrated washed cooked toast bums bum ' +
    'clowns losers soft dogshit ass asscheeks booty buns lousy hopeless useless worthless embarrassing embarrassment disgrace joke jokes fumbling choke chokers chokes crumble overhyped mediocre'
  ).split(' '),
);
/** For a team. */
const inFavor = new Set(
  (
    'unstoppable unbeatable dominant dominating dominate cruising nasty filthy legit elite clicking humming ballin balling impressive scary frisky ' +
    'dangerous underrated stacked loaded locked-in awesome amazing fantastic beasts beast monsters studs stud goat goated reliable consistent improved'
  ).split(' '),
);

export interface Telling {
  /** The text before any rule removed words. */
  readonly original: string;
  /** It is said what is bet on the team that a word is about, so that an opinion of it changes nothing. */
  readonly isPlaced: (word: string) => boolean;
  /** A team is named. */
  readonly hasTeam: boolean;
}

/** @returns whether a word only tells a story, at each of its places */
export function storyIn({ original, isPlaced, hasTeam }: Telling): (word: string) => boolean {
  const words = original.trim().split(/\s+/);
  const isOpinion = (word: string) => (against.has(word) && isPlaced(word)) || (inFavor.has(word) && hasTeam);
  const standsApart = (at: number) => {
    const [before = '', next = ''] = [words[at - 1], words[at + 1]];
    return !selected.test(next) && (!selecting.test(before) || refusesNothing.test(words[at] ?? ''));
  };
  return (word) =>
    (isEveryday(word) || isOpinion(word)) &&
    words.every((each, at) => each.replace(/[-'./+]+$/, '') !== word || standsApart(at));
}
