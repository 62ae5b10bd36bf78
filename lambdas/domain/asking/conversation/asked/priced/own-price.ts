/** What the asker's own book pays for the bet that was shown: "FanDuel gives me +550 for this, good?", "I can get that at 5/1". */
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import { decimalToAmerican } from '../../../../feed/odds/odds.ts';
import type { Figure } from '../../../queries/reading/figures.ts';
import { type QuestionContext, sentenceOf } from '../../../queries/reading/sentence.ts';
import { bookCalled } from '../../../reading/names/books.ts';
import type { Heard } from '../../heard.ts';
import { namedBetOf } from '../../named-bet.ts';
import { bareOf, wordsOf } from '../around.ts';

const around = wordsOf(
  "my book books app sportsbook bookie they it its it's this that thats that's the one bet pick parlay slip sgp whole thing price odds line number for at on of with to from over there here gives give giving gave offers offer offered offering pays pay paying paid has have had got get getting gets says say saying shows show showing sees see seeing seen quotes quoted quoting find found posted lists listed i i'm im i've ive me we him her them can could is are was be a an any good bad fair ok okay worth value deal decent great right fine playable or not and but so if what about how hows how's would you u take bet do does should still enough too no yes then now only just same game parlayed + ev",
);
const pays =
  /\b(?:gives?|giving|gave|offer(?:s|ed|ing)?|pay(?:s|ing)?|paid|quot(?:es?|ed|ing)|shows?|showing|lists?|listed|posted|says|saying|seeing|see|found|find|getting|get|gets|got|has|have)\b/;
const judges = /\b(?:good|bad|fair|ok|okay|worth|value|deal|decent|great|playable|take|enough|ev)\b/;
/** "Get me +550" and "can I get +550" ask for another bet. */
const wishes =
  /\b(?:(?:get|give|find|show|offer|pay) (?:me|us)|can (?:i|we|you|u) (?:get|find|have)|(?:make|want|need|an? (?:parlay|slip|sgp|pick))\b)/;

/** @returns undefined for a figure that is no price */
function americanOf({ form, value }: Figure): number | undefined {
  if (form === 'american') return value;
  const decimal = form === 'fraction' ? value + 1 : form === 'decimal' ? value : undefined;
  return decimal !== undefined && decimal > 1 ? Math.round(decimalToAmerican(decimal)) : undefined;
}

/** @returns a verdict on the price; undefined unless the text says no more than one price of the bet that was shown */
export function ownPriceOf(
  prompt: string,
  { play, queries }: Turn,
  context: QuestionContext,
): Heard | undefined {
  if (!play || queries[0]?.intent !== 'play') return undefined;
  const { tokens } = sentenceOf(prompt, context);
  const [figure, ...others] = tokens.flatMap((token) => token.figure ?? []);
  const book = tokens.flatMap(({ word }) => bookCalled(word) ?? [])[0] ?? null;
  const isOfPrice = tokens.every(
    (token) =>
      token.isBreak || token.figure || around.has(token.word) || bookCalled(token.word) !== undefined,
  );
  const text = bareOf(prompt);
  const price = figure && americanOf(figure);
  if (price === undefined || others.length > 0 || !isOfPrice) return undefined;
  if (wishes.test(text) || !(judges.test(text) || pays.test(text))) return undefined;
  const legs = play.legs.flatMap((leg) => namedBetOf(leg) ?? []);
  if (legs.length < play.legs.length || legs.length === 0) return undefined;
  return {
    kind: 'queries',
    queries: [
      {
        ask: 'check',
        legs: legs.map((leg) => ({ ...leg, price: legs.length === 1 ? price : null })),
        price,
        book,
        boost: null,
        isBonus: false,
        against: false,
        chance: null,
      },
    ],
    isAside: true,
  };
}
