/** Golfers whom bettors name also in weeks without a tournament, so that the answer can say that there is none. */
import { nameWords } from '../../../feed/players/names.ts';

const wellKnown = [
  'Adam Scott',
  'Brooks Koepka',
  'Bryson DeChambeau',
  'Collin Morikawa',
  'Dustin Johnson',
  'Hideki Matsuyama',
  'Jason Day',
  'Jon Rahm',
  'Jordan Spieth',
  'Justin Rose',
  'Justin Thomas',
  'Keegan Bradley',
  'Ludvig Åberg',
  'Max Homa',
  'Patrick Cantlay',
  'Phil Mickelson',
  'Rickie Fowler',
  'Robert MacIntyre',
  'Rory McIlroy',
  'Sahith Theegala',
  'Sam Burns',
  'Scottie Scheffler',
  'Sepp Straka',
  'Shane Lowry',
  'Tiger Woods',
  'Tommy Fleetwood',
  'Tony Finau',
  'Tyrrell Hatton',
  'Viktor Hovland',
  'Wyndham Clark',
  'Xander Schauffele',
].map((name) => ({ name, words: nameWords(name) }));

/** Names that nobody of another sport has. */
const sure =
  /(?<![\p{L}'’])(?:rory|mcilroy|scheffler|dechambeau|koepka|hovland|schauffele|morikawa|spieth|matsuyama|rahm|cantlay|theegala|mickelson)(?=$|[^\p{L}])/u;

/** A surname of each: most questions have none. */
const surnames = new RegExp(wellKnown.map(({ words }) => words.at(-1)).join('|'));

/**
 * @param lower the question in lower case
 * @returns the golfer that is named in full, or by a name that only a golfer has
 */
export function golferNamed(lower: string): string | undefined {
  const [word] = sure.exec(lower) ?? [];
  const plain = nameWords(lower).join(' ');
  if (word === undefined && !surnames.test(plain)) return undefined;
  return wellKnown.find(
    ({ words }) =>
      ` ${plain} `.includes(` ${words.join(' ')} `) || (word !== undefined && words.includes(word)),
  )?.name;
}
