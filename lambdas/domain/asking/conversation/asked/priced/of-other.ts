/** After a single bet, the price of its other side, or of the same bet on another player: "show the under price too", "what's Kittle at instead". */
import type { ShownLeg, Turn } from '../../../../../contracts/asking/turn.ts';
import { readQueries } from '../../../queries/reading/read-queries.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import { playersMeant } from '../../../reading/names/known-players.ts';
import type { Heard } from '../../heard.ts';
import { namedBetOf } from '../../named-bet.ts';
import { bareOf } from '../around.ts';
import { pricesAt } from '../prices.ts';

const lead =
  "(?:(?:can|could|would|you|u|i|we|just|also|and|but|so|show|give|tell|gimme|get|see|me|us|know|need|want|to|is|are|whats|what's|what|how|about|of|the|best|current) )*";
const price = '(?:prices?|odds|numbers?|juice|payout)';
const tail =
  '(?: (?:on (?:that|this|it|him|her|that one|this one|the same (?:one|bet))|for (?:that|this|it|him|her|that one)|too|also|as well|instead|there|then|now|at|pay|paying|going for|priced at|to score))*';
const pays = '(?:at|pay|pays|paying|going for|priced at|listed at|go for|cost)';
const asks = (whom: string): RegExp =>
  new RegExp(
    [
      `${lead}${price} (?:on|for|of) (?:the )?${whom}${tail}`,
      `${lead}${whom}(?:'?s)? ${price}${tail}`,
      `(?:and |but |so )*(?:what(?:'?s| is| are| does| do| would| will)?|how much(?: is| does| do| would| for| are)?) (?:the )?${whom} ${pays}${tail}`,
    ]
      .map((each) => `^(?:${each})$`)
      .join('|'),
  );
const ofSide = asks('(over|under|other side)');
const ofPlayer = asks(
  "((?!(?:the|that|it|this|he|she|they|his|her|over|under|other)\\b)[a-z][a-z.'-]+(?: [a-z][a-z.'-]+){0,2}?)",
);

/** @returns undefined if something else is asked, or if the last answer is no single over or under */
export function pricesOfOther(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const [leg, ...others] = turn.play?.legs ?? [];
  if (!leg || others.length > 0 || turn.queries[0]?.intent !== 'play') return undefined;
  const text = bareOf(prompt);
  return ofOtherSide(text, leg, context) ?? ofOtherPlayer(text, leg, context);
}

/** What stands in the one form that the text has. */
const saidIn = (forms: RegExp, text: string): string | undefined =>
  forms
    .exec(text)
    ?.slice(1)
    .find((each) => each !== undefined);

const opposite = { over: 'under', under: 'over' } as const;

function ofOtherSide(text: string, leg: ShownLeg, context: QuestionContext): Heard | undefined {
  const said = saidIn(ofSide, text);
  const { selection } = leg;
  if (said === undefined || (selection !== 'over' && selection !== 'under')) return undefined;
  const side = said === 'over' || said === 'under' ? said : opposite[selection];
  const bet = namedBetOf(leg);
  const query = bet && pricesAt({ ...bet, side });
  if (query) return aside([query]);
  const team = leg.market === 'team_total' && leg.team ? leg[leg.team] : undefined;
  const queries =
    team === undefined ? undefined : readQueries(`price on ${team} team total ${side}`, context);
  return queries && aside(queries);
}

/** Of whoever is named alone, the price of what the player of the bet is to do. */
function ofOtherPlayer(
  text: string,
  { prop, sport }: ShownLeg,
  { roster, players }: QuestionContext,
): Heard | undefined {
  const said = saidIn(ofPlayer, text);
  if (said === undefined || !prop) return undefined;
  const bare = said.replace(/'?s$/, '');
  const naming = { roster, players, isOfPlayer: true };
  const [player, ...namesakes] =
    [said, bare].map((each) => playersMeant(each, naming)).find((all) => all.length > 0) ?? [];
  if (player === undefined || namesakes.length > 0) return undefined;
  const query = pricesAt({
    ...{ sports: [sport], teams: [], player, stat: prop.stat, market: 'prop' },
    ...{ side: null, line: null, price: null },
  });
  return query && aside([query]);
}

const aside = (queries: Extract<Heard, { kind: 'queries' }>['queries']): Heard => ({
  kind: 'queries',
  queries,
  isAside: true,
});
