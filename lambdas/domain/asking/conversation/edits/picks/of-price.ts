/** The bet whose prices were shown: whether it is worth its price, and logged. "Is that a good number", "should i take it", "log it with 25". */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import { dollarsOf, type Figure } from '../../../queries/reading/figures.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import { bareOf, clausesOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import { maskedOf } from '../masked.ts';

const it =
  '(?:it|that|this|those|these|they|(?:that|this|the|those|these) (?:one|ones|bet|price|prices|number|numbers|odds|line|lines|spread|total|moneyline|ml|prop|best price))';
const good =
  '(?:(?:a |any |actually |even |really |pretty )*(?:good|fair|decent|solid|great|bad|terrible|steep|okay|ok|nice|fine|rip ?off|juiced|too (?:high|low|much|steep|short)|overpriced|underpriced|off|sharp|worth (?:it|taking|betting|a bet|playing|a play)|value|good value|\\+ ?ev)(?: (?:price|number|odds|line|bet|deal|value|play|one|buy|spot))?)';
const atIt =
  '(?:at|for|with) (?:that|this|the|those|these) (?:number|price|line|spread|total|odds|prices|numbers)';
const judging = [
  `(?:is|are|isn'?t|was)(?: ${it})? ${good}(?: (?:at all|then|or (?:not|nah|no|bad|what)|though|tho|there|here|right now|for (?:that|this|it)|at (?:that|this|those) (?:price|number|odds|line)|at (?:that|this)|to (?:bet|take|play)))*`,
  `(?:good|fair|decent|bad|worth|solid) (?:price|number|odds|line|bet|value|it|play)(?: (?:or (?:not|nah|no|bad)|there|at all|tho|though))*|(?:any |is there (?:any )?)?(?:value|edge)(?: (?:there|here|in (?:it|that|this)|on (?:it|that|this|either side)))+`,
  `(?:should|would|do) (?:i|you|u|we) (?:(?:really|actually|even|just) )*(?:bet|take|play|like|hit|hammer|jump on|grab)(?: ${it})?(?: (?:or (?:not|nah|no|pass|wait)|now|there|at that|at (?:this|that) price|yet))*`,
  // "Would you take it or leave it at that number", "would you lay it".
  `(?:should|would|do|could) (?:i|you|u|we) (?:(?:really|actually|even|just|personally) )*(?:(?:take|bet|lay|play|back) )?${it} or (?:leave|lay off|pass on|skip|fade) ?(?:${it})?(?: ${atIt})?`,
  `(?:should|would|do|could) (?:i|you|u|we) (?:(?:really|actually|even|just|personally) )*(?:take|bet|play|lay|hit|back) ${it} ${atIt}`,
  `(?:would|should) (?:i|you|u|we) (?:(?:really|actually|even|just) )*lay (?:${it}|the points?)`,
  `(?:take|bet) it or leave it(?: ${atIt})?`,
  `(?:what|how)(?:'?s|s| do| is)? ?(?:you|u)? ?(?:think|feel)(?: (?:of|about) ${it})?|thoughts(?: on ${it})?`,
].map((each) => new RegExp(`^(?:so |and |but |ok |then |well |now )*(?:${each})$`));

const logging =
  /^(?:(?:can|could|you|u|please|ok|and|so|just|go ahead|lets|let's|i|i'll|ill|i'm|im|we|then|want|wanna|to|id|i'd|like) )*(?:log|track|save|record|add|put|book|tail|mark|lock|took|take|taking|bet|note)(?: (?:it|that|this|that one|this one|the bet|me|down|in))*(?: (?:to|in|into|on) (?:my|the) (?:tracker|log|record|bets|slip|list))?(?: (?:with|for|at|on|down|of|as|using|a|stake))*(?: ?[DNU](?: (?:bucks|dollars|units?|on it|stake))*)?$/;
const surely = /\b(?:log|track|save|record|note|tracker|mark)\b/;

/** @returns undefined if it asks for something else, or if the prices of several bets were shown */
export function ofPrice(prompt: string, last: MarketQuery, context: QuestionContext): Heard | undefined {
  const text = bareOf(prompt)
    .replace(/[,.!?;]+(?= |$)/g, '')
    .trim();
  const sides = sidesOf(last);
  const ofSide = ofOneSide(text, sides, last);
  if (ofSide) return ofSide;
  const [bet, ...others] = sides;
  if (!bet) return undefined;
  if (isJudging(prompt, text)) {
    if (others.length > 0)
      return {
        kind: 'queries',
        queries: [{ ask: 'compare', options: [...sides], by: 'any', order: 'best', ...daysOf(last) }],
        isAside: false,
      };
    const open = { price: null, book: null, boost: null, isBonus: false, against: false, chance: null };
    return {
      kind: 'queries',
      queries: [{ ask: 'check', legs: [bet], ...open, ...daysOf(last) }],
      isAside: false,
    };
  }
  const masked = maskedOf(prompt, context);
  if (!masked || others.length > 0 || !surely.test(masked.text) || !logging.test(masked.text))
    return undefined;
  const [figure, ...more] = masked.figures;
  if (more.length > 0) return undefined;
  return { kind: 'queries', queries: [logged(bet, figure)], isAside: false };
}

