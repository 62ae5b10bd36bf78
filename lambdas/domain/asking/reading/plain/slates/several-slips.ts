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

/** "2 parlays, one safe and one risky": each slip has its own kind. */
const kind =
  '((?:super |really |very |more |pretty )?(?:safe|safer|safest|risky|riskier|riskiest|low[ -]risk|high[ -]risk|conservative|aggressive|balanced|boring|spicy|crazy|wild|degen|fun|long[ -]?shot|lotto|lottery|moon ?shot|nfl|nba|nhl|mlb|mls|football|basketball|hockey|baseball|soccer))';
const oneOf = `(?:an?|one|1|the first|first one) ${kind}(?: (?:one|parlay|ticket|slip|accumulator|combo|bet))?`;
const another = `(?:,? (?:and|n|plus)|,| &| \\+) (?:an?|one|1|the other|another|the second|second one)(?: one)? ${kind}(?: (?:one|parlay|ticket|slip|accumulator|combo|bet|type))?`;
const ofKinds = new RegExp(
  `(?<![\\w'’-])(?:two|2) ${apart}${slips}[,:;]? ?(?:like |with )?${oneOf}${another}(?![\\w'’])`,
  'i',
);
const ofKindsEach = new RegExp(
  `(?<![\\w'’-])(?:an?|one|1) ${kind} (?:parlay|ticket|slip|accumulator|combo)${another}(?<=parlay|ticket|slip|accumulator|combo)(?![\\w'’])`,
  'i',
);

/** @returns how the slips are called of which several are asked for: "parlays"; undefined where one is */
export function slipsIn(prompt: string): string | undefined {
  const [, , , one, , other] = sized.exec(prompt) ?? [];
  if (ofKindsEach.test(prompt)) return 'parlays';
  return (one ?? other ?? bare.exec(prompt)?.[2])?.toLowerCase();
}

/** @returns the question for the first of them */
export function withFirstSlip(prompt: string): string {
  if (ofKindsEach.test(prompt)) return prompt.replace(ofKindsEach, 'a $1 parlay');
  if (!/\b(?:parlays|tickets|slips|accas|accumulators|combos)\b/i.test(prompt)) return prompt;
  if (ofKinds.test(prompt)) return prompt.replace(ofKinds, 'a $2 parlay');
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
