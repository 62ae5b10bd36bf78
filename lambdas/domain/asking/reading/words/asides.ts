/** Asides: what a question says about the asker, a friend or the occasion, with the words that stand only in it. */
import { anyOf } from './pattern.ts';
import { gap, team } from './text.ts';

const person =
  '(?:wife|husband|hubby|wifey|girlfriend|boyfriend|gf|bf|fiancee?|partner|mom|mum|mother|dad|father|pops|grandma|grandpa|granny|grandmother|grandfather|nana|son|daughter|kids?|brother|bro|sister|cousin|uncle|aunt|auntie|nephew|niece|room ?mate|roomie|buddy|buddies|bud|pal|friends?|bestie|(?:brother|sister|mother|father|son|daughter|mom|dad)[ -]in[ -]laws?|coworkers?|co-worker|boss|neighbou?rs?|barber|bartender|teacher|doctor|dentist|therapist|in-laws|ex|boys|crew|squad|group chat|family|cat|dog)';
const whose = '(?:my|our|his|her|the|a|some)';
const says =
  '(?:says?|said|thinks?|thought|swears?|swore|tells? me|told me|claims?|insists?|likes?|loves?|wants?|wanted|picks?|picked|begged|asked|asks|dared|keeps (?:telling|saying)|is (?:sure|convinced|certain)|bet me|is on|are on|is riding|made me|gave me)';
const place =
  '(?:work|office|bar|pub|bathroom|toilet|couch|sofa|bed|train|bus|subway|plane|car|airport|gym|barbershop|barber|church|beach|hospital|meeting|wedding|class|casino|house|home|lunch|dinner|shift|truck|boat|lake|cabin|parking lot|drive ?thru|waiting room|applebees|buffalo wild wings|stadium|arena)';
const chore =
  '(?:bed|work|church|dinner|lunch|breakfast|class|school|practice|the gym|my shift|a meeting|my meeting|my flight|sleep|naptime|the wedding|kids wake up)';

/** What a word said of a defense or an offense is about. */
const unit =
  '(?:defen[cs]es?|offen[cs]es?|o ?-?lines?|d ?-?lines?|secondary|secondaries|bullpens?|run games?|pass rush|run d|pass d|rotation|backcourt|frontcourt|blue ?line|power ?play|penalty kill)';

