/** Signs of distress that name neither gambling nor despair: money that was for something else, a date it must last to, a lie. */

const due =
  '(?:rents?|mortgage|tuition|daycare|hydro|electric|car (?:note|payment)|support|alimony|(?:my|our|phone|light|gas|water|medical|hospital|credit card|all the) bills?|insurance|lot rent|child support|support payment)';
const life =
  '(?:insulin|inhaler|meds?|medicine|medication|prescriptions?|rent|mortgage|groceries|diapers|formula|tuition|daycare|bail|dentist|braces|copay|surgery|the (?:landlord|vet|funeral|furnace|electric|hydro|lights?|car note|baby|kids)|(?:my|our|the|her|his) (?:kids?|daughters?|sons?|moms?|wifes?|babys?) \\w+)';
const account =
  '(?:401k|403b|ira|roth|pension|retirement|college fund|529|savings|savings bonds?|life policy|brokerage|trust|joint account|emergency fund|house fund|wedding fund|inheritance)';
const papers =
  '(?:statements?|bank letters?|the mail|envelopes?|bills|notices?|receipts|texts|notifications|the app|browser|history|charges?)';
const payday =
  '(?:pay ?day|the (?:1st|5th|10th|15th|20th|25th|30th|31st|first|fifteenth|end of the month)|i get paid|im paid|next (?:check|pay|payday|fri\\w*|week)|my next|(?:mon|tues|wednes|thurs|fri)day)';
const partner =
  '(?:wife|husband|gf|bf|girlfriend|boyfriend|fiancee?|partner|she|he|her|him|mom|mum|dad|parents)';
const small = '(?:\\$ ?\\d+|\\d{1,4})(?: (?:bucks|dollars|left))?';

