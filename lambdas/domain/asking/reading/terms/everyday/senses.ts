/**
 * Recognizes words of games in another sense: animals, weather, people's lives, writing, shopping. Two classes together decide,
 * because each of them alone can stand in a question about a bet.
 */
import { anyOf } from '../../words/pattern.ts';

/** Words of a bet: with one of them the question is about a bet. */
const ofBet = anyOf([
  'parlays?|moneylines?|ml|spreads?|bet|bets|betting|wagers?|picks?|props?|sgps?|underdogs?|ats|units?|payouts?|hedge|locks?|over(?: \\d\\S*)|under(?: \\d\\S*)|legs?|touchdowns?|tds?|favorites|overs|unders|dogs|[+-]\\d+(?: \\d)?|odds|vegas line|cover|covers',
  // "Why did the line move to the Vikings" is about no house.
  '(?:lines?|numbers?|totals?|prices?) (?:move[ds]?|moving|shift\\w*|go|goes|going|went|drop\\w*|rise|rises|rose|rising|jump\\w*|climb\\w*|flip\\w*|swing|swung|steam\\w*)',
]);

/** Animals, and names of teams that are animals too. */
const animals =
  '(?:black |brown |polar |grizzly )?(?:bears?|grizzlies|grizzly)|(?:mountain )?lions?|tigers?|dolphins?|cardinals?|blue ?jays?|jays?|orioles?|ravens?|eagles?|hawks?|seahawks?|falcons?|panthers?|bengals?|broncos?|colts?|rams?|bulls?|bucks?|hornets?|pelicans?|timberwolves|wolves|wolf|raptors?|penguins?|sharks?|ducks?|coyotes?|marlins?|cubs?|jaguars?|predators?|diamondbacks?|mavericks|bruins|rays|stags?';
/** What animals do, and where they are. */
const nature =
  'sleep|sleeps|eat|eats|feeders?|nests?|nesting|zoo|yellowstone|yosemite|national park|wild animals?|wildlife|extinct|hunting season|poop|lay eggs|hibernat\\w*|migrat\\w*|backyard|aquarium|life ?span|bite force|gorillas?|species|mammals?|venom\\w*|feathers|wingspan|safari|camping|hik(?:e|es|ing)|claws|fur|stuffed animal|habitat|endangered|drink water|breathe|swim|hug|pets?|breed|ocean|forest|mate for life|in the wild|garbage cans?|bird ?(?:bath|house|seed|watching)|national bird|warm blooded|vs (?:a )?(?:human|gorilla|shark|lion|tiger|bear|croc\\w*)';

/** Alone they say that it is no question about games. */
const alone = anyOf([
  'heat (?:warning|wave|waves|advisory|index|stroke|rash|pump|lamp|gun|pack)|(?:hurricane|tornado|flood|flash flood|blizzard|winter storm|thunder ?storm|snow storm|avalanche|wind chill|air quality|lightning) (?:warning|watch|advisory|alert|risk|forecast|season|safety)|(?:sun ?burn|sunscreen)',
  'halftime show|mascots?|cheerleaders?|super bowl (?:commercials?|ads?|snacks?|food|party)|anthem singer',
  '(?:happy )?(?:bday|b day|birthday|wedding|anniversary|retirement|sympathy|thank you|get well|graduation|christmas|valentines?|baby shower) (?:message|card|wish|wishes|text|note|speech|toast|poem|gift|gifts|cake|party|ideas?|caption|song|present)|(?:caption|bio|toast|speech|eulogy|cover letter|tweet|limerick|haiku|sonnet|acrostic) (?:for|about|to|on)|\\d+ words? (?:on|about|essay)|proofread|summari[sz]e (?:this|the|my)|rewrite (?:this|the|my)|grammar check|write (?:me )?(?:a|an|my|some) (?:\\w+ ){0,2}(?:email|letter|essay|poem|story|song|message|toast|speech|script|resume|review|haiku)',
  '(?:pretend|imagine) (?:you|u|youre|ur|to be|that you)|(?:act|roleplay|role play) (?:as|like)|you are now (?:a|an|dan|in)|jail ?break|developer mode|dan mode|(?:system|hidden|secret|initial) (?:prompt|instructions?)|(?:reveal|print|show|leak|repeat) (?:me )?(?:your|ur|the) (?:\\w+ )?(?:prompt|instructions|rules|code|source)|ignore (?:all|any|your|ur|previous|prior|the above|everything)|forget (?:all|your|ur|everything)(?: \\w+)? (?:instructions|rules|prompts?|above)',
]);

