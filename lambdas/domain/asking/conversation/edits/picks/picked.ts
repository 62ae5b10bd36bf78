/** One of several that were shown is wanted: "just pick one", "which would you take", after a comparison, a board or a schedule. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { Reading } from '../../../../../contracts/asking/reading.ts';
import type { RuledQuery } from '../../../queries/reading/kinds.ts';
import type { QuestionContext } from '../../../queries/reading/sentence.ts';
import { emptyReading } from '../../../reading/draft.ts';
import { readQuestion } from '../../../reading/read.ts';
import { settled } from '../../../reading/settle.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import { bothTogether } from './both.ts';
import { kindOfThose } from './kind-of-those.ts';

const lead =
  "(?:(?:ok|okay|so|then|and|but|just|well|hm+|idk|i|dunno|don'?t|cant|can'?t|know|decide|choose|help|you|u|can|could|would|please|pls|alright|cool|nice|fine|go|ahead|now|if|had|have|to|must) )*";
const one =
  '(?:(?:me|us|just|the|a|an|1|one|single|your|ur|my|which|best|favou?rite|fave|top|good|lean|pick|bet|play|game|side|team|winner|of (?:them|those|these|the (?:bunch|lot|two|three|list))) ?)+';
const when =
  '(?: (?:for me|for us|for (?:tonight|today)|tonight|today|then|please|instead|already|there|in (?:that|this|their) (?:game|matchup|match|one)|this weekend|tomorrow(?: night)?|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night)?|next|out of (?:them|those|these)|from (?:those|these|them|that|there|the list)|to (?:bet|take|play|tail)|you like(?: (?:best|most))?|u like(?: (?:best|most))?))*';
const you = '(?:you|u|ya|i|we)';
const picking =
  '(?:take|pick|bet|play|choose|go with|like|like (?:best|most|more)|love|prefer|lean|back|roll with|ride with|recommend|trust|hammer|bet on|go for|put money on|say)';
const patterns = [
  `${lead}(?:pick|choose|take|give|gimme|select|grab|decide|recommend|choose) ?${one}${when}`,
  `${lead}(?:pick|choose|decide|make the call|you choose|you decide|u choose|u decide|your call|ur call)${when}`,
  `${lead}(?:which|what|who|witch)(?: (?:one|1|side|team|game|bet|pick|play|of (?:them|those|these|the (?:two|bunch|lot|three))))*(?:(?: (?:would|should|do|did|wld|shud|could|'d))? ${you}(?: (?:personally|rather|honestly|actually|really|got|have|think|say))*(?: ${picking})?(?: (?:best|most|more|here|there|on))*(?: if ${you} had to(?: (?:pick|choose))?)?)?${when}`,
  `${lead}(?:which|what)(?:'?s| is| are| one is| one's| ones| looks?| has| one looks?| one has| one'?s)? (?:the )?(?:best|better|smartest|strongest|top|safest)(?: (?:one|bet|pick|play|value|side|option|choice))?(?: (?:of (?:them|those|these)|there|here|out of (?:those|these|them)))*${when}`,
  `${lead}(?:what(?:'?s| is)?|whats) (?:your|ur) (?:pick|favou?rite|lean|choice|best (?:bet|pick|play|one)|top pick|play|call)(?: (?:here|there|of (?:them|those|these)|out of (?:those|these|them)))*${when}`,
  `${lead}(?:the |your |ur )?(?:best (?:one|bet|pick|play|value|option|side)|final (?:answer|verdict|pick|call)|verdict|top (?:one|pick|play))${when}`,
  `${lead}if (?:you|u) (?:had|have) to (?:pick|choose|take|bet)(?: (?:just|only))?(?: (?:one|1|a side|on one))?(?: (?:which|what|who)(?: one)?(?: would (?:you|u|it be)(?: ${picking})?)?)?${when}`,
  `${lead}(?:you|u|i|we) (?:could|can) (?:only )?(?:bet|take|pick|play|choose|have) (?:only |just )?(?:one|1|a single one)(?: of (?:them|those|these))?(?: (?:which|what)(?: one)?(?: would (?:it be|you (?:take|pick|bet|choose)|u (?:take|pick|bet)))?)?${when}`,
].map((each) => new RegExp(`^(?:${each})$`));

/** @returns whether nothing is said but that one of them is to be chosen */
export const asksToPick = (prompt: string): boolean => {
  const text = bareOf(prompt)
    .replace(/[,.!?;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return patterns.some((pattern) => pattern.test(text));
};

const worth =
  '(?:(?:the )?(?:best|most|biggest|better|highest) (?:value|ev|edge|expected value|overlay|bang for (?:your|the|my) buck)|(?:the )?most (?:\\+ ?ev|valuable|mispriced|underpriced|off)|(?:(?:a|any|some|good|real|decent) )*(?:value|edge)|\\+ ?ev|(?:the )?best (?:priced?|price for the chance))';
const ofThese =
  '(?:(?:of|from|in|among|on|out of) (?:them|those|these|that list|the list|the bunch|the lot|all (?:of )?(?:them|those|these)|here|there)(?: (?:props?|bets?|lines?|picks?|prices?|ones?|games?|guys))?|here|there)';
const inView =
  '(?:(?:,? (?:in|by) (?:your|ur) (?:view|opinion|eyes|book|estimation|numbers|model)|,? (?:you|u|do you|would you) (?:think|say|reckon)|,? right now|,? today|,? tonight|,? imo))*';
/** "Which of those has the best value in your view", "best value there". */
const ofValue = [
  `${lead}(?:which|what|where|who|witch)(?:'?s)?(?: (?:one|ones|bet|prop|line|pick|play|price|guy|player|side|game))?(?: ${ofThese})?(?: (?:do|would|does) (?:you|u) (?:think|say|reckon|feel))?(?: (?:is|are|has|have|got|offers?|gives?|holds?|looks?(?: like)?|seems?|would be|do you think (?:is|has)))* ?${worth}(?: (?:bet|prop|pick|play|one))?(?: ${ofThese})?${inView}${when}`,
  `${lead}(?:do |does |is there |are there |see )?(?:any|anything|one|some)(?: (?:good|real))?(?: ${ofThese})(?: (?:that|is|are|has|have|with|a|you see|as))* ${worth}${inView}${when}`,
  `${lead}(?:best|biggest|most) (?:value|ev|edge)(?: (?:bet|prop|pick|play|one))? ${ofThese}${inView}${when}`,
].map((each) => new RegExp(`^(?:${each})$`));

const asksForValue = (prompt: string): boolean => {
  const text = bareOf(prompt)
    .replace(/[.!?;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return !ofMeaning.test(text) && ofValue.some((pattern) => pattern.test(text));
};
/** Asks for what the word means. */
const ofMeaning = /^(?:what'?s|what (?:is|are)) (?:an? )?(?:value|edge|\+? ?ev)$/;

/** @returns undefined if it asks for something else, or if what was shown are no bets */
export function pickedOf(prompt: string, last: RuledQuery, context: QuestionContext): Heard | undefined {
  if (last.ask === 'compare') {
    const both = bothTogether(prompt, last);
    if (both) return both;
  }
  const isOfGames =
    (last.ask === 'find' && last.topic === 'schedule') || (last.ask === 'market' && last.topic === 'board');
  const ofThose = isOfGames ? kindOfThose(prompt, last, context) : undefined;
  if (ofThose) return ofThose;
  const isOfValue = asksForValue(prompt);
  const count = isOfValue || asksToPick(prompt) ? 1 : countIn(prompt);
  if (count === undefined) return undefined;
  switch (last.ask) {
    case 'compare':
      if (count > 1) return undefined;
      return {
        kind: 'queries',
        queries: [{ ...last, by: 'any', order: 'best' }],
        isAside: true,
        // Of one bet at several prices, the answer says it.
        ...(last.options.some(({ teams, player }) => teams.length > 0 || player !== null) && {
          opens: 'pick' as const,
        }),
      };
    case 'market':
      return ofPrices(last, { count, isOfValue }, context);
    case 'find':
      return ofGames(last, count) ?? ofTeams(last, count, prompt, context);
    default:
      return undefined;
  }
}

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };
const several = new RegExp(
  `^${lead}(?:pick|choose|take|give|gimme|select|grab|build|make|parlay)(?: me| us| out| a)? ?(?:the |your |ur )?(?:best |top |favou?rite )?([2-5]|two|three|four|five)(?:[ -](?:leg parlay|legger|leg|of (?:them|those|these)|picks?|bets?|plays?|games?|ones?))?(?: (?:out of|from|of) (?:them|those|these|that))?${when}$`,
);

/** "Give me 2 of those". */
function countIn(prompt: string): number | undefined {
  const said = several.exec(bareOf(prompt))?.[1];
  return said === undefined ? undefined : (counts[said] ?? Number(said));
}

const playOf = (terms: Partial<Reading>, count: number): Heard => ({
  kind: 'play',
  next: {
    reading: settled({ ...emptyReading(), intent: 'play', ...terms, legs: { min: count, max: count } }),
    keep: [],
    without: [],
  },
});

/** A bet on one of these games, in the market that was shown. */
function ofPrices(
  { topic, sports, teams, players, days, market, stat, books, night, period, starts }: MarketQuery,
  { count, isOfValue }: { readonly count: number; readonly isOfValue: boolean },
  { roster = [], teams: known, selectedSport }: QuestionContext,
): Heard | undefined {
  const [player, ...others] = players;
  const own =
    player === undefined
      ? (known.find(({ name }) => name === teams[0])?.sport ?? selectedSport)
      : roster.find(({ name }) => name === player)?.sport;
  const [sport = own] = sports;
  if (!topics.has(topic) || others.length > 0 || night || !sport || market === 'outright') return undefined;
  return playOf(
    {
      sports: [sport],
      teams: player === undefined ? teams.map((name) => ({ sport, name, stance: 'game' as const })) : [],
      markets: player !== undefined || stat !== null ? ['prop'] : market === null ? [] : [market],
      player: player ?? null,
      stat,
      days,
      ...(books.length === 1 && { book: books[0] ?? null }),
      ...(period !== undefined && { period }),
      starts: starts ?? null,
      value: isOfValue,
    },
    count,
  );
}
const topics: ReadonlySet<MarketQuery['topic']> = new Set(['board', 'books', 'player_lines']);

const ofBets = /\b(?:who|which|bets?|betting|winner|side|like|lean)\b/i;

/** "So who do you like on Sunday" after facts of one team, or of two that may meet. */
function ofTeams(
  { sports, teams, players }: FindQuery,
  count: number,
  prompt: string,
  context: QuestionContext,
): Heard | undefined {
  const [sport] = sports;
  // "Pick one" of two records says not what is to be picked.
  if (
    !ofBets.test(prompt) ||
    !sport ||
    count > 1 ||
    players.length > 0 ||
    teams.length === 0 ||
    teams.length > 2
  )
    return undefined;
  const { days } = readQuestion(`best bet ${prompt}`, context).reading;
  return playOf(
    { sports: [sport], teams: teams.map((name) => ({ sport, name, stance: 'game' as const })), days },
    count,
  );
}

/** On one of the games of a list. */
function ofGames({ topic, sports, teams, days, starts }: FindQuery, count: number): Heard | undefined {
  const [sport] = sports;
  if (!sport || topic !== 'schedule') return undefined;
  return playOf(
    {
      sports,
      teams: teams.map((name) => ({ sport, name, stance: 'game' as const })),
      days,
      starts: starts ?? null,
    },
    count,
  );
}
