/** Recognizes a question about a term or a rule: "what's the vig", "explain a teaser", "what if a leg pushes". */

import { plainly } from '../reading/cues.ts';
import type { Kind } from '../reading/kind.ts';
import { lexicon, marksIn, tokensOf } from '../reading/phrases.ts';
import type { Token } from '../reading/sentence.ts';
import { asksWhyUnpriced } from '../service/unpriced.ts';
import { inSport, sportRuleOf } from './by-sport.ts';
import { asksForMeaning, ruleCueOf } from './cues.ts';
import { results } from './glossary/results.ts';
import { glossary, type TermId, termIds, termOf } from './glossary.ts';
import { neverBet } from './never-bet.ts';
import { lineTermOf } from './of-line.ts';
import { pairOf } from './pairs.ts';
import { refusedTogether } from './refused-together.ts';

const terms = lexicon(
  Object.fromEntries(termIds.map((id) => [id, glossary[id].said])) as Readonly<Record<TermId, string>>,
);

const words = lexicon({
  /** "What is the spread" asks for a number, "what is a spread" for its meaning. */
  is: 'what is|what are|whats|wats|wat|wtf',
  asks:
    'y is|why is|why are|how come|eli5|wdym|how do i read|how to|whats the deal with|what is the deal with|why do|why does|how is|how are|what counts as|when is|then what|counts|count|still count|read|how do you read|how do u read|what do people mean by|what does it mean|what happens to|whats it mean|what do ppl mean by|care|whats the point of|why does everyone care|why care|what did|explain|explained|define|definition|definition of|meaning|meaning of|mean|means|meant|' +
    'stand for|stands for|work|works|calculated|computed|measured|difference between|difference|tell me about|what happens|what if|happens|happen|' +
    'how to read|read|understand|dont understand|learn about|teach me|en quoi consiste|cest quoi|que veut dire|que es|que significa',
  around:
    'everyone|everybody|why|should mine be|mine be|how big|big|hockey|in hockey|in baseball|in football|in golf|n|plus|minus|people|ppl|when they|say|call|called|betting|bet|bettors|gambling|sports|sport|term|terms|slang|football|baseball|hockey|basketball|golf|soccer|nfl|nba|nhl|mlb|exactly|basics|' +
    'versus|vs|abbreviation|actually|like i am 5|for dummies|for beginners|in english|game|bets|team|line|number',
  /** In a question about how a bet is settled. */
  settled:
    'my|your|one of|parlay|parlays|prop|props|player|leg|legs|bet|bets|ticket|slip|wager|paid|pay|pays|refund|refunded|money back|my money|money|back|lose|lost|win|won|still|stake|same game parlay|' +
    'over|under|spread|moneyline|total|after|before|mid game|midgame|early|game|games|match|book|draftkings|fanduel|finish|finishes|top 5|top 10|top five|golfer|golfers|pitcher|starter|count|counts|counted|dk|fd|mgm|betmgm|caesars|bet365|1st|2nd|3rd|4th|first|second|third|fourth|half|quarter|period|inning|1h|2h|1q|second half|first half|at half|injured|hurt|line|number|exactly|it',
});

/** The most that one answer explains. */
const mostTerms = 3;

/** Terms that also stand for what can be bet on now. */
const onTheBoard: ReadonlySet<string> = new Set<TermId>([
  'moneyline',
  'spread',
  'run_line',
  'puck_line',
  'total',
  'team_total',
  'prop',
  'parlay',
  'alternate_line',
  'futures',
  'american_odds',
  'line_movement',
  'favorite',
  'value',
  'lock',
  'arbitrage',
  'middle',
]);
/** Words before a term that stands for one on the board. */
const pointing: ReadonlySet<string> = new Set([
  'the',
  'todays',
  'tonights',
  'your',
  'any',
  'some',
  'my',
  'this',
  'that',
]);

