/** Words of chasing losses, borrowing, despair or sure money: they get care, and no bet. */

const signs: readonly RegExp[] = [
  // Chasing losses: the asker's own, in money or bets.
  /\b(?:win|make|get|earn|gain) (?:(?:it|that|this|them|everything|some|all|my|the|back|of|it all|money|cash|losses|what|i|lost|\$?\d+\w*) ){1,8}back\b(?![ -]to[ -]back)/,
  /\b(?:win|make|get|earn) back (?:what|my|the|all|everything|some|\$)/,
  /\b(?:recover|recoup|chase|chasing|cover|make up (?:for )?)(?: \w+){0,3} (?:my|the|these|those|all|our|gambling|betting) (?:\w+ )?(?:losses|debts?)\b/,
  /\b(?:recover|recoup|chase|chasing) (?:losses|my money|what i)\b/,
  /\b(?:i|ive|i have|we) (?:just |already |have )*(?:lost|blew|blown|dropped|burned|down) (?:(?:like |about |over |almost )?(?:\$ ?\d|\d{2,}|\d+ ?k\b|a grand|\w+ (?:grand|thousand|hundred))|everything|it all|all (?:of )?my|my (?:whole |entire |life |last )*(?:savings|bankroll|paycheck|pay|money|house|rent|salary|wages|job|family))/,
  /\bim down (?:\$ ?\d|\d{2,}|bad|big|a lot|so much|thousands|hundreds)/,
  /\bdig (?:myself |me )?out\b|\bget(?:ting)? (?:me )?out of (?:the |this )?(?:hole|debt)\b|\bdouble (?:down )?(?:up )?(?:to|and) (?:recover|get (?:it )?back)\b/,
  // Money that is not theirs to lose.
  /\b(?:borrow(?:ed|ing)?|loans?|lent me|payday|paychecks?|mortgage|second mortgage|credit cards?|overdraft|pawn(?:ed)?|student (?:loan|aid))\b/,
  /\b(?:rent|grocery|groceries|tuition|child support|retirement|insurance) money\b(?! ?lines?)/,
  /\b(?:pay|make|cover|afford) (?:my|our|this months) (?:\w+ )?(?:rent|bills|debts?|groceries|tuition)\b|\b(?:pay|make|afford) (?:the )?(?:rent|tuition)\b|\bpay (?:the bills|off)\b/,
  /\b(?:bet|risk|put|stake|wager|gamble|use)(?: all)?(?: of)? (?:my |our |the )*(?:life |whole |entire |last )*(?:savings|rent|house|retirement|inheritance|college fund|emergency fund|last \$?\d|last dollar|last dollars)\b/,
  /\b(?:my|last) (?:life )?savings\b|\bmy last (?:\$ ?\d+|dollars?|bucks?|\d+ (?:dollars|bucks))/,
  // Despair and loss of control.
  /\b(?:cant|cannot|can not|couldnt) (?:stop|quit|control)(?: (?:my|the|myself|from))? ?(?:betting|gambling|wagering|myself|losing|chasing)?\b/,
  /\b(?:stop|quit) (?:betting|gambling)\b|\b(?:gambling|betting) (?:problem|addiction|addict|debts?|is ruining)\b|\baddict(?:ed|ion)?\b|\bself[ -]?exclu/,
  /\bsuicid\w*\b(?! (?:squeezes?|pools?))|\b(?:kill (?:my ?self|me)|end (?:it all|my life)|want to die|hurt myself|self[ -]harm|dont want to live|no reason to live)\b/,
  /\b(?:im|i am|i feel|im feeling|getting) (?:\w+ )?(?:desperate|hopeless|ruined)\b|\bdesperate for (?:money|cash)\b|\bruined(?: (?:me|my|us))?(?= ?$)|\bruin(?:ed|ing) my\b|\bmy (?:wife|husband|partner|girlfriend|boyfriend|family|kids|parents) (?:left|will leave|doesnt know|does not know|dont know|found out|cant know)\b/,
  /\b(?:hiding|hide|lied|lying) (?:it |this |my (?:bets|betting|gambling|losses) )?(?:from|to|about) my\b/,
  /\bi (?:really |just |have to |desperately )*(?:need|must|have) to win(?: (?:this|money|tonight|today|back|something|or))\b/,
  // Sure money.
  /\b(?:cant|cannot|can not|impossible to|no way to|never) (?:possibly )?lose\b(?! (?:at|to|on|by)\b)/,
  /\bguarantee(?:d|s)? (?:me )?(?:an? |the |to )?(?:\w+ )?(?:wins?|winners?|winning|money|profits?|payouts?|cash|returns?|bets?|parlays?|locks?|picks?|income)\b/,
  /\b(?:100|hundred|1000|110) ?(?:%|percent) (?:\w+ )?(?:sure|certain|guaranteed?|safe|lock|locks|win|winning|winner|accurate)\b/,
  /\b(?:sure|risk[ -]?free) money\b(?! ?lines?)|\bfixed (?:match|matches|game|games)\b|\bno[ -]lose\b|\bget rich\b/,
  // French.
  /\bj ?ai (?:tout perdu|perdu (?:\d|tout|mon|ma|mes|\$))|\b(?:rattraper|recuperer|regagner) (?:mes|ma|mon|les|largent)\b|\bemprunt\w*|\bargent (?:du )?loyer\b|\bpeux pas (?:arreter|perdre)\b|\bargent facile\b/,
];

/** "Do you guarantee wins?" asks how this works, and "credit card" in a question about paying for a plan does not borrow. */
const harmless =
  /^ (?:do|does|can|are|is|will) (?:you|your|gameplan|the|it|these|this|a|any)(?: \w+){0,3} guarantee|\b(?:pay|subscribe|plan|subscription)(?: \w+){0,4} (?:credit|debit) cards?\b/;

/**
 * Whether a prompt speaks of chasing losses, borrowing, despair or sure money, so that it gets a calm answer instead of a
 * bet. A team's losses, a lock of the day and a safe bet are everyday words of betting and do not count.
 */
export function needsCare(prompt: string): boolean {
  const words = ` ${prompt
    .slice(0, 4000)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/[^a-z0-9$%-]+/g, ' ')
    .trim()} `;
  const told = words.replace(harmless, ' ');
  return signs.some((sign) => sign.test(told));
}
