/** Who won a game as its pitcher, and how a goalie who was named does: what is kept of it, and the name of what is not. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { openMarket } from '../../queries/market/open-market.ts';
import type { Heard } from '../heard.ts';
import { heardOf, type Said } from './said.ts';

const decision =
  /\b(?:(?:winning|losing|starting|opposing) pitchers?|(?:got|gets|get|earned|picked up|took|take|takes|credited with|charged with) the (?:win|loss|save|w|l)|who (?:started|pitched|closed|closed it out|was on the mound|threw|saved it)|(?:pitcher|closer) of record)\b/;
const isToCome = /\b(?:tonight|today|tomorrow|next|will|starts|probable)\b/;

/** "Who was the winning pitcher": of the game that was shown, and none to come. */
export function winningPitcher({ text, shown, slots }: Said): FindQuery | undefined {
  const { last } = shown;
  const isOfScore = last?.ask === 'find' && last.topic === 'score' && last.sports.includes('MLB');
  if (!isOfScore || !decision.test(text) || isToCome.test(text)) return undefined;
  if (slots.players.length > 0 || slots.teams.some((team) => !last.teams.includes(team))) return undefined;
  return { ...last, unkept: ['which pitcher started, won or lost a game'] };
}

const ofGoalie =
  /\b(?:save (?:percentage|pct|rate|%)|sv ?%|goals[- ]against(?: average)?|gaa|record|numbers|stats|saves|shutouts?|(?:how (?:good|well|many saves)|how'?s|how has) (?:is |has |does |did )?(?:he|she|his)?)\b/;
const isUnkept = /\b(?:percentage|pct|rate|against|gaa|record|shutouts?)\b|%/;
const ofHim = /\b(?:he|she|his|her|him|that goalie|the goalie)\b/;

/** "What is his save percentage": of the goalie whom the last answer names. */
export function goalieOf(said: Said): Heard | undefined {
  const { text, shown, slots, sport } = said;
  const { last } = shown;
  if (last?.ask !== 'find' || last.topic !== 'starters' || sport !== 'NHL' || last.players.length > 0)
    return undefined;
  if (!ofGoalie.test(text) || !ofHim.test(text) || slots.teams.length + slots.players.length > 0)
    return undefined;
  if (/\b(?:line|props?|odds|price|over|under|tonight)\b/.test(text)) return undefined;
  const query: FindQuery = {
    ...openFind,
    topic: 'game_log',
    sports: [sport],
    stat: 'saves',
    last: slots.last,
    unkept: isUnkept.test(text) ? ['save percentages and records of goalies'] : [],
  };
  return { ...heardOf(query, said), isOfShown: true };
}

const strikeouts =
  /^(?:(?:and|so|ok|whats|what's|what is|what are|what about|how about|the|his|their|any|show me|give me|got|a|for) )*(?:ks?|strike ?outs?|so|punch ?outs?)(?: (?:lines?|props?|totals?|numbers?|over[ /]unders?|o\/u|odds|prices?))?(?: (?:for|on|of) (?:him|them|both|that|the (?:starters?|pitchers?)))?(?: (?:at|tonight|today|tomorrow))*$/;

/** "K line?" after the probable starters: the strikeouts that are priced in their games. */
export function strikeoutLines({ text, shown: { last }, slots, ...said }: Said): Heard | undefined {
  if (last?.ask !== 'find' || last.topic !== 'starters' || last.sports[0] !== 'MLB') return undefined;
  if (slots.teams.length + slots.players.length > 0 || !strikeouts.test(text)) return undefined;
  const query = {
    ...openMarket,
    topic: 'player_lines' as const,
    sports: ['MLB' as const],
    teams: last.teams,
    players: last.players,
    days: last.days,
    stat: 'strikeouts' as const,
  };
  return heardOf(query, said);
}

const ofLastStart =
  /\b(?:last|latest|most recent|previous|prior) (?:(?:\d{1,2}|few|couple|two|three|four|five) )?(?:starts?|time out|times? out|outings?|games?|appearances?|time)\b|\b(?:lately|recently)\b/;
const ofPitcher = /\b(?:he|his|him)\b/;
const ofStart = ['strikeouts', 'outs', 'earned_runs'] as const;

/** "How many Ks did he get last time out" after the probable starter: his last games, of whom only the answer says the name. */
export function startsOf(said: Said): Heard | undefined {
  const { text, shown, slots, sport } = said;
  const { last } = shown;
  const isOfOne =
    last?.ask === 'find' && last.topic === 'starters' && sport === 'MLB' && last.teams.length === 1;
  if (!isOfOne || last.players.length > 0 || slots.teams.length + slots.players.length > 0) return undefined;
  if (!ofPitcher.test(text) || !ofLastStart.test(text) || ofOthers.test(text)) return undefined;
  const stat = strikeoutsSaid.test(text) ? ('strikeouts' as const) : (slots.stats[0] ?? null);
  const query: FindQuery = {
    ...openFind,
    topic: 'game_log',
    sports: [sport],
    ...(stat === null ? { stat: 'strikeouts', stats: [...ofStart] } : { stat }),
    last: slots.last ?? (isOfSeveral.test(text) ? null : 1),
  };
  return { ...heardOf(query, said), isOfShown: true };
}
const strikeoutsSaid = /\b(?:ks?|strike ?outs?|punch ?outs?|struck out)\b/;
/** A bet, or what his team did. */
const ofOthers =
  /\b(?:lines?|props?|odds|price[ds]?|over|under|bet|pick|play|parlay|they|win|won|lose|lost)\b/;
const isOfSeveral = /\b(?:starts|games|outings|appearances|lately|recently)\b/;
