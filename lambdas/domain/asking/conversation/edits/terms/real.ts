/** Real ones of what was explained, of now: "got any right now" after expected value, "show me one for Sunday" after teasers. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import type { TermId } from '../../../queries/explain/glossary.ts';
import { openMarket } from '../../../queries/market/open-market.ts';

const asks =
  /^(?:(?:and|so|ok|well|do|does|you|u|can|could|have|has|got|is|are|there|there's|any|anything|some|one|ones|show|find|give|see|list|name|me|us|which|what|where|bets?|games?|plays?|picks?|examples?|of|like|that|those|them|these|good|real|a|an|the|with|it|today's|tonight's|current|actual|i|get|now|be) )+(?:right now|now|today|tonight|tomorrow|out there|on the board|currently|at the moment|this week(?:end)?|any|one|some|for (?:today|tonight|sunday|this week(?:end)?|tomorrow)|available|worth (?:betting|taking)|those|of (?:those|them))(?: (?:right now|now|today|tonight|please))*$|^(?:got|have|find|see|any) (?:any|some|one)(?: (?:right now|now|today|tonight))?$/;

const questions: Readonly<Partial<Record<TermId, string>>> = {
  expected_value: 'Any +EV bets right now?',
  arbitrage: 'Any arbitrage right now?',
  middle: 'Any middles right now?',
};

/** @returns a question for them; undefined if it asks for something else, or if we list none of these. @param text without courtesies */
export const realOnes = (term: TermId, text: string): string | undefined =>
  asks.test(text.replace(/[?!.,]+(?= |$)/g, '')) ? questions[term] : undefined;

const ofTeaser =
  /^(?:(?:can|could|would|you|u|please|ok|and|so|just|show|give|make|build|find|name|get|suggest|let|see|want|i|me|us|a|an|one|good|real|actual|example|sample|of|for instance|with|using|two|teams?|6|six|point|points|pt) )*(?:one|teaser|example|sample|instance|(?:a )?good one|two teams)(?: (?:for|on|from|of|this|that|with|using|in|the|sunday|saturday|monday|thursday|today|tonight|tomorrow|week|weekend|nfl|football|real|actual|games?|teams?|lines?|numbers?|slate|board|please|now|right))*$/;

/** "Show me one for Sunday". @param text without courtesies */
export const asksForTeaser = (text: string): boolean =>
  !inFigures.test(text) && ofTeaser.test(text.replace(/[?!.,]+(?= |$)/g, ''));

/** An example by itself is one in figures. */
const inFigures = /\b(?:examples?|instance|numbers)\b/;

const open: NamedBet = {
  ...{ sports: ['NFL'], teams: [], player: null, stat: null },
  ...{ market: 'spread', side: null, line: null, price: null },
};

/** Two spreads of the coming football games that a teaser moves the furthest through what games end on. */
export const anyTeaser: MarketQuery = {
  ...openMarket,
  topic: 'books',
  sports: ['NFL'],
  teased: { points: null, price: null, legs: [open, open] },
};
