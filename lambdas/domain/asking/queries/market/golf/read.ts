/** Reads questions about golf prices: who is favored in a tournament, and what a golfer is priced at, to win or to place. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Placing } from '../../../../../contracts/feed/outright.ts';
import { isMeant, nameWords } from '../../../../feed/players/names.ts';
import { golferNamed } from '../../../reading/names/golfers.ts';
import { titled } from '../../../reading/names/players.ts';
import { isRuleWord } from '../../../reading/words/vocabulary.ts';
import { plainly } from '../../reading/cues.ts';
import type { QuestionContext, Sentence } from '../../reading/sentence.ts';
import { openMarket } from '../open-market.ts';

/** What only golf has. */
const ofGolf =
  / (?:golf(?:ers?|ing)?|pga(?: tour)?|the masters|ryder cup|(?:us|u s|british) open|(?:the )?players championship)(?= )/g;
/** Golf, where it is selected beside the question. */
const ofTournament = / (?:tournaments?|tourney|event|the field|the open)(?= )/g;

const placings: readonly (readonly [Placing, RegExp])[] = [
  ['top_5', / (?:to (?:finish|place|be) )?(?:in )?(?:the )?top ?-? ?(?:5|five)(?: finish)?(?= )/],
  ['top_10', / (?:to (?:finish|place|be) )?(?:in )?(?:the )?top ?-? ?(?:10|ten)(?: finish)?(?= )/],
  ['top_20', / (?:to (?:finish|place|be) )?(?:in )?(?:the )?top ?-? ?(?:20|twenty)(?: finish)?(?= )/],
  ['cut', / (?:to )?(?:makes?|making|miss|misses) the cut(?= )/],
  [
    'round_leader',
    / (?:(?:to )?(?:lead|be) )?(?:the )?(?:after the )?(?:first|1st) ?-? ?round(?: leader)?(?= )/,
  ],
];

/** Asks for a price, or who has the shortest. */
const asksForPrice =
  / (?:odds|prices?|priced|lines?|board|favou?rites?|favou?red|shortest|longest|likeliest|most likely|going for|long ?shots?|numbers?)(?= )/g;
/** Asks whether a golfer takes part. Only prices show it. */
const asksIfPlaying =
  / (?:playing|play|in the field|teeing (?:it )?(?:up|off)|tee(?:ing)? it up|in it|out|hurt|injured|entered|in)(?= )/g;
const asksWhether = /^ (?:is|will|whether|does) /;

/** Words beside the question that narrow nothing, or say what every price of a tournament is of. */
const plainWords =
  / (?:(?:outright )?(?:to win|winners?|winning|wins?|win)|(?:to )?win (?:it|it all)|outrights?|it(?: all)?|who|whos|what|whats|which|where|wheres|hows|how much|how|is|are|has|have|had|does|do|s|the|a|an|this|that|for|on|of|at|in|to|by|me|us|i|you|your|his|hes|he|him|there|list|show|tell|give|get|got|see|current|currently|latest|full|every|all|any|each|across|between|from|books?|sportsbooks?|best|heaviest|biggest|big|top|betting|this (?:week|weekend)|weeks?|weekend|sunday|thursday|upcoming|next|tournaments?|tourney|event|week|now|right now|today|rn|please|pls|thanks|hey|yo|so|and|just|will|be|with|bet|or|look(?:ing)?|like)(?= )/g;

/** An unknown name: "odds on aldrich potgieter". */
const named =
  /(?:odds|prices?|lines?) (?:on|for|of) (\p{L}{3,}(?: \p{L}{3,})?)(?= (?:to|outright|winning|in|this|at|top|across|now|right|today|for)? ?)/u;

/** @returns undefined unless every word has a place in a question about golf prices */
export function golfPricesIn({ text, tokens, context }: Sentence): MarketQuery | undefined {
  if (text.length > longest) return undefined;
  const plain = plainly(text).replace(/ s(?= )/g, '');
  const isSelected = context.selectedSport === 'GOLF';
  const golfer = golferIn(plain, context);
  if (tokens.some(({ team }) => team && !isOwnName(team.name, golfer))) return undefined;
  const saysGolf = has(ofGolf, plain) || golfer !== undefined;
  if (!saysGolf && !isSelected) return undefined;
  const [placing, ofPlacing] = placings.find(([, said]) => said.test(plain)) ?? [];
  const isIfPlaying = asksWhether.test(plain) && has(asksIfPlaying, plain) && golfer !== undefined;
  const isAsked = has(asksForPrice, plain) || isIfPlaying;
  if (!isAsked || (!saysGolf && !has(ofTournament, plain) && placing === undefined && !namesOne(plain)))
    return undefined;
  const rest = wordsLeft(plain, golfer, ofPlacing, isIfPlaying);
  const other = golfer === undefined && rest !== '' ? strangerIn(plain, rest, context) : undefined;
  if (rest !== '' && other === undefined) return undefined;
  const player = golfer ?? other;
  return {
    ...openMarket,
    topic: player === undefined ? 'board' : 'player_lines',
    sports: ['GOLF'],
    players: player === undefined ? [] : [player],
    market: 'outright',
    ...(placing && { placing }),
  };
}
const longest = 160;

const has = (words: RegExp, plain: string): boolean => plain.search(words) >= 0;
const namesOne = (plain: string): boolean => named.test(plain);

/** "Tiger Woods" is not of Detroit. */
const isOwnName = (team: string, golfer = ''): boolean =>
  nameWords(golfer).some((word) => nameWords(team).includes(`${word}s`));

/** A golfer with a price, or one whom everybody knows. */
function golferIn(plain: string, { golfers = [] }: QuestionContext): string | undefined {
  const spelled = ` ${nameWords(plain).join(' ')} `;
  const priced = golfers.find((name) => spelled.includes(` ${nameWords(name).join(' ')} `));
  const known = priced ?? golferNamed(plain);
  return golfers.find((name) => known !== undefined && isMeant(known, name)) ?? known;
}

function wordsLeft(
  plain: string,
  golfer: string | undefined,
  ofPlacing: RegExp | undefined,
  isIfPlaying: boolean,
): string {
  const own = golfer === undefined ? [] : nameWords(golfer);
  const rest = (ofPlacing ? plain.replace(ofPlacing, '') : plain)
    .replace(ofGolf, '')
    .replace(ofTournament, '')
    .replace(isIfPlaying ? asksIfPlaying : /$^/g, '')
    .replace(asksForPrice, '')
    .replace(plainWords, '');
  return nameWords(rest)
    .filter((word) => !own.includes(word))
    .join(' ');
}

const leagues: ReadonlySet<string> = new Set(
  'nba nfl nhl mlb mls cfl ncaa cfb wnba football basketball hockey baseball soccer tennis ufc nascar'.split(
    ' ',
  ),
);

/** A name that follows the price, and is nobody's of another sport. */
function strangerIn(plain: string, rest: string, { roster = [], golfers = [] }: QuestionContext) {
  const [, name = ''] = named.exec(plain) ?? [];
  const words = rest.split(' ');
  if (!name.startsWith(rest) || words.some((word) => isRuleWord(word) || leagues.has(word))) return undefined;
  if (roster.some((each) => words.some((word) => isMeant(word, each.name)))) return undefined;
  return golfers.find((each) => isMeant(rest, each)) ?? titled(rest);
}
