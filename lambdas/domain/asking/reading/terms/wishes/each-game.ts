/** Quantifiers: one leg from each game, or all legs of one kind. */
import type { Rule } from '../../draft.ts';
import { gap } from '../../words/text.ts';

const thing =
  '(?:home |road |away )?(?:favorites?|underdogs?|teams?|overs?|unders?|moneylines?|spreads?|totals?|sides?)';
const leg =
  '(?:one|a|1)(?: (leg|pick|bet|play|side|moneyline|spread|total|over|under|guy|dude|player|skater|scorer|goal ?scorer))?';
const game = '(?:[a-z]+ |• ?)?(?:games?|matchups?|match(?:es)?)';
/** "One leg from each game", "for every game", "in all the games". */
const ofGames = new RegExp(
  `(?:\\b${leg} )?\\b(?:out of|from|for|in|of|on|per)(?: out of)? (?:each|every|all)(?: of)?(?: the)? (${game})\\b|\\b${leg} (?:per|a) (${game})\\b`,
  'g',
);
const ofTheirs = new RegExp(
  `(?:\\b${leg} )?\\b(?:from|in|of|on) (?:each|every)(?: of)?(?: the)? ?${gap}`,
  'g',
);
const oneEach =
  /\b(?:all|both)(?: of)?(?: the)? (?:\d )?((?:(?!leg)[a-z•]+ ){0,2}(?:games|matchups))(?: ,)? (?:one|a|1)(?: (?:leg|pick|bet|play))? each\b/g;
const board =
  /^ (?:can you |could you |please )?(?:show|list|display|pull up)(?: me| us)? (?:all|every|the)\b(?!.*\b(?:parlay|bet|pick|leg)s?\b)/;
/** "Every favorite", "all the home teams", "all unders". */
const ofThings = new RegExp(`\\b(?:every|each|all)(?: single)?(?: of)?(?: the)? (${thing})(?![a-z])`, 'g');

/** Not "at least three leagues", of which there is no term. */
const ofLeagues =
  /(?<!\b(?:least|most|than) )\b(?:(?:all |each |each one )?(?:from|across|in) )?(?:([2-6]|two|three|four|five|six) )?(?:different|separate) (?:leagues|sports)(?: each)?\b|\bfrom (two|three|four|[2-4]) leagues\b/g;
const number = '(?:[2-8]|two|three|four|five|six|seven|eight)';
/** With a number of legs, "all overs" says what each of them is. */
const counts = new RegExp(
  `\\bone (?:from|in)\\b|\\d ?-?(?:legs?|picks|bets|plays|teamers?|man|way|fold|team)\\b|\\b${number} of (?:them|those|these)\\b|` +
    `\\b${number} (?:[a-z+•]+ ){0,2}(?:props?|legs?|picks|bets|plays|scorers|guys|players|teams|teamers?|leggers?|overs|unders|favorites|underdogs|spreads|totals|moneylines)\\b`,
);

/** Runs before counts, which would take "one leg". With a count named, "all favorites" means that each leg is one. */
export const readEachGame: Rule = ({ text, reading }) => {
  const isCounted = counts.test(text.lower);
  // "All 3 primetime games, one leg each".
  text.consume(oneEach, ([, words = '']) => {
    reading.eachGame = true;
    return `${gap} ${words} ${gap}`;
  });
  text.consume(ofGames, ([words, kind, one, otherKind, other]) => {
    // "Of all games" is the whole board.
    if (/^of all/.test(words)) return false;
    reading.eachGame = true;
    // What each leg is, and the name of a day or of a league, stay for their own rules.
    return `${gap} ${kind ?? otherKind ?? ''} ${(one ?? other ?? '').replace(/(?:games?|matchups?|match(?:es)?)$/, '')}`;
  });
  // "A pick from each of the late games": when they start was read before.
  if (reading.starts !== null)
    text.consume(ofTheirs, ([, kind]) => {
      reading.eachGame = true;
      return `${gap} ${kind ?? ''} ${gap}`;
    });
  // "Two legs from two different leagues".
  text.consume(ofLeagues, ([, named, other]) => {
    const count = named ?? other;
    if (reading.sports.length > 0) return false;
    reading.eachSport = true;
    return count === undefined || /\b(?:legs?|picks|bets|plays)\b/.test(text.lower)
      ? gap
      : `${gap} ${count} legs`;
  });
  // "Show me all NHL moneylines" asks for the board.
  if (reading.intent === 'play' && board.test(text.lower)) {
    reading.intent = 'info';
    reading.topic = 'prices';
    return;
  }
  // "Thanksgiving games, one from each".
  if (text.has(/\b(?:games|matchups|matches)\b/))
    text.consume(
      /\b(?:one|a|1)(?: (?:leg|pick|bet|play))? (?:from|in|of|on|for) each(?: (?:one|of them|game))?(?= ?(?:[,.?]|$))/g,
      () => {
        reading.eachGame = true;
      },
    );
  text.consume(ofThings, ([, words = '']) => {
    if (!isCounted) reading.eachGame = true;
    return `${gap} ${words}`;
  });
};
