/** "Bills first half spread and full game spread", "a first-half bet and its full-game partner": the same bet on a part and on the whole. */
import { type Rewrite, rewriting } from '../rewrite.ts';

const part =
  '(?:(?:first|1st|second|2nd)[- ](?:half|quarter|period|inning|five|5)(?: innings?)?|1h|2h|1q|1p|f5|first (?:five|5) innings)';
const market = '(moneyline|ml|money line|spread|total|over|under|run line|puck line)';
const whole = '(?:full[- ]game|whole[- ]game|game[- ]long|regular(?: game)?|full[- ]time)';
const join = ' ?(?:,|and|&|\\+|plus|with|paired with|alongside)+ ?(?:and |with )?';
const partner =
  '(?:partner|counterpart|version|equivalent|twin|mate|match|brother|sister|pair|line|one|bet|side)';
const name =
  "((?!(?:an?|the|give|gimme|me|want|need|first|second|1st|2nd|one|any|some|my|your)\\b)[a-z0-9][\\w.'’]*)";

/** No game is named after it. */
const end = '(?= ?(?:[.;!?]|$)| (?:please|pls|plz|tonight|today|tomorrow|sunday|for me|thanks)\\b)';

const rewrites: readonly Rewrite[] = [
  // "Lions up at half and win": ahead then, and at the end.
  [
    `${name} (?:to )?(?:be |is |are |get |go )?(?:up|ahead|leads?|leading|winning|wins?) (?:at|by|after|in|the)? ?(?:the )?(?:half ?time|half|first half|1st half|1h)${join}(?:to |then )?(?:wins?|moneyline|ml|the (?:game|win|full game))(?: (?:the |it |full )*game| outright| it)?${end}`,
    '$1 first half moneyline and $1 full game moneyline',
  ],
  // "First half moneyline and full game over": the total of the game, and not the same bet again.
  [
    `(?<=${part} (?:moneyline|ml|money line|spread|run line|puck line)${join}(?:the )?)${whole} (over|under|total)`,
    '$1',
  ],
  // Of a team: the name is said of both.
  [
    `${name} (${part}) ${market}${join}(?:the |its |their |then )?${whole}(?: ${market}| ${partner})?`,
    '$1 $2 $3 and $1 $3',
  ],
  [
    `(?:an? |the )?(${part}) ${market} (?:on|for|of) (?:the )?${name}${join}(?:the |its |their |then )?${whole}(?: (?:${market.replace('(', '(?:')}|${partner}))?`,
    '$3 $1 $2 and $3 $2',
  ],
  // "Miami spread first half and full game".
  [
    `${name} -?${market} (?:in |for |on )?(?:the |both )?(${part})${join}(?:in |for |on )?(?:the )?(?:${whole}|game)(?! (?:total|over|under|spread|moneyline))`,
    '$1 $3 $2 and $1 $2',
  ],
  // Of any team: both legs are of one game.
  [
    `(?:an? )?(${part}) ${market}${join}(?:the |its |their |then )?${whole}(?: (?:${market.replace('(', '(?:')}|${partner}))?${end}`,
    'a $1 $2 and the full game $2 of the same game',
  ],
  [
    `(${part}) ${market}${join}(?:the |its |their |then )?${whole}(?: (?:${market.replace('(', '(?:')}|${partner}))?`,
    '$1 $2 and game $2',
  ],
  [
    `(?:an? )?(${part}) (?:bet|pick|play|leg|wager)${join}(?:the |its |their |then )?(?:matching )?${whole}(?: (?:bet|pick|play|leg|${partner}))?${end}`,
    'a $1 total and the full game total of the same game',
  ],
];
const plain = rewriting(rewrites);

/** @returns the question with both bets in full */
export const withBothHalves = (prompt: string): string =>
  /full|whole|regular|long|win|moneyline|\bml\b|game/i.test(prompt) &&
  /half|quarter|period|inning|five|1h|2h|1q|1p|f5/i.test(prompt)
    ? plain(prompt)
    : prompt;
