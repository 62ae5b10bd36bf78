/** The number of a spread as bettors say it: "ten and a half", "laying just 4", "catching 3", "take the goal and a half". */

const spoken =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'.split(
    '|',
  );

/** Says that it is few or many, which changes nothing: "giving only 3", "laying a whopping 13". */
const much =
  '(?:(?:just|only|like|about|around|barely|merely|all of|a (?:measly|mere|paltry|lousy|whopping|full|whole|tiny|cheap|big|huge|fat)|the|a|nearly|almost|over|under)(?= (?!\\d{3})) ){0,3}';
const number = '(\\d{1,2}(?:\\.5)?)';
/** Behind the number of a spread, and no count of something. */
const ends = '(?=\\s|$|[?,!]|\\.(?!\\d))(?! (?:units?|bucks|dollars|legs?|to|picks?|games?|teams?|bets?))';
const points = '(?: (?:points?|pts)\\b)?';

const given = new RegExp(
  `(?:\\b(?:only|just|barely) )?\\b(lay|lays|laying|gives|giving up|giving|spotting|swallowing) ${much}${number}${points}${ends}`,
  'gi',
);
/** "Give 3 picks" gives something else. */
const givenPoints = new RegExp(`\\b(give|giving) ${much}${number} (?:points|pts)\\b`, 'gi');
const taken = new RegExp(`\\b(catch|catching|getting) ${much}${number}${points}${ends}`, 'gi');

/** The only number that a puck line or a run line has. */
const oneAndHalf = '(?:the |a |that )?(?:goal|puck|run)(?: and| n| &|-and)?[ -]a[ -]half\\b';
const gives = new RegExp(`\\b(lay|laying|give|giving(?: up)?|minus|spot|spotting) ${oneAndHalf}`, 'gi');
const gets = new RegExp(
  `\\b(take|taking|get|getting|grab|grabbing|with|w\\/|plus|catch|catching|have|having) ${oneAndHalf}`,
  'gi',
);

/** "Ten and a half" is 10.5, "laying 10.5" a line of -10.5, "catching 3" one of +3, and "the goal and a half" a puck line. */
export const inFigures = (prompt: string): string =>
  prompt
    .replace(gives, '$1 -1.5')
    .replace(gets, '$1 +1.5')
    .replace(new RegExp(`\\b${oneAndHalf}`, 'gi'), 'puck line')
    .replace(
      new RegExp(`\\b(${spoken.join('|')}|\\d{1,2})(?: and| n|-and)?[ -]a[ -]half\\b`, 'gi'),
      (_, word: string) => {
        const at = spoken.indexOf(word.toLowerCase());
        return `${at >= 0 ? at : word}.5`;
      },
    )
    .replace(givenPoints, '$1 -$2')
    .replace(given, '$1 -$2')
    .replace(taken, '$1 +$2');
