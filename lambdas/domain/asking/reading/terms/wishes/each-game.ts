/** Quantifiers: one leg from each game, or all legs of one kind. */
import type { Rule } from '../../draft.ts';
import { gap } from '../../words/text.ts';

const thing =
  '(?:home |road |away )?(?:favorites?|underdogs?|teams?|overs?|unders?|moneylines?|spreads?|totals?|sides?)';
const leg = '(?:one|a|1)(?: (?:leg|pick|bet|play|side|moneyline|spread|total|over|under))?';
const game = '(?:[a-z]+ |• ?)?(?:games?|matchups?|match(?:es)?)';
/** "One leg from each game", "for every game", "in all the games". */
const ofGames = new RegExp(
  `(?:\\b${leg} )?\\b(?:from|for|in|of|on|per)(?: out of)? (?:each|every|all)(?: of)?(?: the)? (${game})\\b|\\b${leg} (?:per|a) (${game})\\b`,
  'g',
);
const oneEach =
  /\b(?:all|both)(?: of)?(?: the)? (?:\d )?((?:(?!leg)[a-z•]+ ){0,2}(?:games|matchups))(?: ,)? (?:one|a|1)(?: (?:leg|pick|bet|play))? each\b/g;
const board =
  /^ (?:can you |could you |please )?(?:show|list|display|pull up)(?: me| us)? (?:all|every|the)\b(?!.*\b(?:parlay|bet|pick|leg)s?\b)/;
/** "Every favorite", "all the home teams", "all unders". */
const ofThings = new RegExp(`\\b(?:every|each|all)(?: single)?(?: of)?(?: the)? (${thing})(?![a-z])`, 'g');

/** Runs before counts, which would take "one leg". With a count named, "all favorites" means that each leg is one. */
export const readEachGame: Rule = ({ text, reading }) => {
  const isCounted = /\bone (?:from|in)\b|\d ?-?(?:legs?|picks|bets|plays|teamers?|man|way|fold|team)\b/.test(
    text.lower,
  );
  // "All 3 primetime games, one leg each".
  text.consume(oneEach, ([, words = '']) => {
    reading.eachGame = true;
    return `${gap} ${words} ${gap}`;
  });
  text.consume(ofGames, ([words, one, other]) => {
    // "Of all games" is the whole board.
    if (/^of all/.test(words)) return false;
    reading.eachGame = true;
    // The name of a day or of a league stays for its own rule.
    return `${gap} ${(one ?? other ?? '').replace(/(?:games?|matchups?|match(?:es)?)$/, '')}`;
  });
  // "Show me all NHL moneylines" asks for the board.
  if (reading.intent === 'play' && board.test(text.lower)) {
    reading.intent = 'info';
    reading.topic = 'prices';
    return;
  }
  text.consume(ofThings, ([, words = '']) => {
    if (!isCounted) reading.eachGame = true;
    return `${gap} ${words}`;
  });
};
