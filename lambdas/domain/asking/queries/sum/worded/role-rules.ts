/** The rules that give a figure its role: its form, and patterns of the words beside it. */
import type { Form, MaskedFigure } from './mask.ts';

/**
 * `other`: odds of the side that is not backed yet. `each`: an amount per bet. `paid`: an amount that comes back, stake included.
 * `won`: a profit. `in_a_row`: a number of results. `selection`: the number of a bet, such as a spread. `lands`: a final margin or total.
 */
export type Role =
  | 'odds'
  | 'other'
  | 'chance'
  | 'boost'
  | 'stake'
  | 'each'
  | 'total'
  | 'bonus'
  | 'bankroll'
  | 'unit'
  | 'units'
  | 'won'
  | 'paid'
  | 'legs'
  | 'in_a_row'
  | 'by'
  | 'places'
  | 'finish'
  | 'share'
  | 'record'
  | 'selection'
  | 'lands'
  | 'pushes';

interface RoleRule {
  readonly role: Role;
  readonly forms: readonly Form[];
  /** Of the words before it, back to the figure before. */
  readonly before?: RegExp;
  /** Of the words after it, up to the next figure. */
  readonly after?: RegExp;
  /** Of the words after the next figure. */
  readonly beyond?: RegExp;
  readonly fits?: (figure: MaskedFigure) => boolean;
}

const money: readonly Form[] = ['dollars', 'number', 'decimal'];
const counted: readonly Form[] = ['number'];
const isCount = ({ value }: MaskedFigure) => Number.isInteger(value) && value >= 1 && value <= 100;
const isLegs = ({ value, isPlural }: MaskedFigure) =>
  Number.isInteger(value) && value >= 1 && value <= 20 && !isPlural;
const isPrice = ({ value }: MaskedFigure) => !Number.isInteger(value) && value > 1 && value < 100;
const isPercent = ({ value }: MaskedFigure) => value >= 5 && value < 100;

