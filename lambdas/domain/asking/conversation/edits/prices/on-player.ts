/** Whatever else is priced: "what other props does he have" of a player, "are there any props for it yet" of a game. */

import type { CheckQuery, MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { openMarket } from '../../../queries/market/open-market.ts';
import { bareOf } from '../../asked/around.ts';

const him = '(?:him|her|he|she|them|that (?:guy|player)|this (?:guy|player)|the same (?:guy|player))';
const thing = '(?:props?|bets?|lines?|markets?|options?|picks?|plays?|player props?|prices?|odds)';
const tail =
  '(?: (?:today|tonight|tomorrow|this week|then|right now|now|available|out there|listed|posted|priced|offered|too|in (?:that|this|the) game|on the board))*';
const onHim = new RegExp(
  `^(?:(?:and|so|ok) )*(?:(?:what(?:'?s| is| are)?|which|show me|list|give me|any|is there|are there|do you have|you got|got|see) )*(?:the |all (?:the |of the )?)?(?:(?:else|other ${thing}|others|another ${thing}|anything else|everything else|other (?:stats?|things?))(?: (?:is|are|do|does|can|you|i|we|they|there|have|has|got|bet|take|look at|offer|listed|posted|available|out))*(?: (?:there|for|on|with|about))* ${him}|(?:else|other ${thing}) (?:does|do|has|is|are) ${him} (?:have|got|in|listed|priced)(?: (?:for|in|on))*|(?:rest|all) of (?:his|her|their) ${thing}|(?:his|her|their) (?:other|remaining) ${thing})${tail}$`,
);

const game = '(?:it|that|this|them|(?:that|this|the|that same) (?:game|one|matchup|match))';
const posted =
  '(?: (?:yet|already|now|out|up|posted|listed|available|on the board|released|priced|for (?:it|that|this)|still|at all))*';
const forGame = new RegExp(
  `^(?:(?:and|so|ok) )*(?:(?:are|is) there|do (?:you|they|we|books|the books) have|have (?:they|books|the books) (?:posted|put (?:up|out))|(?:are|is)|got|any|when (?:do|will|are)|how about|what about)(?: (?:any|the|some|there))*(?: ?(?:player )?props?(?: bets?)?| ?player (?:bets|lines|markets))${posted}(?: (?:for|on|in|of) ${game})?(?: (?:come|coming|go|be|going up|get))*${posted}$`,
);
const isOfPosting = /\b(?:yet|already|posted|listed|available|out|up|released|priced|when)\b/;

/** @returns undefined if it asks for something else, or if no one player was asked about */
export function allOnPlayer(prompt: string, last: MarketQuery | CheckQuery): MarketQuery | undefined {
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  if (!onHim.test(text)) return undefined;
  const [player, ...more] =
    last.ask === 'check'
      ? last.legs.map((leg) => leg.player)
      : last.topic === 'player_lines'
        ? last.players
        : [];
  if (player == null || more.length > 0) return undefined;
  const sports = last.ask === 'check' ? (last.legs[0]?.sports ?? []) : last.sports;
  return { ...open, sports: [...sports], players: [player], days: last.days ?? null };
}

/** @returns undefined if it asks for something else, or if no one game was asked about */
export function postedFor(prompt: string, last: MarketQuery): MarketQuery | undefined {
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const isOfGame = last.teams.length > 0 && last.teams.length <= 2 && last.players.length === 0;
  if (!isOfGame || !forGame.test(text) || !isOfPosting.test(text)) return undefined;
  return { ...open, sports: [...last.sports], teams: [...last.teams], days: last.days, view: 'unposted' };
}

const open: MarketQuery = { ...openMarket, topic: 'player_lines' };
