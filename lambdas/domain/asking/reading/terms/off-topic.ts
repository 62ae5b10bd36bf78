/** Recognizes a question about life outside of games and bets: food, travel, school, health, money that is no bet. */
import { anyOf } from '../words/pattern.ts';
import { isInEverydaySense } from './everyday/senses.ts';

/** Words that no question about a bet has. */
const subjects = anyOf([
  // Food, drink and going out.
  'pizza|wings in|best wings|chicken wings|tacos?|burgers?|burritos?|sushi|ramen|bbq|brisket|ribs recipe|hot ?dogs?|sandwich(?:es)?|steakhouse|restaurants?|diners?|brunch|bakery|coffee shop|recipes?|how (?:do|to|long)(?: \\w+){0,3} (?:cook|bake|grill|smoke|boil|fry|roast|marinate)|(?:cook|bake|grill|smoke)(?: a| some| the)? (?:brisket|chicken|steak|turkey|ribs|pork|cake)|air fryer|crock ?pot|(?:sports )?bars? (?:near|in|around|to watch)|near me|happy hour|cocktails?|whiskey|beer (?:brand|recipe|brands)|tailgate (?:food|recipe|menu)|nachos|guacamole|chili recipe|meal prep|calories',
  // Travel and things to buy.
  'flights?|airlines?|airbnb|hotels?|uber|lyft|parking|directions to|traffic|road trip|itinerary|vacation|passport|luggage|headphones|laptops?|smart ?tv|iphone \\d+|best (?:tv|phone|car|mattress|shoes|sneakers|watch|vacuum|grill|couch|gift)|(?:christmas|birthday|anniversary|valentines) (?:gift|present|idea)s?|amazon|ebay|walmart|costco|couch|mattress|lawn ?mower|used cars?|oil change|engine light|car insurance|tires|gas prices?|mortgage rates?|apartments?',
  // Money that is no bet.
  'stocks?(?! (?:over|under))|stock market|crypto|bitcoin|ethereum|dogecoin|nasdaq|s&p|tesla|nvidia|calls or puts|options trading|day trading|forex|invest\\w*|etfs?|roth|interest rates?|inflation|tax(?:es)?(?: return| refund| filing)?|do my taxes|credit score|rent or buy|resume|cover letter|job interview|salary negotiat\\w*',
  // School and work.
  '(?:book|lab|science|history|(?:one|two|three|four|five|\\d)[- ]page) (?:report|paper)|report (?:on|about) (?:the |a )?(?:\\w+ ){0,4}(?:book|novel|movie|planet|president|war)|homework|essay|term paper|thesis|capital of|square root|algebra|calculus|geometry|physics|chemistry|biology|macro ?economics|solve for|math problem|photosynthesis|translate|in (?:french|spanish|german|japanese|italian|latin)|how do (?:you|u) spell|synonyms?|who invented|who discovered|what year did (?!the (?:lakers|bears|jets))(?:the )?\\w+ (?:sink|happen|end|start|die|begin|fall)|world war|civil war|titanic|roman empire|president of|population of|meaning of life|book report|powerpoint',
  // Health and people.
  '(?:my|a) (?:knee|back|shoulder|head|stomach|tooth|teeth|foot|ankle|neck|throat|elbow|wrist) (?:hurts?|aches?|is killing|pain|is sore|is swollen)|headache|hurts when i|doctor|dentist|diet|lose weight|workout|bench press|squats?|vitamins?|creatine|allerg\\w*|covid|flu shot|pregnan\\w*|babys? names?|my ex|text (?:her|him|my ex)|girlfriend|boyfriend|tinder|hinge|dating|first date|pick ?up lines?|horoscope|zodiac|astrology|dream mean',
  // Amusement, computers and the rest.
  'jokes?|poems?|haiku|limerick|rap about|write (?:me )?(?:a|an|my|some) (?!parlay|bet|ticket|slip)(?:\\w+ ){0,3}(?:about|for|rap|song|poem|story|essay|letter|email|speech|toast|code|script|haiku)|song|lyrics|movies?|netflix|hulu|tv shows?|anime|taylor swift|drake (?:album|song|concert)|concert|wordle|crossword|sudoku|trivia|riddle|would you rather|batman|superman|spiderman|harry potter|star wars|video ?games?|fortnite|minecraft|playstation|xbox|madden \\d+|2k\\d+|python|javascript|html|code for|excel formula|wifi|printer|bluetooth|reset my (?:iphone|router)|system prompt|(?:your|ur|all|previous) (?:\\w+ )?instructions|ignore (?:all|your|ur|previous|the)(?: \\w+)? (?:rules|instructions|prompt)|chatgpt prompt|politics?|political|religion|bible|jesus|god exist|aliens|flat earth|conspiracy|weather|news today|latest news|lawyer|divorce lawyer|landlord|plumb\\w*|lawn|garden\\w*|puppy|puppies|kittens?|dog breed|my (?:dog|cat)|\\d+% tip|tip on \\$?\\d+|what time is it|what day is it|how tall is|how old is|net worth|ur mom|your mom|who is hotter|are you single|do you love me',
]);

/** Betting words: with one of them the question is about a bet, whatever else it mentions. */
const betting = anyOf([
  'parlays?|moneylines?|ml|spreads?|odds|bets?|betting|wagers?|picks?|legs?|legger|props?|overs?|unders|sgps?|underdogs?|favorites?|touchdowns?|tds?(?! (?:garden|place|bank|coliseum))|line|lines|vs|versus|units?|payout|hedge|locks?|covers?|ats|ticket|slip|over|points|yards|goals?|rebounds|assists|starting|injured|playing|standings|score|schedule|record|nfl|nba|nhl|mlb|mls|cfl|pga',
  'covering|beating|scorers?|anytime|receptions?|receiving|rushing|steals|blocks|strikeouts|home runs?|assists?',
]);

/** @param plain lower case, without punctuation */
export const isOffTopic = (plain: string): boolean =>
  (subjects.test(plain) && !betting.test(plain)) || isInEverydaySense(plain);