/** Terms that are no bets: alone with a question mark, they ask for their meaning. */
const askedAlone: ReadonlySet<string> = new Set<TermId>([
  'vig',
  'no_vig',
  'clv',
  'implied_probability',
  'expected_value',
  'kelly',
  'roi',
  'ats',
  'steam',
  'hook',
  'key_numbers',
  'dead_heat',
  'pickem',
  'nrfi',
  'pra',
  'first_five',
  'three_way',
  'asian_handicap',
  'handle',
]);

export const explain: Kind<'explain'> = {
  read({ text, tokens, context }, looksSo) {
    const plain = plainly(text);
    // "Why do some games have no odds" asks for no meaning of odds.
    if (asksWhyUnpriced(plain)) return undefined;
    const isOfTerms = !tokens.some(isPriced) && !tokens.some(({ team }) => team);
    const both = refusedTogether(plain) ?? (isOfTerms ? pairOf(plain) : undefined);
    const ofLine = both ? undefined : lineTermOf(text, plain, context.selectedSport);
    const together = both ?? (ofLine && [ofLine]);
    if (together) return { query: { ask: 'explain', terms: [...together] }, used: tokens.map((_, at) => at) };
    // "Hit rate over his last 10" counts games, whatever is told of one of them.
    const isOfGames = /\b(?:hit ?rate|l\d{1,2}|last \d+)\b/i.test(text);
    const said =
      isOfGames || changing.has(tokens[0]?.word ?? '') ? undefined : (sportRuleOf(plain) ?? ruleCueOf(plain));
    // "Five singles at 10 each": what is staked changes nothing in how the two compare.
    // Of two numbers at two books, why they differ is asked, and neither is judged.
    const isOpen =
      said === 'different_prices' ||
      !tokens.some((token) => (said === 'parlay_or_singles' ? isOfOdds(token) : isPriced(token)));
    const rule = isOpen
      ? (said ?? (isBoostOfParlay(plain, tokens) ? 'boosted_parlay' : undefined))
      : undefined;
    if (rule) {
      const [team] = tokens.flatMap((token) => token.team ?? []);
      const term = inSport(rule, plain, team?.sport ?? context.selectedSport);
      return { query: { ask: 'explain', terms: [term] }, used: tokens.map((_, at) => at) };
    }
    // A lone "u" is "you", except after a number.
    const found = marksIn(tokens, terms).filter(
      ({ start, end }) => end - start > 1 || tokens[start]?.word !== 'u' || tokens[start - 1]?.figure,
    );
    const others = marksIn(tokens, words);
    const isOfRules = found.some(({ meaning }) => Object.hasOwn(results, meaning));
    // "What does NRFI stand for and how is it graded" asks for both.
    const isOfBoth = asksForMeaning(plain) && found.some(({ meaning }) => meaning === 'grading');
    const meant = isOfRules
      ? found.filter(
          ({ meaning }) => Object.hasOwn(results, meaning) || (isOfBoth && askedAlone.has(meaning)),
        )
      : found;
    const named = [...new Set(meant.map(({ meaning }) => inSport(meaning, plain, context.selectedSport)))];
    const isAlone = named.some((id) => askedAlone.has(id)) && tokens.some(({ word }) => word === '?');
    const isOne = meant.some(
      ({ meaning, start }) => onTheBoard.has(meaning) && pointing.has(tokens[start - 1]?.word ?? ''),
    );
    // "My ROI" asks for a number of the asker's own.
    const isOwn = !isOfRules && found.some(({ start }) => tokens[start - 1]?.word === 'my');
    const has = (wanted: 'is' | 'asks') => others.some(({ meaning }) => meaning === wanted);
    const isAsked = looksSo !== undefined || has('asks') || (has('is') && !isOne) || isAlone || isOfRules;
    if (named.length === 0 || named.length > mostTerms || !(isAsked || asksForMeaning(plain)) || isOwn)
      return undefined;
    // "What does clv stand for and should I care": no other word changes the entry; a team or a price would.
    const isPlainlyAsked =
      (asksForMeaning(plain) || asksInOneClause(tokens, found)) &&
      !isOne &&
      !tokens.some(isOfBet) &&
      tokens.filter(({ figure }) => figure).length <= 1;
    if (isPlainlyAsked)
      return { query: { ask: 'explain' as const, terms: named }, used: tokens.map((_, at) => at) };
    const around = others.filter(({ meaning }) => meaning !== 'settled' || isOfRules);
    const figures = isOfRules ? tokens.flatMap(({ figure }, at) => (figure ? [at] : [])) : [];
    return {
      query: { ask: 'explain', terms: named },
      used: [...tokensOf([...found, ...around]), ...figures],
    };
  },
  label: ({ terms: ids }) => ids.map((id) => termOf(id)?.term ?? id).join(', '),
  prompt: ({ terms: ids }) =>
    `Explain ${ids.map((id) => termOf(id)?.said.split('|')[0] ?? id).join(' and ')}`,
};

