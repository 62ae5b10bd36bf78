/** "How big is 1 unit if I've got 1500", "my bankroll is $800, what is a smart bet size": the usual stake of what there is to bet with. */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { amountOf, hasOnly } from './said.ts';

const amount = '\\$?(\\d{2,7}(?:\\.\\d{1,2})?|\\d{1,3}(?:\\.\\d)?k)(?![\\w%.])(?: dollars?| bucks?| usd)?';
const few = '(?: (?:a|an|about|around|roughly|exactly|only|just|like|got|is|of|total|at|saved|bankroll|my))*';
/** The amount is what the asker has, and no stake. */
const owned: readonly RegExp[] = [
  new RegExp(
    ` (?:i've|ive|i have|i got|got|i gotta|i only have|i'm working with|im working with|i started with|starting|start|working|having|you have|we have|with|w\\/|w|given|deposit|deposited|depositing)${few} ${amount}(?! units?)(?: (?:bankroll|bank ?roll|roll|bank|balance|budget|account|to (?:start|work|play|bet|gamble)(?: with)?|to my name|total|in my account|set aside|deposited))* `,
  ),
  new RegExp(
    ` (?:bankroll|bank ?roll|roll|balance|budget|bank|betting account|betting money)(?: (?:is|of|was|=|at|has|that is|size))*${few} ${amount} `,
  ),
  new RegExp(` ${amount} (?:bankroll|bank ?roll|roll|balance|budget|in my account|to my name) `),
];
/** How long it has to last changes nothing in what is usual on one bet. */
const lasting =
  /(?<=\d)(?: dollars| bucks)?(?: to)?(?: to bet with)?(?: that (?:has|needs) to| (?:has|needs) to)? (?:last(?: me)?|get me through|for) (?:(?:until|till|til|through|thru|for|all|to) )?(?:(?:the|a|new|nba|nfl|nhl|mlb|rest|end|of|this|whole|entire) )*(?:year's|years|year|season|month|playoffs|week|super bowl|christmas|january|february|march|april|may|june|july|august|september|october|november|december)(?: eve| day)? /;
/** "This season", "for the whole year": the same, apart from the amount. */
const thisSeason =
  / (?:(?:for|over|through|all|in) )?(?:the|this)(?: (?:whole|entire|full|rest of the|rest of|coming|nba|nfl|nhl|mlb|college))* (?:season|year|month|playoffs) /;
/** Who asks changes nothing in it, either. */
const whoAsks =
  / (?:as|i'm|im|i am|for) (?:just )?(?:an?|the) (?:\w+ )?(?:students?|beginners?|newbie|newcomer|noob|rookie|novice|casual|starter|(?:casual|recreational|new|first time) (?:bettor|gambler|better)) /;
const asksSize =
  / (?:what|what's|whats|how|which|size|sizing|should|is) (?:.* )?(?:units?|bets?|size|sizing|stake|risk|wager)(?= )| (?:bet|unit|stake|wager) (?:size|sizing) | (?:what|what's|whats|how much) (?:.* )?(?:on|per|for) (?:(?:a|an|one|each|every|any|single) )*(?:play|pick|game)(?= )/;
const unitsWanted = / (\d{1,2}(?:\.\d{1,2})?|half an?|one|a) (?:units?|u)(?= )/;
/** Every other word of such a question. A bet, a price or a goal is none of them. */
const plain: ReadonlySet<string> = new Set(
  "so ok okay hey hi and then if when , a an one the 1 how big large much many of what what's whats is are should would could can do does i i'm im you my me be it its that this for to on per each every single any bet bets betting game play pick wager wagers stake stakes risk put unit units u size sizes sizing in with out from good smart right safe reasonable sensible responsible normal usual typical proper decent ideal recommended best standard dollars money worth use using make set new beginner someone start starting consider considered mean means thinking please pls roughly about exactly just only explain tell mine understand know idea staking placing putting betting risking wagering spending spend going each time we our".split(
    ' ',
  ),
);

/** @returns undefined where a word says something else, or a figure has no place */
export function sizeOfBankroll(prompt: string): SumQuery | undefined {
  const said = prompt.replace(lasting, ' ').replace(thisSeason, ' ').replace(whoAsks, ' ');
  const [found] = owned.flatMap((form) => form.exec(said) ?? []);
  const saved = owned.map((form) => form.exec(said)?.[1]).find((each) => each !== undefined);
  if (found === undefined || saved === undefined || !asksSize.test(said)) return undefined;
  const rest = said.replace(found, ' , ');
  const count = unitsWanted.exec(rest)?.[1];
  const wanted = count === undefined ? 1 : (counts[count] ?? Number(count));
  const words = rest.replace(unitsWanted, ' units ');
  if (!hasOnly(words, 0) || !words.split(' ').every((word) => word === '' || plain.has(word)))
    return undefined;
  return { ask: 'sum', sum: 'units', bankroll: amountOf(saved), unit: null, units: wanted };
}
const counts: Readonly<Record<string, number>> = { a: 1, one: 1, 'half a': 0.5, 'half an': 0.5 };