/** The first that fits decides: the narrower construction before the wider. */
export const rules: readonly RoleRule[] = [
  { role: 'record', forms: ['record'] },
  { role: 'share', forms: ['share'] },
  {
    role: 'share',
    forms: ['fraction'],
    before: / (?:places|each way)(?: [,])? $/,
    fits: ({ value }) => value <= 0.34,
  },
  { role: 'finish', forms: ['ordinal'] },
  { role: 'places', forms: counted, after: /^ places? / },
  { role: 'places', forms: counted, before: / (?:places|top) $/ },
  { role: 'boost', forms: ['percent'], after: /^ (?:profit |odds |pb )?boost/ },
  { role: 'boost', forms: ['percent'], before: / (?:boost(?:ed)?|token)(?: by| of| is)? $/ },
  {
    role: 'other',
    forms: ['american', 'fraction'],
    before:
      / (?:other (?:side|team|one|guy|way|book)|opp|opps|opponents?|opposite(?: side)?|against(?: (?:him|them|it|me))?|hedg(?:e|ing) (?:it )?(?:at|with|on|side|is)|them|lay(?:ing)? (?:it |them )?(?:at|off at)?|the no|the field)(?: (?:is|are|at|sits|sitting|priced|now|currently|up|only|on|live|with|s|price|ml|moneyline|line|odds))* $/,
  },
  {
    role: 'other',
    forms: ['american', 'fraction'],
    after: /^ (?:on |for )?(?:the )?(?:other side|other team|opponent|opposite|the no|to hedge|hedge)/,
  },
  { role: 'odds', forms: ['american', 'fraction'] },
  { role: 'chance', forms: ['percent'] },
  { role: 'units', forms: ['units'] },
  {
    role: 'lands',
    forms: counted,
    before:
      / (?:(?:win|wins|won|winning|lose|loses|lost|losing|prevails?|takes? it|pulls? it out|decided)(?: (?:it|the game|this|that one|straight up|outright))? by|(?:lands?|landed|landing|falls?|fell|falling|ends?|ended|ending|finish(?:es|ed)?|settles?|comes? in|sits?|closes?)(?: up| out)? (?:on|at|with|in)|lands?|landed|(?:final|finals|ends?|ended|finish\w*|result|score|margin)(?: \w+){0,3} by|(?:final (?:total|score)|margin)(?: (?:is|of|was|being|lands on|ends up))+)(?: (?:exactly|exact|just|only|precisely|right|a|the|number|like|say))* $/,
    // A margin or a total is whole; the number of a bet may not be.
    fits: ({ value }) => Number.isInteger(value) && value < 300,
  },
  { role: 'selection', forms: ['line'] },
  { role: 'selection', forms: ['number', 'decimal'], before: / (?:over|under) $/ },
  // "The total's 226.5 now": half a point is of a line.
  { role: 'selection', forms: counted, fits: ({ value }) => value % 1 === 0.5 && value >= 15 },
  {
    role: 'in_a_row',
    forms: counted,
    after:
      /^ (?:\w+ )?(?:in a row|straight|consecutive|on the (?:trot|spin|bounce)|times in a row|(?:game|bet|pick|play)s? (?:losing|winning|lose|win) (?:streak|run)|(?:game )?(?:losing streak|win streak|winning streak|skid|heater|slide|run)|coin flips?|flips|tosses|heads|tails)/,
    fits: isCount,
  },
  { role: 'in_a_row', forms: counted, before: / zip for $/, fits: isCount },
  {
    role: 'in_a_row',
    forms: counted,
    before: / (?:streak|skid|run) of $/,
    fits: isCount,
  },
  { role: 'pushes', forms: counted, after: /^ (?:push|pushes|pushed|void|voids|voided) /, fits: isCount },
  {
    role: 'by',
    forms: counted,
    fits: ({ isPlural, value }) => isPlural && value <= 11,
    before: / (?:by|in|robin|rr|and|n|&|,|of)(?: the)? $/,
  },
  { role: 'by', forms: counted, before: / by $/, fits: isCount },
  {
    role: 'legs',
    forms: counted,
    after:
      /^ (?:different |straight |of these |total )?(?:-? ?)(?:leg|legs|legged|leggers?|team|teams|teamer|teamers|pick|picks|fold|folds|way|selections?|underdogs?|favorites?|sides|plays|bets|moneylines?|props|horses|singles|events)(?= )/,
    fits: ({ value }) => Number.isInteger(value) && value >= 2 && value <= 20,
  },
  {
    role: 'legs',
    forms: counted,
    after: /^ (?:different |separate |independent )?$/,
    beyond:
      /^ (?:legs?|underdogs?|shots?|chances?|bets?|picks?|plays?|favorites?|guys|teams?|ones|events|props|sides)(?= )/,
    fits: ({ value }) => Number.isInteger(value) && value >= 2 && value <= 20,
  },
  {
    role: 'legs',
    forms: counted,
    before: / (?:at least one|any|any one|all) of (?:the |my )?$/,
    fits: isCount,
  },
  // "The first two already cashed", "4 in", "3 of 4 hit".
  {
    role: 'legs',
    forms: counted,
    after:
      /^ (?:of them |of em |of those |have |has |are |already |all |just |legs? |ones )*(?:cash(?:ed)?|hit|hits|won|winners|in|in the bag|down|done|came in|come in|came through|cleared|in the books|are good|good|left|to go|remaining)(?= )/,
    fits: isLegs,
  },
  { role: 'legs', forms: counted, before: / (?:first|other|last|all|only) $/, fits: isLegs },
  { role: 'legs', forms: counted, after: /^ (?:of|out of) (?:the |my )?$/, fits: isLegs },
  { role: 'legs', forms: counted, before: /^ (?:of|out of) (?:the |my )?$/, fits: isLegs },
  {
    role: 'bonus',
    forms: money,
    before:
      / (?:free (?:bet|play)|bonus(?: bet)?|token|promo|site credit|bonus bet token)(?: (?:of|for|is|worth|s))? $/,
  },
  {
    role: 'bonus',
    forms: money,
    after: /^ (?:free (?:bet|play)|bonus|fb |token|in (?:bonus|free)|promo|no sweat|site credit)/,
  },
  {
    role: 'bankroll',
    forms: money,
    before: / (?:bankroll|bank roll|roll|bank|br)(?: (?:is|of|s|at|about|around|:|=))* $/,
  },
  {
    role: 'bankroll',
    forms: money,
    after:
      /^ (?:dollar |total )?(?:bankroll|bank roll|roll|bank|br|in (?:the|my) (?:account|bank|roll))(?= )/,
  },
  { role: 'unit', forms: money, before: / (?:units?(?: size)?|1u)(?: (?:is|are|of|s|at|=|:))* $/ },
  { role: 'unit', forms: money, after: /^ (?:a |per |an? )?(?:units?)(?= )/ },
  {
    role: 'won',
    forms: money,
    before:
      / (?:to win|towin|to profit|to make|to net|to clear|win|wins|won|winning|profit|profits|profit of|net|nets|made|clear|up|ahead|plus)(?: (?:about|me|just|exactly|another|like|back|only|an extra))* $/,
  },
  { role: 'won', forms: money, after: /^ (?:profit|in profit|net|winner)(?= )/ },
  {
    role: 'paid',
    forms: money,
    before:
      / (?:pays?|paid|pay ?outs?|pays out|paying|returns?|returned|returning|to return|cash(?:es|ed)?(?: (?:for|out))?|get back|got back|gets me|get me|back|collect|collects|collected|into|worth|get)(?: (?:of|is|about|me|out|would be|total|like))* $/,
  },
  { role: 'paid', forms: money, after: /^ (?:payout|back|returns?|returned|total payout)(?= )/ },
  {
    role: 'each',
    forms: money,
    after:
      /^ (?:a pop|apiece|each|ea|a piece|per(?! cent)|a (?:game|bet|play|pick|ticket|parlay|combo|throw|line)|flat|every|stakes)(?= )/,
  },
  {
    role: 'each',
    forms: money,
    before:
      / (?:flat|flat bet(?:ting)?|flat bets? of|flat stakes? of|betting|each|each (?:bet|one) (?:is|was)|unit stakes? of|at)(?: at)? $/,
    fits: ({ isPlural, form }) => isPlural || form !== 'decimal',
  },
  {
    role: 'odds',
    forms: ['number', 'decimal'],
    before: / (?:at|@|odds|price|priced|x|times)(?: (?:of|is|are|at|around|about))* $/,
    fits: isPrice,
  },
  {
    role: 'total',
    forms: money,
    after:
      /^ (?:total|in total|altogether|combined|overall|all in|to (?:split|spread|divide|work with|play with|use|bet with|cover))(?= )/,
  },
  {
    role: 'total',
    forms: money,
    before:
      / (?:total|total of|total stake|total stake of|split|splitting|spread|divide|dutch|invest|investing|with a total of)(?: (?:my|is|a|up))* $/,
  },
  {
    role: 'chance',
    forms: counted,
    before:
      / (?:(?:make|cap|have|think|got|give|put) (?:it|them|this|that|him)(?: (?:at|is|its|a|about|around))*|(?:hit|win|strike|success) (?:rate|pct)(?: (?:of|is|at))*|(?:prob|probability|chance|chances)(?: (?:of|is|are|at))*|clip of|hitting|hit|batting)(?: (?:at|about|around|like))* $/,
    fits: isPercent,
  },
  {
    role: 'chance',
    forms: counted,
    after: /^ (?:clip|win rate|hit rate|chance|capper|likely)(?= )/,
    fits: isPercent,
  },
  {
    role: 'stake',
    forms: money,
    before:
      / (?:bet|bets|betting|put|puts|putting|stake|staked|stakes|staking|risk|risked|risking|wager|wagered|wagering|lay|laid|laying|throw|threw|drop|dropped|on|with|for|have|had|has|got|toss|tossed|placed|play|played|a|of|w|take|took|ticket|slip|using|use|spend|spent|lump|do|did|i|say|if|turn|turning|pop|slap|slapped|sprinkle|sprinkled|hammer|my|the|max|capped at|up to)(?: (?:a|my|like|about|just|only|another|down|in|up|is|was|the|on))* $/,
  },
  {
    role: 'stake',
    forms: money,
    after:
      /^ (?:on|at|@|to|ticket|bet|stake|wager|parlay|straight|in on|into|i put|down|riding|dollars|usd|bucks|win|wins|returns?|pays?|and|n|what|how|\?|-|=)(?= )/,
  },
  { role: 'stake', forms: money, before: /^ $/, after: /^ , / },
  { role: 'odds', forms: ['decimal'] },
  { role: 'stake', forms: ['dollars'] },
  { role: 'stake', forms: ['number'], before: /(?:^| [,.?]| -) $/, after: /^ ?$/ },
];