/** Pairs of classes, each somewhere in the question. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [anyOf([animals]), anyOf([nature])],
  // A player's or a coach's life.
  [
    anyOf(['why|is|who|whos|does|did|has|when|what|whats|are|how|where']),
    anyOf([
      '(?:wife|wifes|husband|girlfriend|gf|boyfriend|fiancee?|ex wife|baby mama)|still (?:dating|married|together|single)|dating|divorced?|engaged to|married|net worth|instagram|tiktok|podcast|tattoos?|haircut|zodiac|religio\\w*|(?:new )?(?:house|mansion) (?:in|worth)|kids? (?:names?|go)|pregnant|arrested|lawsuit|custody|vegan|accent|shoe size|real name|middle name|favorite (?:food|movie|song|color)|go to (?:college|high school)|grow up|born in',
    ]),
  ],
  // A show at a stadium, and what is worn there.
  [
    anyOf(['taylor|swift|swifties?|beyonce|rihanna|bad bunny|drake']),
    anyOf([
      'tour|concert|songs?|sing|sings|singing|setlist|album|bracelets?|friendship|daughter|outfit|eras?',
    ]),
  ],
  [
    anyOf(['which|what|where|best|good|cheap|cheapest|size|sizes|buy|wash']),
    anyOf([
      '(?:skates|cleats|(?<!new )jerseys?|hoodie|hoodies|beanie|sneakers|golf clubs?|putters?|helmet|goalie pads|hockey sticks?|baseball bat|mitt|rackets?|yoga mat|treadmill|jordans)|wide feet|flat feet|logo|paint colors?|dog food|cat food',
    ]),
  ],
  // A city as a place to be.
  [
    anyOf(['in|near|around|to|from|of']),
    anyOf([
      '(?:best|good|cheap|cheapest|top|great) (?:pizza|tacos?|wings|food|bars?|coffee|brunch|bbq|barbecue|breakfast|hotels?|neighborhoods?|schools?|beach(?:es)?|sushi|burgers?|steak|donuts|bagels?|cheesesteaks?|deep dish|chowder|brewer(?:y|ies)|museums?|gyms?|dentists?|barbers?)|cost of living|rent in|moving to|move to|safe to (?:live|walk)|things to do|zip code|area code|mayor|airports?|subway|traffic|time zone|property tax\\w*|apartments?|schools in|population|flights?|hotels?|airbnb|museums?|beach(?:es)?|road trip|how far is|drive from|bus from|train from|jobs in',
    ]),
  ],
  // Work, school and home.
  [
    anyOf(['my|a|the|for|how|u|you|can|write|fix|help|what|whats|is|do|does']),
    anyOf([
      '(?:dry )?rubs? for (?:the )?(?:wings?|ribs|brisket|chicken)|(?:wing|rib|chili|brisket|guac(?:amole)?) (?:sauce|rub|recipe|dip)s?',
      'homework|essay|great gatsby|shakespeare|hamlet|book report|thesis|python|java ?script|html|css|sql|excel|spreadsheet formula|loop that|for loop|algorithm|regex|boil|recipe|laundry|dishwasher|toilet|wifi|router|printer|phone screen|puppy|kitten|litter box|visa application|passport|drivers? license|oil change|flat tire|check engine|sourdough|casserole|lasagna|avocado|eggs|square root|integral|derivative|photosynthesis|mitochondria|world war|civil war|roman empire|capital of|synonym|translate|poem|haiku|joke|riddle|horoscope|dream about|meaning of life|bench press|protein|creatine|keto|sore throat|headache|movies?|netflix|lyrics',
    ]),
  ],
];

/** "Thanks, that's all for today": nothing but thanks and a farewell, and at least one word of them. */
const farewell =
  /^ (?:(?:thanks?|thank you|thx|ty|tysm|cheers|ok|okay|alright|cool|great|perfect|awesome|good|nice|so much|a lot|thats?|s|is|it|all|enough|done|im|i am|we|re|for|the|day|today|tonight|now|this week|the week|bye|goodbye|night|gn|see (?:you|ya|u)|you|later|tomorrow|then|everyone|guys|nothing else|no more|more|i need|i wanted|helping|help|your|ur|(?:you were|it was|been) (?:nice|great|good|fun|a pleasure)(?: (?:to talk|talking|chatting)(?: to| with)?)?|have an?|lovely|evening|weekend|(?:sun|mon|tues|wednes|thurs|fri|satur)day|thanksgiving) )+$/;
const goodbye =
  / (?:thanks?|thank you|thx|ty|tysm|bye|goodbye|gn|see (?:you|ya|u)|thats? (?:all|it|enough)|that s (?:all|it|enough)|(?:im|i am|all) done) /;

/** @param plain lower case, without punctuation, as `spoken` writes it */
export function isInEverydaySense(plain: string): boolean {
  if (ofBet.test(plain)) return false;
  if (farewell.test(plain) && goodbye.test(plain)) return true;
  return alone.test(plain) || pairs.some(([one, other]) => one.test(plain) && other.test(plain));
}