/** "Whats clv and why does reddit never shut up about it": the first clause asks for a term that no bet is made of. */
function asksInOneClause(
  tokens: readonly Token[],
  found: readonly { readonly meaning: TermId; readonly start: number; readonly end: number }[],
): boolean {
  return found.some(({ meaning, start, end }) => {
    const lead = tokens
      .slice(0, start)
      .map(({ word }) => word)
      .join(' ');
    const next = tokens[end];
    return (
      askedAlone.has(meaning) &&
      (neverBet.has(meaning)
        ? /^(?:(?:ok|okay|so|hey|yo|wait|and|dumb question|noob question|honest question|,) )*(?:what is|whats|what are|wtf is|tf is|wats|wat is) (?:(?:a|an|this|considered|good|decent|normal|typical|healthy|bad|positive|negative) )*$/
        : /^(?:(?:ok|okay|so|hey|yo|wait|and|dumb question|noob question|honest question|,) )*(?:what is|whats|what are|wtf is|tf is|wats|wat is) (?:a |an |this )?$/
      ).test(`${lead} `.trimStart()) &&
      (next === undefined || next.isBreak || closing.has(next.word))
    );
  });
}
/** Opens the next clause, or only stands behind the term. */
const closing: ReadonlySet<string> = new Set(
  'and n & why cuz because cause i everyone everybody people ppl reddit twitter lol even exactly anyway bro man dude'.split(
    ' ',
  ),
);

const isOfOdds = ({ figure }: Token) => figure?.form === 'american';

/** "A 30% boost on any SGP, worth it on Dolphins Raiders": no leg is named that could be judged. */
const isBoostOfParlay = (plain: string, tokens: readonly Token[]): boolean =>
  / (?:boost|boosts|boosted|boost token) /.test(plain) &&
  / (?:sgps?|same game parlays?|sgp\w*|parlays?|\w*leggers?|\w*teamers?) /.test(plain) &&
  / (?:worth|use|using|should|smart|value|good|any good|best way|how do|what do|waste|dumb|pass|take|worthwhile|or not|help|actually) /.test(
    plain,
  ) &&
  !/ (?:ml|moneylines?|over|under|overs|unders|to win|wins?|spread|touchdown|td|points|yards|goals?|[+-] ?\d+(?:\.\d)?) /.test(
    plain,
  ) &&
  [0, 2].includes(new Set(tokens.flatMap(({ team }) => team?.name ?? [])).size);

/** A sum, or a bet of the asker's own. */
const isPriced = ({ figure }: Token) => figure?.form === 'american' || figure?.form === 'dollars';
/** Opens a change of a tracked bet: "void out the bet on him". */
const changing: ReadonlySet<string> = new Set(
  'void mark log save add track change fix delete remove undo update'.split(' '),
);
/** Words of a wish, and what a question about a bet of its own has. */
const isOfBet = (token: Token) => token.team !== undefined || isPriced(token) || wishing.has(token.word);
const wishing: ReadonlySet<string> = new Set('gimme build best tonight today you your pick legs'.split(' '));
