/**
 * Questions about the last answer that need more than its words: whom its teams play and when, what other books pay, how its lines
 * moved, how often a leg came in, and whether a leg is a trap. They leave the answer to be changed.
 */

import type { MarketQuery } from '../../../contracts/asking/queries/board.ts';
import type { FindQuery } from '../../../contracts/asking/queries/find.ts';
import { mostQueries } from '../../../contracts/asking/query.ts';
import type { ShownLeg, Turn } from '../../../contracts/asking/turn.ts';
import { isMeant } from '../../feed/players/names.ts';
import { openFind } from '../queries/find/open-find.ts';
import type { RuledQuery } from '../queries/reading/kinds.ts';
import { type QuestionContext, sentenceOf, type Token } from '../queries/reading/sentence.ts';
import { bookCalled } from '../reading/names/books.ts';
import { playersMeant } from '../reading/names/known-players.ts';
import { inFours, sideAsked } from './asked/players.ts';
import { legsAtBooks, pricesAt } from './asked/prices.ts';
import { tidied } from './fragment.ts';
import type { Heard } from './heard.ts';
import { namedBetOf } from './named-bet.ts';
import { meantLegs } from './operations/meant-legs.ts';

/** Points at what was shown. */
const refers =
  /\b(?:that|this|it|its|it's|they|theyre|they're|their|them|these|those|he|hes|she|shes|his|her|him|legs?|picks?|parlay|slip|ticket|u gave|you gave|each|all (?:of )?(?:em|them)|line|number|game|one|last|first|second|third|anywhere|elsewhere|other books?)\b/i;
