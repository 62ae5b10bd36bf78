/** "Should all beat their points lines", "over his rebounds, and over his assists": overs on what the players have. */
import { oneStatWord, statWord } from './stat-words.ts';

const must = '(?:(?:should|will|to|must|can|gonna|going to|all|both|each|will all|do) ){0,4}';
const beats =
  '(?:beats?|tops?|clears?|exceeds?|surpass(?:es)?|eclipses?|smash(?:es)?|crush(?:es)?|(?:go|goes|get|gets|fly|flies) (?:past|above|beyond)|out ?perform?s?)';
const misses = '(?:miss(?:es)?|fall(?:s)? short of|stay(?:s)? (?:under|below)|finish(?:es)? (?:under|below))';
const whose = '(?:his|her|their|the|that)';
const line = '(?:lines?|numbers?|totals?|props?|marks?|bars?)';
const compared = (verb: string) =>
  new RegExp(
    `(?<![\\w'’])${must}${verb} ${whose} (${oneStatWord})(?: ${line}|(?= ?(?:[,.;!?]|$| (?:and|plus|tonight|today|tomorrow|on|in|this)\\b)))(?![\\w'’])`,
    'gi',
  );
const [beaten, missed] = [compared(beats), compared(misses)];

const list = new RegExp(
  `(?<![\\w'’])(over|under) (?:on )?(?:his|her) (${statWord})((?:,? (?:and |plus )?(?:over |under )?(?:on )?(?:his |her )${statWord}){1,4})(?![\\w'’])`,
  'gi',
);
const further = new RegExp(`(over |under )?(?:on )?(?:his |her )(${statWord})`, 'gi');

/** @returns the question with these as overs and unders of a statistic */
export const withOwnLines = (prompt: string): string =>
  prompt
    .replace(beaten, (_, stat: string) => `over ${plural(stat)}`)
    .replace(missed, (_, stat: string) => `under ${plural(stat)}`)
    .replace(list, eachWithSide);

/** Each has the side that was said last. */
function eachWithSide(_: string, side: string, stat: string, rest: string): string {
  let last = side.toLowerCase();
  const others = [...rest.matchAll(further)].map(([, own, of]) => {
    last = own?.trim().toLowerCase() ?? last;
    return `${last} ${of}`;
  });
  const all = [`${side} ${stat}`, ...others];
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

const singulars =
  /^(?:point|rebound|assist|three|steal|block|shot|save|goal|reception|touchdown|hit|strikeout)$/i;
const plural = (stat: string): string =>
  singulars.test(stat) ? `${stat}s` : /^catch$/i.test(stat) ? 'receptions' : stat;
