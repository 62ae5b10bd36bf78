/** Several parlays at once: "three parlays of two legs each". Each answer is one slip, so that it is the first of them. */
const number = '(two|three|four|five|[2-5])';
const slips = '(parlays|tickets|slips|accas|accumulators|combos)';
const apart = '(?:different |separate |distinct |individual |independent |unique )?';
const legs = '(two|three|four|five|six|seven|eight|[2-8])[ -]?(?:legs?|teams?|picks?|bets?)';
const sized = new RegExp(
  `(?<![\\w'’-])${number} ${apart}${legs}[ -]?(?:leg )?${slips}(?![\\w'’])|(?<![\\w'’-])${number} ${apart}${slips},? (?:please,? )?([^.;!?]{0,40}?)(?:,? ?(?:each )?(?:with|of|having) |, )${legs}(?: each| apiece)?(?![\\w'’])`,
  'i',
);
const bare = new RegExp(`(?<![\\w'’-])${number} ${apart}${slips}(?![\\w'’])`, 'i');

/** @returns how the slips are called of which several are asked for: "parlays"; undefined where one is */
export function slipsIn(prompt: string): string | undefined {
  const [, , , one, , other] = sized.exec(prompt) ?? [];
  return (one ?? other ?? bare.exec(prompt)?.[2])?.toLowerCase();
}

/** @returns the question for the first of them */
export function withFirstSlip(prompt: string): string {
  if (!/\b(?:parlays|tickets|slips|accas|accumulators|combos)\b/i.test(prompt)) return prompt;
  const asked = prompt.replace(
    sized,
    (
      _,
      _count,
      size?: string,
      _slips?: string,
      _other?: string,
      _others?: string,
      rest = '',
      legsOf = size,
    ) => `a ${legsOf ?? size}-leg parlay ${rest}`.trim(),
  );
  return asked === prompt ? prompt.replace(bare, 'a parlay') : asked;
}