const aboutSide =
  /^(?:(?:and|so|ok) )*(?:(how likely is|what(?:'?s| is| are) the (?:chances?|odds|probability) (?:of|on|for)|what chance does)|is|are|would you (?:bet|take|play|like)|should i (?:bet|take|play)|do you (?:like|lean)|thoughts on|how good is) (?:the )?(over|under)(?: (?:a |any |even |really |actually )*(?:good|worth|have|has|likely|to|hit|win|cash|come in|bet|bets|price|value|it|taking|betting|playing|a bet|there|here|then|fair|decent|smart|in (?:it|that (?:game|one)))*)*$/;

/** "How likely is the over", "is the under worth it": one of the two sides that were shown. */
function ofOneSide(text: string, sides: readonly NamedBet[], last: MarketQuery): Heard | undefined {
  const [said, likely, side] = aboutSide.exec(text) ?? [];
  const bet = said === undefined ? undefined : sides.find((each) => each.side === side);
  if (!bet) return undefined;
  const open = { price: null, book: null, boost: null, isBonus: false, against: false, chance: null };
  const asks = likely !== undefined || /\blikely\b/.test(text) ? { asks: 'chance' as const } : {};
  return {
    kind: 'queries',
    queries: [{ ask: 'check', legs: [bet], ...open, ...asks, ...daysOf(last) }],
    isAside: false,
  };
}

/** What is thought of a price beside the question: "feels like a lot of juice". */
const opinion =
  /^(?:(?:it|that|this|the price|seems?|feels?|looks?|is|are|was|like|kinda|kind of|a|an|bit|really|pretty|very|so|too|quite|rather|i think|i guess|just|awfully|way|lot|lots|ton|of|to|lay|pay|steep|high|low|short|long|heavy|expensive|cheap|juicy|much|juice|vig|chalk|money|price|me|big|for (?:a|that) (?:favorite|team|bet)|it's|its|that's|thats|seems|number|line) ?)+$/;

function isJudging(prompt: string, text: string): boolean {
  const isIn = (each: string) => judging.some((pattern) => pattern.test(each));
  if (isIn(text)) return true;
  const clauses = clausesOf(prompt);
  return (
    clauses.length === 2 && clauses.some(isIn) && clauses.some((each) => !isIn(each) && opinion.test(each))
  );
}

function logged(bet: NamedBet, figure: Figure | undefined) {
  const units = figure?.form === 'units' ? figure.value : null;
  return {
    ask: 'track' as const,
    ...{ action: 'add' as const, legs: [bet], book: null, price: null, result: null, part: null },
    stake: figure && units === null ? (dollarsOf(figure) ?? null) : null,
    units,
  };
}

const daysOf = ({ days }: MarketQuery) => (days === null ? {} : { days });

/** The bet, or its two sides where none is meant: of a game by two teams, a total, a player's line. */
export function sidesOf(last: MarketQuery): readonly NamedBet[] {
  const { topic, sports, teams, players, side, line, stat, period } = last;
  if (topic !== 'best_price' && topic !== 'books' && topic !== 'player_lines') return [];
  const open = {
    ...{ sports: [...sports], teams: [...teams], player: null, stat: null, line, price: null },
    ...(period !== undefined && { period }),
  };
  const directions = side === 'over' || side === 'under' ? [side] : (['over', 'under'] as const);
  const [player, ...more] = players;
  if (player !== undefined) {
    if (more.length > 0 || stat === null || (last.stats ?? []).length > 1) return [];
    return directions.map((each) => ({ ...open, teams: [], player, stat, market: 'prop', side: each }));
  }
  const market = last.market ?? 'moneyline';
  if (teams.length === 0 || teams.length > 2) return [];
  if (market === 'total') return directions.map((each) => ({ ...open, market, side: each }));
  if (market !== 'moneyline' && market !== 'spread') return [];
  // Of two teams, the line is that of one.
  return teams.map((team) => ({
    ...open,
    teams: [team],
    market,
    side: null,
    line: teams.length === 1 ? line : null,
  }));
}
