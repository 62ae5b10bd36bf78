/** "One leg each, Sunday night and Monday night": a leg of its own for each day that is listed. */
const weekday = '(?:sun|mon|tues|wednes|thurs|fri|satur)day(?: (?:night|afternoon|morning|evening))?';
const day = `(?:tonight|today|tomorrow(?: night)?|${weekday})`;
const days = `((?:on |for |from )?${day}(?:(?:, ?(?:and )?| and | & | plus | \\+ )(?:on |for |from )?${day}){1,3})`;
const thing = '((?:(?!each\\b|apiece\\b|per\\b|for\\b|on\\b|from\\b)[a-z][\\w-]* ){1,3}?)';
const each =
  '(?:each(?: (?:day|night|one))?|apiece|(?:for|from|on|per|a) (?:each |every )?(?:day|night)|(?:for|from|on) each(?: of (?:them|those))?)';
const ask = '(?:(?:give|get|find|make|take|pick|i want|i need|i would like|want)(?: me| us)? )?';
const after = new RegExp(
  `(?<![\\w'’])(?:just |exactly )?(?:one|an?|1) ${thing}${each}[,:]? ?(?:for |from |on )?${days}(?![\\w'’])`,
  'gi',
);
const before = new RegExp(
  `(?<![\\w'’])${days}[,:;]? ?(?:and )?${ask}(?:just |exactly )?(?:one|an?|1) ${thing}${each}(?![\\w'’])`,
  'gi',
);
const joins = /, ?(?:and )?| and | & | plus | \+ /i;

const oneFor = (listed: string, what: string): string =>
  listed
    .split(joins)
    .map((each) => `one ${what.trim()} for ${each.replace(/^(?:on|for|from) /i, '')}`)
    .join(' and ');

/** @returns the question with a leg for each of the days */
export const withLegOfEachDay = (prompt: string): string =>
  /\b(?:each|apiece|per|every|a (?:day|night))\b/i.test(prompt)
    ? prompt
        .replace(after, (_, what: string, listed: string) => oneFor(listed, what))
        .replace(before, (_, listed: string, what: string) => oneFor(listed, what))
    : prompt;