const phrases = [
  `(?:is |are |gonna |going to |will )*(?:be the death of me|give me (?:a heart attack|gray hairs?)|drive me (?:crazy|nuts|insane|to drink))`,
  '(?:im |i am )?(?:brand |kinda |kind of |pretty |totally |super )*new (?:to|at) (?:this|all this|it|betting|sports betting|gambling|parlays)(?: (?:stuff|thing))?',
  `(?:dont|doesnt|do not|no) care (?:about |bout )?(?:the )?(?:juice|vig|price|odds)`,
  `(?:just |only )?(?:wanna |want to |to |gonna |going to |can |like to )?(?:watch|follow|check|track|see|sweat) (?:the )?(?:scores?|games?|it|action)(?: (?:on|from|with|at|in) (?:my |the |a )?(?:phone|tv|app|couch|laptop|bar|radio|ipad|tablet|boys|guys|work|desk|home|friends|buddies))+`,
  `(?:something|someone|a game|a bet) to (?:sweat|root for|cheer for)(?: (?:during|in|for|with) (?:the|it|that|this)(?: game| one)?)?|(?:a )?(?:little |lil |cheap )?(?:sweat|thrill)(?= (?:for|in|on|with)\\b)`,
  `(?:the |their |that |his |whose )?(?:whole )?${unit} (?:is|are|has been|have been|looks?|looked|been|was|were|cant|cannot|doesnt|dont|wont|stinks?|sucks?|travels|is playing)(?: (?:stop|guard|cover|tackle|block|hold|defend|so|too|really|very|pretty|just|been|a|the|playing))*(?: (?:anyone|anybody|anything|nobody|a soul|nosebleed))?`,
  `(?:the )?(?:boys|guys|fellas|crew|gang|homies) (?:are |is )?(?:coming over|over|here|in town|watching|getting together)`,
  `(?:long|rough|tough|bad|good|slow|busy|crazy|boring) (?:day|week|night|month) (?:at (?:the )?(?:office|work|job)|at the shop|here)`,
  `(?:for|on|over) (?:my |our |the )?lunch(?: break)?|hook (?:me|us) up(?: with)?|(?:i |ive |we )?(?:got|have) \\d{1,2} (?:min(?:ute)?s|hours?) (?:before|until|till|to|left)(?: (?:i|we|my|the|clock|in|out|leave|head|work|shift|go|starts?|have|to|bed)){1,6}`,
  `(?:cause |because |since )?(?:thats )?when (?:my |the |our )(?:wife|husband|kids?|baby|girl|gf|bf|son|daughter|family|boys) (?:goes|go|is|are|falls|gets)(?: (?:to|at|off|in|home|back|bed|sleep|asleep|out|work))+`,
  `(?:i |we |ive )?(?:have|got|gotta)(?: (?:to|go|be|get|at|up|early|for))* (?:church|work|class|practice|a meeting|a flight|a shift|the gym|surgery)(?: (?:in the morning|at \\d{1,2}|early|tomorrow morning|later))?`,
  `(?:been |im |i am |we are )?on (?:a |my )?(?:heater|roll|hot streak|tear)`,
  `${whose} (?:best |little |big |old |dear |good |crazy )?${person}(?: and (?:i|me))? ${says}(?: that| on| the same| it| to| me| in| they| hes| its)?`,
  `(?:me and ${whose} ${person}|${whose} ${person} and (?:i|me)|with ${whose} (?:best )?${person})(?: (?:all|both))?(?: (?:like|love|want|are on|are riding))?`,
  `(?:its|it is|todays|today is|tonight is|for) (?:my |our |his |her |the )?(?:${person}s? )?(?:\\d\\d(?:st|nd|rd|th) )?(?:birthday|bday|b-day|anniversary|bachelor party|wedding|graduation|retirement party)(?: (?:today|tonight|weekend))?`,
  `happy (?:birthday|bday|anniversary|friday|sunday|saturday|monday|holidays|thanksgiving)(?: to me)?`,
  `(?:im|i am|we are|were|currently|stuck|sitting|posted(?: up)?|still|here) (?:here |all |stuck |sitting )*(?:at|in|on) (?:a |the |my |our )?${place}(?: (?:right )?now| rn| all day)?`,
  `from (?:a |the |my |our )?(?:bathroom|toilet|couch|sofa|bed|train|bus|plane|airport|barbershop|bar|pub|office|casino|waiting room)`,
  `(?:before|after|during) ${chore}|before (?:i|we) (?:head|leave|go|clock|fall|pass|get)(?: (?:out|off|in|to|on|my|the|bed|work|sleep|asleep|church|class|school|dinner|lunch|home)){0,3}`,
  `(?:im|i am|i work|working) (?:on |the )?(?:night|day|late|early|graveyard|double) shifts?|i work (?:weekends|nights|days)|(?:im|i am) (?:at|off) work`,
  `dont (?:judge|roast|laugh at|come for|@|yell at)(?: me| us)?|no judge?ment|trust me|(?:i )?(?:swear|hope) to god|god bless(?: you)?|thank (?:god|goodness)|oh my god|mark my words|hear me out|here me out|long story(?: short)?|believe it or not|just (?:saying|sayin|curious)|my bad|no (?:worries|rush|pressure|offense|joke|lie|cap|doubt|idea|clue)(?: (?:what|who|how))?|take your time|(?:you|u|ya) (?:already )?know(?: (?:what i mean|how|it|the vibes))?|i mean|let me know|as (?:always|usual)|fingers crossed|knock on wood|wish (?:me|us) luck|good luck(?: to (?:me|us))?|(?:lets|let us) (?:go+|eat|ride|get it|roll|do this|have some fun|get weird)|send it|ride or die|for the culture|old times sake|all aboard|not (?:gonna|going to) lie|why not|who cares|(?:dont|doesnt) (?:even )?(?:matter|care)(?: (?:which|who|what))?|no big deal|(?:its |is |basically |literally |like )*(?:free|easy) money|(?:im )?so (?:done|ready|hyped)|here we go|go team|go get em|(?:your|ur) call|up to (?:you|u)|dealers choice|(?:i )?(?:cant|cannot) (?:wait|look|decide|believe it)|if (?:you|u) (?:can|could|will|dont mind|have (?:it|one|any|some)|got (?:it|one|any|some))|if (?:possible|thats (?:a thing|ok|okay|possible|allowed)|its? (?:possible|available|there))|is that (?:a thing|possible|ok|okay|allowed)(?: \\?)?|(?:thats|that is|this is) (?:the bet|my bet|the one|all i need|what i want|fine)|(?:im |so )*(?:sick|tired) of (?:it|them|this|that|losing)|(?:i )?(?:just )?had a (?:dream|feeling|vision)(?: (?:that|about|where))?|(?:my |the )?gut (?:feeling|feel|says?|tells me|is telling me)(?: (?:its|that))?|not sure(?: (?:what|who|which|how|why|if|about that))?|(?:i )?(?:dont|do not) (?:know|get it|understand)(?: (?:what|who|much|anything|a thing|shit))?(?: about (?:it|this|sports|betting))?|(?:this|that|it) (?:might |may |is gonna |will )?(?:be|is|sounds?) (?:dumb|stupid|silly|weird|crazy)(?: but)?|first time(?: (?:here|doing this|betting|user|bettor|using this))?|new to (?:this|betting)|(?:as )?a (?:treat|favor|gift)`,
  `(?:im|i am|we are|were|as|being)? ?(?:a |an )?(?:huge |big |die ?hard |lifelong |massive |true |real )?${gap} ?(?:fans?|nation|country|homer|guy|girl)(?: here)?|(?:im|i am) (?:a |an )?(?:huge |big |die ?hard |lifelong |massive )?(?:the )?${team} (?:fan|guy|girl|homer)(?: here)?|(?<=${team} )(?:fans?|nation|homer|country)(?: here)?`,
];

/** For what the rules have left of a text. */
export const asides = anyOf(phrases, 'g');
