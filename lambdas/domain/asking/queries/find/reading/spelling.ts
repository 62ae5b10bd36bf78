/** Short forms that only a question about past games has, in the words of the lexicon: "30 pt games", "how many hrs". */

const forms: readonly (readonly [RegExp, string])[] = [
  [/\bpts?\b(?=[ -](?:games?|nights?|streak|performances?|outings?|triple|game log))/gi, 'points'],
  [/(?<=\d[ -]?)\bpt\b/gi, ' points'],
  [/(\d)[ -]?(pts?|rebs?|asts?|yds?|tds?|hrs?|ks)\b/gi, '$1 $2'],
  [/\bhr\b/gi, 'home runs'],
  [/\b(?:rush|rushing) tds?\b/gi, 'rushing touchdowns'],
  [/\bmade (?=3s|threes|3 ?pointers|three)/gi, ''],
  [/\b(?:who|whos|who's) (?:the )?(?:top|leading) (\w+)ers\b/gi, 'who leads in $1ing'],
  [/\bthrees\b/gi, '3s'],
  [/\bw[-/ ]l\b/gi, 'record'],
  [/\bcatch(?= (?:games?|streak))/gi, 'catches'],
  [/\bo[-/]u\b/gi, 'over/under'],
  [/\b(?:w|with)[-/]?out\b/gi, 'without'],
  [/\bgoin(?=\s|$)/gi, 'going'],
];

export const inOneSpelling = (prompt: string): string =>
  forms.reduce((text, [from, to]) => text.replace(from, to), prompt);
