/** Legs that are counted together and then shared out: "two first-half totals tonight, one over and one under". */
const number = '(?:two|2|three|3|four|4)';
const part = '(?:an?|one|1|two|2)';
const side = '(?:over|under)s?';
const shared = new RegExp(
  `(?<![\\w'’-])${number} ((?:(?!and\\b|or\\b|of\\b)[\\w-]+ ){0,3}?)totals?((?: (?!and\\b|with\\b|from\\b)[\\w:'’]+){0,3}?)(?: ?[,:;-]+ ?| with | - )(?:with )?(${part}) (?:of them )?(?:an? )?(${side}),? (?:and|,|plus) (?:the other )?(?:(${part}) )?(?:an? )?(${side})(?![\\w'’]| \\d)`,
  'gi',
);

/** @returns the question with each of the legs in full */
export const withTotalsShared = (prompt: string): string =>
  prompt.replace(
    shared,
    (
      _,
      what: string,
      rest: string,
      count: string,
      one: string,
      otherCount: string | undefined,
      other: string,
    ) => {
      const kind = what.replace(/^player /i, '');
      return `${count} ${kind}total ${one} and ${otherCount ?? 'one'} ${kind}total ${other}${rest}`;
    },
  );