/** The player of a prop. */
const pronoun = /\b(?:he|hes|he's|his|him|she|shes|her)\b/i;
/** Asks for another bet, or changes this one. */
const changes =
  /^(?:(?:can|could|will|would) (?:you|u) )?(?:do|make|build|keep|put) (?:it|this|that|them)\b|\b(?:swap|drop|remove|add|give me|gimme|find me|get me|make it|change|replace|instead|need|want|safer|bet on|parlay (?:with|for)|another|something else)\b/i;
const opponent =
  /^(?!.*\b(?:most|fewest|least|best|worst|highest|lowest|longest|leads?)\b).*\b(?:who(?:s|'s| is| are| do| does| did)?\b.*\b(?:play(?:s|ing)?|fac(?:e|es|ing)|against|got|have|has|vs|versus|up against|opponents?)|who(?:s|'s)? (?:is )?(?:the|their|his|her) opponents?|against who|vs who|(?:what|which) (?:game|matchup|teams?) (?:is|are|was) (?:that|this|it|those|these|they)|playing who)\b/i;
/** Who keeps the goal or pitches, said of the other team. */
const ofStarter =
  /\b(?:in (?:the )?(?:net|goal|crease)|between the pipes|goalies?|goaltenders?|netminders?|on the (?:mound|bump|hill)|pitchers?)\b/i;
const facing = /\b(?:fac(?:e|es|ing)|against|vs|versus|opposing|(?:shooting|going) (?:on|at))\b/i;
const kickOff =
  /\b(?:what time|when(?:s|'s| is| are| do| does)?\b.*\b(?:start|play|game|kick|tip|on|that|this|it|they|he|first|puck)|kick ?off|tip ?off|first pitch|puck drop|start(?:s|ing)? times?|how (?:soon|long (?:till|til|until|before)))\b/i;
/** Another book; "have them on the moneyline" is another bet. */
const elsewhere =
  /\b(?:(?:better|best|higher) (?:price|number|odds|line|payout)|elsewhere|anywhere (?:else|better)|any ?where better|(?:other|another|different|any) (?:books?|sportsbooks?|apps?|sites?)|shop(?:ping)?(?: (?:it|that|this|around))?|line shop|(?:is|are) (?:it|that|this|they|those|these) (?:on|at|available)|(?:pay|pays|get|have|got|see|find) (?:it|that|this|them|those)? ?(?:on|at)(?! (?:the |their |an? )?(?:money ?line|ml|(?:point )?spread|total|over|under|run ?line|puck ?line|alt|first|second|1st|2nd|[12]h)\b))\b/i;
const ofStake =
  /\b(?:does|do|would|will|could|can|how much (?:does|would|will)) \$?\d+(?: bucks| dollars)? (?:pay|win|get|return|make|net)\b/i;
const refusing = /\b(?:dont|don't|doesnt|doesn't|not|cant|can't|isnt|isn't|aint)\b/i;
const moved =
  /\b(?:mov(?:e|ed|es|ing|ement)|open(?:ed|er|ing)?(?: (?:at|line|number))?|history|yesterday|this morning|earlier|last night|line been|number been|steamed?|drift(?:ed|ing)?|(?:up|down) from|where (?:was|did) (?:that|the|this|it))\b/i;
const ofLine =
  /\b(?:lines?|numbers?|prices?|odds|spreads?|totals?|overs?|unders?|moneyline|ml|it|that|they|those|these|legs?)\b/i;
const howOften =
  /\b(?:how (?:many times|often|many games|frequently|many)|hit rate|what percent(?:age)? of|times (?:has|have|did))\b.*\b(?:he|she|they|it|that|this|over|under|hit|clear(?:ed|s)?|gone|cover(?:ed)?|done|cash(?:ed|es)?|leg)\b|\b(?:has|have|did|does) (?:(?:he|she|they) (?:(?:ever|usually|often|normally|actually|really) )?(?:gone|go|hit|clear(?:ed)?|cover(?:ed)?|done?|get|get to|gotten)|[a-z']+(?: [a-z']+)? (?:ever |usually |often )?(?:gone|cleared|covered|hit))\b.*\b(?:that|this|it|over|under|lately|recently|a lot|much|this (?:year|yr|season|szn)|last)\b|\b(?:has|have|did|does|do) (?:he|she|they) (?:(?:ever|usually|often|normally|actually|really|tend to|typically) )?(?:gets? there|got there|gotten there|hit it|hit that|clear it|clear that|go over|goes over)\b/i;
/** Whom the games that are counted were against. */
const versus = /\b(?:against|vs\.?|versus)\b/i;
const lastGames = /\b(?:last|past) (\d{1,2})\b(?! (?:legs?|picks?|ones?|bets?))/i;
const injuries =
  /\b(?:hurt|injur(?:ed|ies|y)|banged up|questionable|doubtful|game ?time decisions?|gtd|scratched|who(?:s|'s| is) out|anyone out|sitting out|healthy)\b/i;
const worth =
  /^(?:rate|grade|judge|thoughts on|opinion on) (?:it|this|that|these)\b|^(?:(?:so|ok|and|but|well|hmm?|bro|dude|honestly)[ ,]+)*(?:is|are|was|would|do|how|rate|grade|judge|thoughts|opinion|what do you think|wdyt|any good|good|worth)\b.*\b(?:good|solid|decent|smart|ev|value|worth(?: it)?|fair|bad|dumb|stupid|overpriced|rate|grade|judge|bet (?:it|this|that)|take (?:it|this|that)|play (?:it|this|that)|thoughts?|think|opinion|like (?:it|this|that)|parlay|slip)\b/i;
const trap =
  /\b(?:trap(?:py|s)?|smells?|smell(?:s|ing)? (?:off|fishy|funny)|sketchy|fishy|sus|too good|bait|sucker|mousetrap|stinks|weird|mispriced|(?:seems?|looks?|feels?)(?: (?:a|bit|little|kinda|way|so|really|at all))* (?:off|wrong|soft|right)(?= ?(?:to (?:you|u)|here|or|$|\?)))\b|\b(?:lines?|numbers?|prices?|spreads?|totals?|odds)(?: (?:a|bit|little|kinda|way|so|really|being|is|are))* (?:off|soft|wrong|inflated)(?= ?(?:to (?:you|u)|here|or|$|\?))/i;

/** @returns undefined if it asks for none of these, or not about the last answer */
export function aboutAnswer(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play, askId } = turn;
  const text = tidied(prompt);
  if (changes.test(text)) return undefined;
  const isCounting = howOften.test(text);
  // "His last 10" are games, and no legs.
  const { tokens } = sentenceOf(isCounting ? text.replace(lastGames, ' ') : text, context);
  if (!play || play.legs.length === 0 || askId === null) return ofTeams(text, tokens);
  const meant = meantLegs(tokens, play.legs);
  const isOther = tokens.some(({ team }) => team && !play.legs.some((leg) => isOn(leg, team.name)));
  if (isOther || (meant.isNumbered && meant.isMissing) || isOnAnother(tokens, play.legs, context))
    return undefined;
  // "Best price on the Bills" is a question by itself, "did the over move" is not.
  const isAbout =
    /^any injur/i.test(text) ||
    refers.test(text) ||
    meant.isNumbered ||
    (meant.legs.length > 0 && !tokens.some(({ team }) => team));
  if (!isAbout) return undefined;
  const players = pronoun.test(text) ? play.legs.filter(({ prop }) => prop) : [];
  const isAll = meant.legs.length === 0 || meant.legs.length === play.legs.length;
  const named = isAll ? play.legs : meant.legs.flatMap((at) => play.legs[at] ?? []);
  const legs = players.length > 0 ? players : named;
  const [one] = meant.legs.length === 1 || play.legs.length === 1 ? legs : [];
  if (injuries.test(text)) return injuriesOf(legs, tokens);
  const isWhole = isAll && play.legs.length > 1;
  if (isWhole && worth.test(text) && !trap.test(text)) return checkOf(play.legs, play.price);
  if (trap.test(text) && (one || play.legs.length === 1)) return checkOf(legs);
  const opponents = versus.test(text) ? tokens.flatMap(({ team }) => team?.name ?? []) : [];
  if (isCounting) {
    const last = Number(lastGames.exec(text)?.[1] ?? 0) || null;
    return often(legs, { last, opponents, side: sideAsked(text) });
  }
  const only = meant.legs.length === 1 && play.legs.length > 1 ? { leg: meant.legs[0] ?? 0 } : {};
  const books = [...new Set(tokens.flatMap(({ word }) => bookCalled(word) ?? []))];
  const isAtBook = books.length > 0;
  if (moved.test(text) && ofLine.test(text)) return movementOf(legs);
  if (players.length > 0 && ofStarter.test(text) && facing.test(text)) return startersFacing(players);
  if (opponent.test(text) || kickOff.test(text)) return { kind: 'about', what: 'games', ...only };
  // "I don't see it on MGM" asks for nothing that we can show.
  if (refusing.test(text)) return undefined;
  // "What does 15 pay on that" is a sum.
  if (ofStake.test(text)) return undefined;
  if (
    elsewhere.test(text) ||
    (isAtBook && /\b(?:whats?|how much|is|does|do|can|any|odds|price)\b/i.test(text))
  )
    return (
      (isAtBook ? (one ? atBooks(one, books) : legsAtBooks(legs, books, text)) : undefined) ?? {
        kind: 'about',
        what: 'elsewhere',
        ...(isAtBook && { books }),
        ...only,
      }
    );
  return undefined;
}

/** What a leg pays at some books, now. */
function atBooks(leg: ShownLeg, books: readonly string[]): Heard | undefined {
  const bet = namedBetOf(leg);
  const query = bet && pricesAt(bet, books);
  return query && aside([query]);
}

/** Whether two words are the name of one player on whom no leg is: "where is the CJ Stroud over listed". */
function isOnAnother(
  tokens: readonly Token[],
  legs: readonly ShownLeg[],
  { roster, players }: QuestionContext,
): boolean {
  return tokens.some(({ word }, at) => {
    const next = tokens[at + 1]?.word;
    if (next === undefined) return false;
    const [player, ...namesakes] = playersMeant(`${word} ${next}`, { roster, players });
    const isOne = player !== undefined && namesakes.length === 0;
    return isOne && !legs.some(({ prop, outright }) => isMeant(player, (prop ?? outright)?.player ?? ''));
  });
}

/** "Who the Bills got in that", where no bet was shown. */
function ofTeams(text: string, tokens: readonly Token[]): Heard | undefined {
  const teams = tokens.flatMap(({ team }) => team ?? []);
  if (teams.length === 0 || !opponent.test(text)) return undefined;
  const sports = [...new Set(teams.map(({ sport }) => sport))];
  return aside([
    {
      ...openFind,
      topic: 'schedule',
      sports,
      teams: teams.map(({ name }) => name),
    },
  ]);
}

const isOn = ({ home, away }: ShownLeg, name: string): boolean => home === name || away === name;

const aside = (queries: readonly RuledQuery[]): Heard | undefined =>
  queries.length === 0
    ? undefined
    : { kind: 'queries', queries: queries.slice(0, mostQueries), isAside: true };

/** @param price of all of them together */
function checkOf(legs: readonly ShownLeg[], price: number | null = null): Heard | undefined {
  const bets = legs.flatMap((leg) => namedBetOf(leg) ?? []);
  if (bets.length < legs.length) return undefined;
  const open = { price, book: null, boost: null, isBonus: false, against: false, chance: null };
  const named = legs.length > 1 ? bets.map((bet) => ({ ...bet, price: null })) : bets;
  // Legs of one game have no price together that could be judged.
  if (legs.length > 1 && (price === null || new Set(legs.map(({ gameId }) => gameId)).size < legs.length))
    return { kind: 'about', what: 'chance' };
  return aside([{ ask: 'check', legs: named, ...open }]);
}

/** Of the teams that are named: "is anyone hurt on the Lakers" after a prop on a Warrior. */
function injuriesOf(legs: readonly ShownLeg[], tokens: readonly Token[]): Heard | undefined {
  const named = new Set(tokens.flatMap(({ team }) => team?.name ?? []));
  const own = legs.flatMap(({ home, away, prop }) => (prop ? [prop.team] : [home, away]));
  const teams = named.size > 0 ? [...named] : [...new Set(own)];
  const sports = [...new Set(legs.map(({ sport }) => sport))];
  return aside(
    inFours(teams).map((part) => ({
      ...openFind,
      topic: 'injuries',
      sports,
      teams: part,
      players: [],
      stat: null,
      over: null,
      side: null,
    })),
  );
}

/** "Who's he facing in net": the goalie or the pitcher of the team that the player plays. */
function startersFacing(legs: readonly ShownLeg[]): Heard | undefined {
  const teams = [...new Set(legs.map(({ home, away, prop }) => (prop?.team === home ? away : home)))];
  const sports = [...new Set(legs.map(({ sport }) => sport))];
  return aside(inFours(teams).map((part) => ({ ...openFind, topic: 'starters', sports, teams: part })));
}

/** Every game once. */
function movementOf(legs: readonly ShownLeg[]): Heard | undefined {
  const queries = legs.flatMap((leg): MarketQuery[] => {
    const { sport, home, away, market, selection, prop, outright } = leg;
    if (outright || prop || (market !== 'moneyline' && market !== 'spread' && market !== 'total')) return [];
    const isTotal = selection === 'over' || selection === 'under';
    const about = { sports: [sport], teams: [away, home], players: [], days: null };
    const side = isTotal ? selection : null;
    return [
      {
        ask: 'market',
        topic: 'movement',
        ...about,
        market,
        side,
        line: null,
        stat: null,
        books: [],
        order: null,
        night: false,
      },
    ];
  });
  return queries.length === 0 ? { kind: 'about', what: 'moved' } : aside(queries);
}

interface Counted {
  readonly last: number | null;
  readonly opponents: readonly string[];
  /** Which side of a prop is counted; null for that of the bet. */
  readonly side: 'over' | 'under' | null;
}

/** A player over his line, and a team against the spread or by its totals. */
function often(legs: readonly ShownLeg[], { last, opponents, side: asked }: Counted): Heard | undefined {
  const queries = legs.flatMap((leg): FindQuery[] => {
    const { sport, home, away, market, selection, prop, outright, line } = leg;
    const side = selection === 'over' || selection === 'under' ? selection : null;
    if (outright) return [];
    if (prop)
      return [
        {
          ...openFind,
          topic: 'game_log',
          sports: [],
          teams: [],
          players: [prop.player],
          side: asked ?? side,
          stat: prop.stat,
          over: line,
          last,
          against: opponents.filter((name) => name !== prop.team).slice(0, 2),
        },
      ];
    const ofTeam = { ...openFind, sports: [sport], players: [], stat: null, over: null, side: null, last };
    if (side) return [home, away].map((name) => ({ ...ofTeam, topic: 'total' as const, teams: [name] }));
    const teams = [selection === 'away' ? away : home];
    return [{ ...ofTeam, topic: market === 'spread' ? 'spread' : 'record', teams }];
  });
  return aside(queries);
}
