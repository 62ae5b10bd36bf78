/** The words of questions about prices. */
import { lexicon } from '../table/lexicon.ts';

const written = {
  best: 'best|bst|cheapest|better|top|the most for|most for|pays the most|pays most|the most money|highest price|best number',
  odds: 'price|prices|odds|line|lines|number|numbers|quote|quotes|pricing|payout|moneyline odds|closing line|betting line|betting lines|vegas line|consensus|consensus line|the consensus|current odds|current line|opening odds|spread number|o/u number|point spread|listed|listed at|set at|posted|priced|priced at|pricing on|got up|up|hung|hang|hangs|number on|numbers on|lines on|line on|go for|goes for|going for|quoted|quoted at|what are they paying|what do they pay|what it pays|pay|pays|would pay|what would|what does it pay|sides|of note|notable|worth noting|worth a look|worth knowing|lined|lined at|at what price|what price|price tag|ml price|the number|their number|his number|our number|sitting|got it at|have it at|has it at',
  threeWay:
    '3 way|3-way|three way|three-way|3way|3 way prices|3 way line|3 way ml|incl draw|inc draw|inc the draw|including the draw|including draw|with the draw|with draw',
  ladder:
    'ladder|ladders|laddr|alt|alts|alt line|alt lines|alt spread|alt spreads|alt total|alt totals|alternate|alternates|alternate line|alternate lines|alternate spread|alternate spreads|alternate total|alternate totals|all the alts|alt ladder|rungs|every rung|steps',
  range: 'thru|through|to|up to|down to|til|till|until|between',
  above: 'above|north of|higher than|greater than|bigger than|more than|exceeding|topping',
  atLeast:
    'or higher|or more|or better|at least|plus|or bigger|and up|and higher|or over|minimum|min|or greater|and above|or above',
  below: 'below|south of|lower than|less than|smaller than|inside',
  atMost:
    'or lower|or less|or fewer|at most|and down|and lower|within|maximum|max|or below|and below|or under|or smaller',
  only: 'only|just|nothing else|no others|no extras|only these|only those|winners only|ml only|moneylines only|just the|just mls|only the',
  noSpreads:
    'no spreads|no pucklines|no puck lines|no puckline|no runlines|no run lines|no lines|no spread|without spreads|no handicaps',
  noTotals: 'no totals|no overs|no unders|no over unders|no ous|without totals|no props',
  winners: 'winners|winner|winners only|who wins|ml|mls',
  sort: 'shortest on top|shortest first|longest on top|sorted|sort|sorted by price|in order|ranked|by price|shortest to longest|favorites first|favs first|likeliest first|from shortest|best first',
  everything:
    'everything|everything posted|everything they got|everything you got|everything u got|whatever they got|whatever they have|whatever you got|anything posted|anything on|all his|all of his|all her|the works|the lot|any and all|full menu|whole menu|menu|all props|all the props|every prop|props and all|too|as well|one too|whats up for|whats out for',
  picked:
    'pick number|picks number|pick line|picks line|pick total|pick prop|picks prop|picks thrown|pick thrown|ints line|int line|int number|int prop|ints|int|ints thrown|picks o/u|pick o/u|to throw a pick|throw a pick|throws a pick',
  juice: 'juice|juiced',
  noVig:
    'no vig|no-vig|novig|no juice|devig|devigged|vig free|vig-free|without the vig|without vig|minus the vig|fair price|fair prices|fair odds|fair line|fair lines|fair moneyline|true price|true prices|true odds|no vig price|no vig prices|no vig odds|no vig line|no vig lines|no vig moneyline',
  vig: 'vig|vigorish|hold|margin|margins|overround|rake|raking|house edge|cut|a cut|house cut|houses cut|skim|skimming|shaving|shave|bite|a bite|slice|a slice|keeping for themselves|keep for themselves|keeping for itself|pocketing|built in edge|commission',
  moved:
    'move|moves|moved|lmove|line drop|lines drop|number drop|moving|mover|movers|movement|movements|open|opened|opener|opening|opening line|open at|opened at|came down|come down|' +
    'gone down|went down|go down|come up|gone up|went up|go up|dropped|drop|dropping|drops|risen|rose|rising|shifted|shift|shifts|shifting|steam|steamed|gone up or down|went up or down|go up or down|gone anywhere|moved up or down|up or down|moved at all|moved much|drifted|drifting|drift|crept|creeping|slid|sliding|taken|money come in|gone|since lunch|since this morning|since yesterday|since open|since opening|gone from|go from|went from|go to|' +
    'steaming|changed|change|changing|line move|line moves|line movement|budge|budged|price history|line history|odds history|history|fallen|fell|jumped|jump|swing|swung|tanked|tick|ticked|bet up|bet down|flipped|crashed|climbed|start at|started at|start out|started out|begin at|opening number|opening spread|opening total|opening price|opening lines|first posted|first post|where did it open|where it opened|open up at|come out at|came out at|hit the board at|fall|falls|falling|rise|rises|rising|sink|sinks|sank|sinking|slip|slipped|plunge|plunged|spike|spiked|balloon|ballooned|tumble|tumbled|bumped|bump|shaded|shorten|shortened|lengthened|been|since|last night|last nite|yesterday|this morning|earlier|coulda sworn|could have sworn|swear|sworn|i swear|swore|pretty sure|thought it was|i thought|remember it|remember it at|used to be|had it at|saw it at|was it|whats it at now|at now|reverse line movement|rlm|late move|late moves|overnight',
  steam:
    'steam moves|steam move|steam plays|whats moving|what is moving|what lines moved|which lines moved|what lines are moving|lines moving',
  most: 'most|biggest|largest|big|the most|a lot|huge|major|furthest|wildest|whats moved|hot',
  arb: 'any free money|lock both sides|arbs|arbing|arbitrage|arbitrages|arbitrage bets|sure bet|sure bets|surebet|surebets|free money|risk free bets|risk free bet|two books|between two books|opposite sides|guaranteed profit|arb bets|risk free|riskless|lock in profit both ways',
  /** Between two books; of one line, by how much it moved. */
  halfPoint: 'even half a point|even half a pt|half a point|half a pt|half point|a half point',
  middle:
    'middle|middles|a middle|middling|middled|middle opportunities|middle chance|middle chances|middle spots|something to middle|can i middle|anything to middle',
  spot: 'opportunity|opportunities|opps|spot|spots|anywhere|available|exist|on the board|out there|to be had|across books|between books|around',
  slate:
    'board|boards|slate|the board|whole board|full board|entire board|odds board|odds screen|the slate|the whole slate|the whole board|whole slate|full slate|entire slate|the card|full card|tonights card|todays card',
  board:
    'on the board|all games|every game|each game|board for|on the slate|on tap|every|all|whole|full|entire|each|all of them|all the|every single|any sport|all sports|all day|across the board|list of',
  /** Of a price, its two sides; of anything else, bets on both. */
  bothSides: 'both sides|both teams|for both sides|for both teams|on both sides|both sides please',
  show: 'both sides of|show me both sides of|show both sides of|give me both sides of|both sides on|dump|dump all|show|show me|list|list me|pull up|display|lemme see|let me see|see|what are|whats|what is|list every|send me|print|give me|gimme|where|spit out|run me|run down|rundown|the rundown|show all|read me|tell me|throw me|drop|post|games|pull',
  shop: 'shop|line shop|shopping|line shopping|compare prices|compare odds|compare the odds|compare lines',
  compare: 'compare|comparing|comparison|compared',
  /** A side to bet on. */
  pick: 'to cover|to win|outright|straight up|su',
  books:
    'everywhere|all over|by book|book by book|per book|each book|every book|all books|all the books|across the books|across all books|across every book|at each book|every site|all sites|all the sites|each site|every sportsbook|all sportsbooks|all the sportsbooks|each sportsbook|each sports book|every sports book|at all the books|at each sportsbook|at every sportsbook|across sportsbooks|all the apps|every app|book|books|sportsbook|sportsbooks|bookie|bookies|who has|whos got|who got|which book|what book|at every book|at all books|which shop|what shop|which app|which site|which place|does anyone have|anyone have|anybody have|anyone got|do they have|they have|have out|have up|have up for|up for|posted|posted yet|up yet|out yet|lines up|lines out|lines up yet|has posted|have posted|is offering|offering|who is offering|whos offering|hanging|who is hanging|dealing|higher|lower|who is higher|whos higher|who is lower|highest at|cheapest at|which is higher|got for',
  join: 'against|compared to|compared with',
  pair: 'dont matter which book|between these|only these two|those two|these two',
  favored:
    'who is the favorites|who is favorites|who is the favorite|who is favorite|the favorites|who are the favorites|favorites and|who is the underdog|who is the underdogs|who is underdog|the chalk|chalk|who is chalk|whos chalk|who is favored|whos laying|who is laying|who lays|laying it|who is giving|whos giving|who gives|the fav|whos the fav|who is the fav|who is the favorite|whos the favorite|whos fav|whos the dog|who is the dog|who is the underdog|whos the underdog|whos getting points|who is getting points|whos catching points|favorites by|favored|favoured|favored by|favoured by|favorite in|the favorite|chalk|whos favored|giving points|laying points',
  points: 'points|pts|goals|runs',
  taking: 'laying|lay|lays|catching|catch|giving up|taking|takes|charging|charges',
  /** The best price, whatever it is the price of. */
  bestPrice:
    'best place|best place to get|best place to grab|best place to bet|best place for|best book|best book for|best shop|best number|best price|best odds|best line|cheapest|cheapest price|cheapest juice|least juice|lowest juice|less juice|where can i get|where can i find|where can i grab|where can i bet|where can a guy|where can you get|where do i get|where to get|where to bet|where is the best|wheres the best|who has the best|whos got the best|which book has the best|better than|grab|grabbing|get it for',
  much: 'how much|how many|how big|how far|by how much|by how many|n by how much|and by how much|by what',
  why: 'why|since when|how come',
  what: 'what|what is|what are|what was|which|whats',
  high: 'highest|widest|fattest|steepest|tallest|longest|longest shot',
  biggestDog:
    'biggest underdog|biggest underdogs|biggest dog|biggest dogs|largest dog|largest underdog|longest dog|longest underdog|longest price|longest odds|fattest dog|longest dogs|huge dog|ugliest dog|biggest plus money|longest moneyline|biggest long shot',
  biggestFavorite:
    'biggest favorite|biggest favorites|biggest fav|biggest favs|largest favorite|largest favorites|largest fav|heaviest favorite|heaviest favorites|heaviest fav|heaviest chalk|biggest chalk|chalkiest|shortest fav|shortest favorite|shortest price|shortest odds|most chalky|biggest lock|most lopsided|biggest mismatch|most expensive favorite|heaviest juice favorite|heaviest ml|shortest moneyline',
  low: 'lowest|narrowest|most even|most even game|closest games|nearest to pickem|least|smallest|shortest|tightest|closest|closest game',
  still:
    'still|still have|still has|still got|anywhere still|is it all|are they all|left|exactly|at exactly|instead of|rather than|sitting at|on the number|mine moved to|mine moved|wheres it at|where is it at|now',
  player:
    'player numbers|all props|his props|props on|prop numbers|prop board|td prices|td odds|scorer prices|scorer odds|props|prop|player props|player lines|prop lines',
} as const;
export const marketWords = lexicon(written, {
  without: 'where|score|scores',
  isOfBets: true,
  hasStarts: true,
});
export type MarketMeaning = keyof typeof written;