const inEnglish = [
  // Money that was for something else, or is due.
  `(?:supposed|sposed|meant|suppose)(?: to (?:be|go|pay))?(?: \\w+){0,2} (?:for|to|toward|on)? ?${life}|(?:this|that|it) (?:was|is|be) (?:for )?(?:my |the |our )?${life} (?:money|cash)`,
  `${due}(?: (?:is|are|was|comes?|payment|pmt))* (?:over|past )?due(?! diligence)|${due} (?:got |getting |gets |is )?(?:shut|cut) ?off|(?:shut|cut|turn(?:ed|ing)?)(?: (?:my|our|the))? (?:hydro|power|lights?|water|heat|electric(?:ity)?|gas|internet|phone) off|(?:hydro|power|lights?|water|heat|electric(?:ity)?|internet|phone)(?: \\w+){0,2} (?:shut|cut|turned) off|lights (?:are |went |been )?off(?! (?:early|at|for the))|(?:shut ?off|eviction|foreclosure|final|3 day|past due) notice`,
  `(?:im|am|were|still|about|be|come|comes up|like|and) (?:like |about |still )?${small} short(?! (?:of|yards|yds|on (?:yards|time)|leash|field|handed))`,
  // What depends on the bet. Not "my bills", who are a team.
  '(?:rents?|mortgage|tuition|daycare|car (?:note|payment)|child support)(?: (?:is|are|money|check|payment))* (?:all |riding |depending |resting )*on (?:this|it|these|that|tonight)',
  // The last of it.
  `${small} (?:to last(?: me)? (?:til|until|till)|til|until|till|to get (?:me )?(?:to|thru|through))(?: (?:like|basically|about))? ${payday}|(?:last|only|all i got is|down to(?: my last)?) ${small}(?: \\w+){0,2} (?:til|until|till) |(?:bucks|dollars|cash|money) (?:left )?(?:til|until|till) ${payday}`,
  // Taken out early, or emptied.
  `(?:cash(?:ed|ing)?(?: out)?|emptied|emptying|pulled|pulling|drain(?:ed|ing)|closed out|clear(?:ed|ing) out|liquidat\\w+|withdrew|took (?:money |cash )?(?:out of|from)|raided|broke into|dipp(?:ed|ing) into|borrowed (?:from|against)|sold off|penalty on)(?: (?:out|some|of|the|my|our|his|her|all|most|a|little|lot|part|half|from|into|kids))* ${account}`,
  // Hidden, or not to be found.
  `${papers}(?: (?:are|is|were|get|go|all))* (?:hidden|hid|in the (?:garage|trunk|attic|shed|basement|car))|(?:hid|hide|hiding|stash(?:ed|ing)?|shred(?:ded|ding)?|intercept\\w*|toss(?:ed|ing)?)(?: (?:the|my|all|every|those|these|bank|card|credit))* ${papers}|(?:so|before|if|when|til|until|hope|hopefully) (?:my |the )?${partner} (?:wont|cant|doesnt|dont|never|dont ever|isnt gonna) (?:see|find|notice|know|check|ask)(?! (?:the game|a way))|${partner} (?:thinks|think|believes|was told) (?:its|it was|it is|im|i am|i was|we|the|were|theres|that|i)(?: \\w+){0,5} (?:paid|saved|savings|working|at the gym|quit|stopped|taxes|bank|jeweler|account|money|overtime)`,
  // People who want it back.
  '(?:bookie|book ?maker|loan guy|collector|landlord|the guy i owe)s?(?: \\w+){0,2} (?:gave me|wants?|needs?|texted|called|calling|keeps|cut me|cut my|coming|came|said|says|knows|is waiting|by|til|until)(?! (?:the jets|\\w+ at|\\w+ (?:minus|plus)|my line))|(?:square up|settle up|pay up) (?:with|by|monday|friday|tomorrow)(?! (?:my buddy|the guys))',
  // Nights.
  '(?:havent|have not) slept (?:in|for) (?:\\d+|two|three|four|a few|a couple)(?: of)? (?:days|nights)(?!.* (?:baby|newborn|twins|shifts?|night work))',
  '(?:up|awake|been up)(?: (?:since|until|till|til|at|past))? (?:1|2|3|4|5|6) ?(?:am|30)?(?: \\w+){0,6} (?:again|in a row|straight|every night|third|fourth|nights?)|(?:\\d(?:rd|th|nd)|third|fourth|fifth|second) (?:night|day) (?:in a row|straight|of no sleep|without|with no)',
  // The end of it, of oneself.
  'if (?:this|it|that|these)(?: one)? (?:doesnt|dont|does not|loses|misses|busts|aint)(?: (?:hit|cash|win|cover|land|come|gonna))? (?:then )?(?:im|i am|ill be) (?:done|finished)(?= ?$| (?:like|done|fr|for (?:good|real)|man|bro|i|lol|idk|not just|and not))|done done|(?:notice|miss me|care|matter)(?: \\w+){0,2} if i (?:wasnt|werent|was gone|disappeared|didnt|werent)|(?:dont|doesnt|cant) see (?:a|any|my|another) way (?:out|through|forward)|(?:last|final) (?:parlay|bet|slip|one|ticket) ever',
  '(?:bet|bets|betting|gambl\\w*|spend|spends|wager\\w*|lose|losing)(?: \\w+)? more than (?:i|u|you|we|he|she|my \\w+) (?:earn|earns|make|makes|have|has|can afford|bring|brings|get paid|gets paid)',
];

const inFrench = [
  '(?:vide|vider|vidant|pige\\w* dans|pris dans|flambe\\w*)(?: \\w+){0,2} (?:compte|caisse|epargne|reer|paie|paye|salaire|carte)|(?:blonde|femme|mari|chum|copine|copain|mere|pere|parents) (?:ne )?(?:le )?(?:sait|savent|pense|pensent|croit)(?: \\w+)? (?:pas|rien|que (?:jai arrete|cest paye))|plus capable|(?:reste|il me reste) (?:juste )?\\d+ (?:piasses|dollars|\\$)',
];
const inSpanish = [
  'debo(?: \\w+){0,2} (?:meses?|semanas?|rentas?)|(?:renta|luz|quincena|colegiatura|comida)(?: \\w+){0,3} (?:vence|aposte|perdi|gaste|debo)|no (?:sabe|se entere)(?: \\w+){0,2} (?:mi )?(?:esposa|esposo|mujer|marido|senora|familia|jefa)|(?:esposa|mujer|senora|marido|novia) no (?:lo )?sabe|me (?:quedan?|sobran?)(?: solo| nomas)? \\d+(?: \\w+){0,2} (?:hasta|para la)',
];

