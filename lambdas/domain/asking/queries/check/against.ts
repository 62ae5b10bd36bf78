/** Words that ask for the case against a bet, wherever they stand in the question. */
const cue =
  /\b(?:(?:case|arguments?|argue|reasons?|facts|evidence|anything|speaks|what(?:['’]?s| is)|points) against|against (?:it|this|that|them)\b(?! (?:spread|line|number))|talk me out|poke holes?|convince me not|shouldn['’]?t|not to|what am i missing|red flags?|stay(?:ing)? away|bad idea|downsides?|devil['’]?s advocate|reasons? (?:not|to avoid|to pass)|(?:make|makes|cause|causes) (?:it|this|that|them|me) (?:to )?(?:lose|fail|miss|bust)|how (?:does|do|would|could|can|might) (?:\S+ ){1,6}(?:lose|fail|miss|bust|not (?:cover|hit|win|cash))\b|(?:can|could|might|would|will) (?:it |this |that )?go wrong|biggest (?:risks?|worry|worries|threat|concern)|what (?:beats|kills|sinks|burns) (?:me|it|this|that|us))\b/i;

export const asksAgainst = (prompt: string): boolean => cue.test(prompt);
