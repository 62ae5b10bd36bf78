/** Terms that only golf has: placings, and players whose names replace team names. */

import type { WantedMarket } from '../../../../contracts/asking/reading.ts';
import type { Placing } from '../../../../contracts/feed/outright.ts';
import { nameWords } from '../../../feed/players/names.ts';
import { add, type Draft, type Rule } from '../draft.ts';
import { franchises } from '../names/franchises.ts';
import { golferNamed } from '../names/golfers.ts';
import { form, name, nameAtEnd, person, replaceName, titled } from '../names/players.ts';
import { isFiller } from '../words/fillers.ts';
import { isRuleWord } from '../words/vocabulary.ts';

const finish = '(?:[- ]?(?:finish(?:es|er)?|placings?|places?))';
const top = (count: string) => `top[- ]?(?:${count})`;
/** "To finish in the top 5", "a top 5 finish". */
const inTop = (count: string) =>
  `(?:to )?finish(?:es|ing)? (?:in(?:side)? )?(?:the )?${top(count)}|${top(count)}${finish}`;

/** The bare words count only in a golf question, because a "top 10" can be anything; the sure ones imply golf. */
const placings: readonly (readonly [Placing, bare: string, sure: string])[] = [
  ['top_5', top('5|five'), inTop('5|five')],
  ['top_10', top('10|ten'), inTop('10|ten')],
  ['top_20', top('20|twenty'), inTop('20|twenty')],
  ['cut', '(?:the )?cut', '(?:to )?(?:make|makes|making|miss|misses|missing|missed)[- ](?:the[- ])?cut'],
  [
    'round_leader',
    '(?:first|1st|opening)[- ]round leaders?|frl|lead(?:er)? after (?:the )?(?:first|1st) round',
    '(?:first|1st)[- ]round leaders?',
  ],
];

/** Whether the question is about golf only: by its words, otherwise by the sport selected beside it. */
export function isAboutGolf({ reading, selectedSport, found }: Draft): boolean {
  if (reading.sports.length === 0) return selectedSport === 'GOLF' && found.length === 0;
  return reading.sports.every((sport) => sport === 'GOLF');
}

/** Runs before the teams are found, so that a golfer's name is not mistaken for a city. */
export const readGolf: Rule = (draft) => {
  readWellKnown(draft);
  readPlacings(draft);
  readKnown(draft);
  if (draft.reading.player === null && isAboutGolf(draft) && !namesTeam(draft)) readUnknown(draft);
};

/** "Lakers to win" is never about a golfer; "Tiger Woods" can be, because only whole words such as "Tigers" match. */
function namesTeam({ text, known }: Draft): boolean {
  const names = [...known, ...franchises].map(({ name }) => name.toLowerCase().split(' ').at(-1) ?? '');
  const words = new Set(text.lower.match(/[\p{L}\p{N}'-]+/gu) ?? []);
  return names.some((name) => words.has(name));
}

function readPlacings(draft: Draft): void {
  const { text, reading } = draft;
  for (const [market, bare, sure] of placings) {
    const words = isAboutGolf(draft) ? `${sure}|${bare}` : sure;
    text.consume(new RegExp(`\\b(?:${words})\\b`, 'g'), () => {
      if (reading.sports.length === 0) add(reading.sports, 'GOLF');
      add(reading.markets, market);
    });
  }
}

/** No other sport is named. */
const canBeGolf = ({ reading }: Draft): boolean => reading.sports.every((sport) => sport === 'GOLF');

/** Runs before the placings: "Scheffler to finish top 5" is golf by his name. */
function readWellKnown(draft: Draft): void {
  const { text, reading } = draft;
  const golfer = golferNamed(text.lower);
  if (golfer === undefined || !canBeGolf(draft)) return;
  add(reading.sports, 'GOLF');
  const words = nameWords(golfer);
  const own = draft.golfers.find((each) => nameWords(each).join(' ') === words.join(' '));
  const [first, last] = [words[0], words.slice(1).join('[ -]')];
  replaceGolfer(draft, `(?:${first}[ -])?${last}|${first}`, own ?? golfer);
}

/** After or before these words, a surname counts even if it is an everyday word: Day, Young, Power. */
const before = '(?:on|back|backing|fade|fading|for|by|take|taking|is|will|like|about)';
const behind = '(?:to (?:win|finish|make|miss|place|lead)|wins?|outright|odds|•)';

/** A full name implies golf; a first or last name counts only in a golf question. */
function readKnown(draft: Draft): void {
  const { text, reading, golfers } = draft;
  const own = golfers.map(nameWords);
  const whole = golfers.find((golfer) => {
    const words = nameWords(golfer);
    return words.length > 1 && text.has(inText(words.join('[ -]')));
  });
  if (whole && canBeGolf(draft)) {
    add(reading.sports, 'GOLF');
    replaceGolfer(draft, nameWords(whole).join('[ -]'), whole);
    return;
  }
  if (!isAboutGolf(draft)) return;
  const surnames = new Set(own.flatMap((words) => words.slice(-1)));
  const firstNames = new Set(own.flatMap((words) => words.slice(0, 1)));
  for (const [word = ''] of text.lower.matchAll(/\p{L}[\p{L}'-]+/gu)) {
    const isCommon = isFiller(word) || isRuleWord(word) || !surnames.has(word);
    if (!surnames.has(word) && !firstNames.has(word)) continue;
    const isMeant = new RegExp(`\\b${before} ${word}\\b|\\b${word} ${behind}`).test(text.lower);
    if (!isMeant && isCommon) continue;
    replaceGolfer(draft, word);
    return;
  }
}

const inText = (pattern: string) => new RegExp(`(?<![\\p{L}])${pattern}(?![\\p{L}])`, 'gu');

/** Replaces the name by a marker. @param known the golfer's full name; by default the words of the text, capitalized */
function replaceGolfer({ text, reading }: Draft, pattern: string, known?: string): void {
  text.consume(inText(pattern), ({ index, 0: { length } }) => {
    reading.player ??= known ?? titled(text.cased.slice(index, index + length).toLowerCase());
    return person;
  });
}

let forms: readonly ReturnType<typeof form>[] | undefined;

/** A golfer without a current price. */
function readUnknown(draft: Draft): void {
  forms ??= [
    form(`${name} (?:to (?:win|finish|make|miss|place)|•)`, 'start', 1),
    form(`• (?:for|by|from|of) ${nameAtEnd}`, 'end', 1, false),
    form(`\\b(?:on|back|backing) ${nameAtEnd}`, 'end', 4),
  ];
  for (const each of forms) if (draft.reading.player === null) replaceName(draft, each);
}

/** In golf, every word for winning except "moneyline" means an outright. */
export function winnerMarket(words: string, { isGolf }: Draft): WantedMarket {
  return isGolf && !words.startsWith('money') ? 'outright' : 'moneyline';
}
