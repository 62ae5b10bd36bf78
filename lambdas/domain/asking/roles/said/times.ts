/** When games start, in the words of the grammar: "before supper" is before 6pm, "the late ones" are late games. */
import { inFigures } from '../figures.ts';
import type { Span } from '../spans.ts';

/** Times that the grammar calls otherwise. */
const times: readonly (readonly [said: RegExp, form: string])[] = [
  [/^(?:in )?(?:the )?early (?:game|ones?)$/i, 'early games'],
  [/^(?:in )?(?:the )?(late|night) one$/i, '$1 game'],
  [/^(?:the )?late (?:ones|late games?)$/i, 'late games'],
  [/^(?:the )?night games$/i, 'evening games'],
  [/^(?:the |this )?(?:whole|entire) (weekend|week)$/i, 'this $1'],
  [/^(.+) aft$/i, '$1 afternoon'],
  [/^(?:later |left |the rest of )tonight$/i, 'tonight'],
  [/^2night$/i, 'tonight'],
  [/^(?:tmrw|tmr|tmw|2moro|2mrw)['’]?s?$/i, 'tomorrow'],
  [/^(?:the )?(?:first|early|noon) (?:windows?|kick ?offs?|kicks?)$/i, 'early window'],
  [/^(before|by|until|after|past) (?:dinner|supper)(?: ?time)?$/i, '$1 6pm'],
  [/^(before|by|until|after|past) lunch(?: ?time)?$/i, '$1 noon'],
  [/^(before|after) (?:puck drop|first pitch|tip ?off|kick ?off)(?: at)? (\d.*)$/i, '$1 $2'],
  [/^by (.+)$/i, 'before $1'],
  [/^past (.+)$/i, 'after $1'],
  [/^(?:starting|that start) (before|by) (.+?)(?: (?:eastern|et))?$/i, 'before $2'],
  [/^(?:puck drop|first pitch|tip ?offs?|tips?|kick ?offs?|kicks?) (?:at )?(\d.*)$/i, 'at $1'],
  [/^(\d.*?) (?:tips?|tip ?offs?|kick ?offs?|kicks?|starts?|puck drops?)$/i, 'at $1'],
  [/^(?:the )?(early|late|afternoon|night) (?:slate|ones?)$/i, '$1 games'],
  [/^(?:the )?(\w+day)(?:'s)? (?:card|slate)$/i, '$1'],
  [/^(.*?)\b(\d{1,2}):?([0-5]\d)s$/i, '$1$2:$3 games'],
  [/^(?:only )?(?:the )?(\d{1,2})(?: ?pm)?s$/i, '$1pm games'],
  [/^(?:from )?(noon|\d{1,2})(?: ?to ?| ?- ?)(\d{1,2})$/i, 'between $1 and $2'],
];

/** "6pm or 7pm": hours that follow each other. */
const twoHours = /^(?:at )?(\d{1,2})(?: ?[ap]m)? or (\d{1,2})( ?[ap]m)?$/i;

/** The words of a time as the grammar has them. */
export function timeIn(words: string): string {
  for (const said of [words, inFigures(words)]) {
    const found = times.find(([form]) => form.test(said));
    if (found) return inFigures(said.replace(found[0], found[1]));
    const [, first = '', second = '', half = ''] = twoHours.exec(said) ?? [];
    if (first !== '' && Number(second) === Number(first) + 1) return `between ${first} and ${second}${half}`;
  }
  return words;
}

/** When a game ends is not known: "settled before midnight". */
export const isOfEnd = ({ words, before }: Span): boolean =>
  ending.test(words) || (/^(?:by|before)\b/i.test(words) && ended.test(before));
const ending =
  /^(?:that |all |are |is )*(?:done|over|finish(?:ed|es|ing)?|end(?:s|ed|ing)?|settled?|settles|wrap(?:s|ped)?(?: up)?) /i;
const ended =
  /\b(?:done|over|finish(?:ed|es|ing)?|end(?:s|ed|ing)?|settled?|settles|wrap(?:s|ped)?(?: up)?)$/i;
