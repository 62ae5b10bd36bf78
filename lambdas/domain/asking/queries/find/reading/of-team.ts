/** Questions about a team or a player in the words that the rules know: "who did they beat most recently", "where do they sit in their division", "double digit assists". */

const beat = '(beat(?:en)?|defeat(?:ed)?|win|won|lose to|lost to|fall(?:en)? to|lose|lost)';
const recently = '(?:most |the most )?recently';

/** "Where do the Yankees sit", of no games and no record. */
const placeWords =
  /\W*(?:where|(?:what|which) (?:place|spot|position|seed)|how high)\b(?!.*\b(?:games?|play(?:s|ed|ing)?|records?)\b)/;
const ofDivision = /(?:in|within|of) (?:their|its|the) (?:own )?division\b/;
const ofGroup = /(?:in|within|of) (?:their|its|the) (?:own )?(?:division|conference)\b/;
const placeInGroup = new RegExp(`^${placeWords.source}.*${ofGroup.source}`, 'i');

/** Whether a team's place in its division or conference is asked for, and not its games within it. */
export const asksForPlace = (prompt: string): boolean => placeInGroup.test(prompt);

/** Whoever gives picks has a side in a game; a team has an opponent. */
const teamThere =
  '(?!(?:the )?(?:you|u|ya|yall|we|i|books?|oddsmakers|bookies|vegas|experts?|everyone|people)\\b)';
const dayThere =
  '(?:(?:up )?next|coming up|tonight|today|tomorrow|(?:on |this |next |for )*(?:thanksgiving|christmas|black friday|turkey day|new years|week(?:end)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:in |for )?week \\d{1,2})';
/** "Who do the Packers have on Thanksgiving": whom they play. */
const opponentHad = new RegExp(
  `\\b(who|whom) (do|does|will) ${teamThere}((?:[\\w.'’-]+ ){1,4}?)(?:have|got|get|see|draw)(?=(?: at home| on the road)? ${dayThere}\\b|\\W*$)`,
  'gi',
);
/** "Who do the Packers have hurt". */
const hurtHad = new RegExp(
  `\\b(?:who|whom) (?:do|does) ${teamThere}((?:[\\w.'’-]+ ){1,4}?)(?:have|got) (injured|hurt|out|questionable|doubtful|on ir)\\b`,
  'gi',
);

const forms: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(who|whom|(?:what|which) team|when) (?:did|have|has) (.{2,40}?) ${beat} ${recently}\\b`,
      'gi',
    ),
    '$1 did $2 last $3',
  ],
  [
    new RegExp(
      `\\b(who|whom|(?:what|which) team|when) (?:did|have|has) (.{2,40}?) ${recently} ${beat}\\b`,
      'gi',
    ),
    '$1 did $2 last $3',
  ],
  // "Who leads the league in assists, Haliburton or someone else": a guess, whom the ranking has or has not.
  [
    /(?<=^\W*(?:so )?who(?:['’]?s| is| has)? (?:the |currently )*(?:leads?|leading|leader|most)\b.*)(?:[,?;:]+ *(?:is it |its |it['’]s )?(?:[\w.'’-]+ ){1,3}| is it (?:[\w.'’-]+ ){1,3}| [\w.'’-]+ )or (?:is it )?(?:some|any)(?:one|body) else\W*$/gi,
    '',
  ],
  // Of a place, the division is the table.
  [new RegExp(`^(${placeWords.source}.*?) ${ofDivision.source}`, 'gi'), '$1'],
  [hurtHad, 'who is $2 for $1'],
  [opponentHad, '$1 $2 $3play'],
  [/\bwho led\b(?=.*\b(?:last|latest|most recent|previous) game\b)/gi, 'who leads'],
];

const stats =
  '(?:points?|pts|rebounds?|rebs?|boards|assists?|asts?|dimes|steals|blocks|threes|3s|strikeouts|ks|targets|catches|receptions|carries|tackles|saves|shots)';

/** "Double-digit assists" is a number as good as any other. */
const digits: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\bdouble[- ](?:digits?|figures?)(?: in| of)? (?=${stats}\\b)`, 'gi'), '10 or more '],
  [new RegExp(`\\b(${stats}) in double[- ](?:digits?|figures?)\\b`, 'gi'), '10 or more $1'],
  [
    /\btriple[- ](?:digits?|figures?)(?: in| of)? (?=(?:rushing|receiving|passing|rush|rec|pass) (?:yards|yds)\b)/gi,
    '100 or more ',
  ],
];

/** Said of a season: today, nothing may have been played. What is on, or who plays, is of today. */
const now = /\b(?:(?:right|rite) now|rn|at the moment|atm|as of (?:now|today)|these days)\b/gi;
const ofSeason =
  /\b(?:lead(?:s|ing|er|ers)?|averag\w*|(?:points|goals|assists|rebounds|yards|touchdowns?|hits) (?:per|a) game|ppg|most|fewest|best|worst|top|longest|record|streaks?|rank(?:s|ed|ing)?|standings|place|hottest|coldest|seed)\b/i;
const ofToday =
  /\b(?:play(?:s|ing)?|games?(?= (?:on|right|rn|tonight))|on (?:tv|now)|tonight|odds|price[ds]?|lines?)\b/i;
const ofNow = (prompt: string): string =>
  ofSeason.test(prompt) && !ofToday.test(prompt) ? prompt.replace(now, ' ').replace(/ {2,}/g, ' ') : prompt;

export const inPlainerWords = (prompt: string): string =>
  [...forms, ...digits].reduce((text, [from, to]) => text.replace(from, to), ofNow(prompt));

/** "In their last game", said of what a team's players did. */
export const saysLastGame = (prompt: string): boolean =>
  /\b(?:last|latest|most recent|previous) (?:game|match|outing|time out|win|loss)\b/i.test(prompt);
