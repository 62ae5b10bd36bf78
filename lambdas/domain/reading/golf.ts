/** Terms that only golf has: placings, and players whose names replace team names. */
import type { Placing } from '../../contracts/outright.ts';
import type { WantedMarket } from '../../contracts/reading.ts';
import { nameWords } from '../props/names.ts';
import { add, type Draft, type Rule } from './draft.ts';
import { isFiller } from './fillers.ts';
import { franchises } from './franchises.ts';
import { form, name, nameAtEnd, person, takeName, titled } from './players.ts';
import { isRuleWord } from './vocabulary.ts';

const finish = '(?:[- ]?(?:finish(?:es|er)?|placings?|places?))';
const top = (count: string) => `top[- ]?(?:${count})`;

/** In golf the words alone; elsewhere only what no other sport has: a "top 10" may be anything. */
const placings: readonly (readonly [Placing, bare: string, sure: string])[] = [
  ['top_5', top('5|five'), `${top('5|five')}${finish}`],
  ['top_10', top('10|ten'), `${top('10|ten')}${finish}`],
  ['top_20', top('20|twenty'), `${top('20|twenty')}${finish}`],
  ['cut', '(?:the )?cut', '(?:to )?(?:make|makes|making|miss|misses|missing|missed)[- ](?:the[- ])?cut'],
  [
    'round_leader',
    '(?:first|1st|opening)[- ]round leaders?|frl|lead(?:er)? after (?:the )?(?:first|1st) round',
    '(?:first|1st)[- ]round leaders?',
  ],
];

/** Whether golf, and no other sport, is asked about: by the words, else by the box. */
export function isAboutGolf({ reading, box, found }: Draft): boolean {
  if (reading.sports.length === 0) return box === 'GOLF' && found.length === 0;
  return reading.sports.every((sport) => sport === 'GOLF');
}

/** Runs before teams are looked for, so that nobody's name is taken for a city. */
export const readGolf: Rule = (draft) => {
  readPlacings(draft);
  readKnown(draft);
  if (draft.reading.player === null && isAboutGolf(draft) && !namesTeam(draft)) readUnknown(draft);
};

/** "Lakers to win" is no golfer's, whatever the box says; Tiger Woods is, though a Tiger plays baseball. */
function namesTeam({ text, known }: Draft): boolean {
  const names = [...known, ...franchises].map(({ name }) => name.toLowerCase().split(' ').at(-1) ?? '');
  const words = new Set(text.lower.match(/[\p{L}\p{N}'-]+/gu) ?? []);
  return names.some((name) => words.has(name));
}

function readPlacings(draft: Draft): void {
  const { text, reading } = draft;
  for (const [market, bare, sure] of placings) {
    const words = isAboutGolf(draft) ? `${sure}|${bare}` : sure;
    text.take(new RegExp(`\\b(?:${words})\\b`, 'g'), () => {
      if (reading.sports.length === 0) add(reading.sports, 'GOLF');
      add(reading.markets, market);
    });
  }
}

/** Behind these words, or before those, a name is one even where it is an everyday word too: Day, Young, Power. */
const before = '(?:on|back|backing|fade|fading|for|by|take|taking|is|will|like|about)';
const behind = '(?:to (?:win|finish|make|miss|place|lead)|wins?|outright|odds|•)';

/** A whole name tells that golf is meant; a first or last name is one only in golf. */
function readKnown(draft: Draft): void {
  const { text, reading, golfers } = draft;
  const own = golfers.map(nameWords);
  const whole = golfers.find((golfer) => {
    const words = nameWords(golfer);
    return words.length > 1 && text.has(inText(words.join('[ -]')));
  });
  const isOpen = reading.sports.length === 0 || isAboutGolf(draft);
  if (whole && isOpen) {
    add(reading.sports, 'GOLF');
    take(draft, nameWords(whole).join('[ -]'), whole);
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
    take(draft, word);
    return;
  }
}

const inText = (pattern: string) => new RegExp(`(?<![\\p{L}])${pattern}(?![\\p{L}])`, 'gu');

/** Takes the name where it stands. @param known as it is written; else as it was, with the capitals that names have */
function take({ text, reading }: Draft, pattern: string, known?: string): void {
  text.take(inText(pattern), ({ index, 0: { length } }) => {
    reading.player ??= known ?? titled(text.cased.slice(index, index + length).toLowerCase());
    return person;
  });
}

let forms: readonly ReturnType<typeof form>[] | undefined;

/** Somebody whom no book prices now. */
function readUnknown(draft: Draft): void {
  forms ??= [
    form(`${name} (?:to (?:win|finish|make|miss|place)|•)`, 'start', 1),
    form(`• (?:for|by|from|of) ${nameAtEnd}`, 'end', 1, false),
    form(`\\b(?:on|back|backing) ${nameAtEnd}`, 'end', 4),
  ];
  for (const each of forms) if (draft.reading.player === null) takeName(draft, each);
}

/** To win a tournament is an outright, by whatever words but "moneyline" it is asked for. */
export function winnerMarket(words: string, { isGolf }: Draft): WantedMarket {
  return isGolf && !words.startsWith('money') ? 'outright' : 'moneyline';
}
