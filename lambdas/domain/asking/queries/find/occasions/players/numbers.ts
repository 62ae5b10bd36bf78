/** Numbers that a player is to reach: "at least 4", "30 or more", "under 2.5". */

/** A number to be beaten. */
export interface Threshold {
  readonly over: number;
  /** Null for a number that is reached as well as beaten. */
  readonly side: 'over' | 'under' | null;
}

const least = 'at least|no (?:fewer|less) than|a minimum of|as many as';
const beyond =
  'more than|over|above|better than|upwards of|north of|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|clear(?:s|ed|ing)?|topp(?:ed|ing)|tops';
const short = 'fewer than|less than|under|below|short of';
const most = 'at most|no more than|up to';
const orMore = '(?: ?\\+|[- ]plus| or (?:more|better|higher)| and up)';
const orLess = '(?: or (?:fewer|less|lower))';

/** What stands beside a number of games or of days. */
const ofGames =
  '(?! ?(?:straight|consecutive|games?|times?|match(?:es)?|outings|starts|nights|days|weeks|months|years|in a row|of (?:his|the|their)\\b))';

/** With groups for what stands before the number, the number, and what stands behind it. A single thing has an article. */
const pattern = `\\b(?:(${least}|${beyond}|${short}|${most}) )?(?<!\\b(?:last|past|previous|first|next|top|his|week|since|exactly|only|no\\.?) )(\\d{1,3}(?:\\.\\d)?|an?(?= (?:goal|touchdown|td|point|assist|home run|hit|interception|three|triple[- ]double|double[- ]double)\\b))(?![\\d%:/])(${orMore}|${orLess})?${ofGames}`;

export const threshold = new RegExp(pattern, 'i');
const every = new RegExp(pattern, 'gi');

export const thresholdsIn = (text: string): Threshold[] =>
  [...text.matchAll(every)].flatMap(([, lead = '', number = '', tail = '']): Threshold[] => {
    const value = /^a/i.test(number) ? 1 : Number(number);
    if (value <= 0) return [];
    const [isHalf, down] = [!Number.isInteger(value), value - 0.5];
    const is = (words: string) => new RegExp(`^(?:${words})$`, 'i').test(lead);
    if (is(short)) return [{ over: value, side: 'under' }];
    if (is(most) || new RegExp(`^${orLess}$`, 'i').test(tail))
      return [{ over: isHalf ? value : value + 0.5, side: 'under' }];
    if (is(beyond) && tail === '') return [{ over: value, side: 'over' }];
    return [isHalf ? { over: value, side: 'over' } : { over: down, side: null }];
  });