const fund =
  '(?:vet|clothes|bus pass|trip|crib|braces|teeth|dentist|school|birthday|christmas|camp|cleats|glasses|oil|heat|light|phone|moving|headstone|funeral|tip|booster|church|fundraiser|field trip|bus fare|tuition|wedding)';

/** To be kept out, days without a bet, a promise broken, and what is left undone. */
const more = [
  '(?:be|get|getting|got|gets|getting myself) (?:\\w+ )?(?:banned|excluded|locked out)(?= ?$| (?:for|from|at|forever|myself|in)(?! (?:the game|the league)))|(?:sign ?up|ask|apply) to be (?:banned|excluded|blocked)|blocks? (?:every|all)(?: the)? (?:sports ?books?|betting|gambling)|blocker app|so i (?:cant|cannot) (?:log in|bet|deposit|get in)|therapists? (?:just )?for (?:this|betting|gambling|gamblers)|my (?:sponsor|counselor)|at ga(?= ?$| )|addiction looks like|people (?:who bet )?get addicted',
  '(?:delet|uninstall|clos|download|reinstall|redownload)ed (?:(?:this|the|my|that|every|all the) (?:app|account|book|sportsbook)s?|everything|it all)(?: \\w+){0,4} (?:times|again|twice|reinstalled|redownloaded)|(?:third|fourth|fifth|tenth|\\d+(?:rd|th)) time (?:ive |i have |i )?(?:download|redownload|install|reinstall|deposit|redeposit|reload)\\w*',
  '(?:\\d+|one|two|three|six|a|few|several) (?:days?|weeks?|months?|years?) (?:clean|bet ?free|without (?:betting|gambling|a bet)|no bets)|clean (?:for )?\\d+ (?:days|weeks|months)|back on the bets|fell off (?:again|the wagon)|day (?:1|one) again|promised my (?:wife|husband|daughter|son|kids?|mom|girl|gf|family)(?! (?:a|the|we|(?:that )?(?:id|i would|hed|shed|theyd|he|she|they|to)(?! (?:\\w+ ){0,2}(?:stop\\w*|quit\\w*|not|never|done|give|gave|cut|slow|take a break|no more))))',
  `(?:used|bet|put|lost|blew|spent|took|dropped|this is|this was|its|was)(?: (?:the|my|our|her|his|moms|kids|all|most|half|of))* ${fund} (?:money|fund|fees?|envelope|club|deposit)(?! lines?)|(?:this|it|that) (?:is|was) the money for|(?:our|the|from|out of) joint (?:account|savings|checking)`,
  '(?:cant|wont|not gonna) (?:end|go to bed|stop|quit)(?: \\w+){0,3} (?:on a loss|on minus|stuck|until im (?:even|up))|(?:me|get|im) back to zero|get even (?:quick|fast|now|tonight)|stuck (?:bad|\\$?\\d{3,})|undo (?:last night|yesterday|the (?:weekend|month))|need (?:it|my money|my \\$?\\d+|\\$?\\d+k?) back (?:now|before|by|tonight|today|quick|fast|asap|until)',
  'im not ok(?:ay)?(?= ?$)|ruining (?:me|us)(?= ?$)|rents? (?:is |are )?late|out of money(?! ?line)|broke (?:till|til|until) (?:the|my|fri\\w*|mon\\w*|pay)|need (?:insulin|meds|medicine|diapers|formula|an inhaler)|(?:fridge|pantry|cupboard) is empty|empty (?:fridge|pantry)|insurance (?:lapsed|expired)|wont be (?:here|around) (?:for it|much longer)',
  '(?:correr|quitar|corren|quitan)(?: \\w+){0,2} (?:depa|casa|carro|trabajo)|el casero|tope (?:todas )?mis tarjetas|recibo de (?:la )?(?:luz|agua)|enfermo con (?:esto|las apuestas)|jemprunte|joueurs? compulsifs?|gout den finir|marge pleine',
];

/** Each of these is a sign by itself. */
export const indirectSigns: readonly string[] = [...inEnglish, ...more, ...inFrench, ...inSpanish];
