/** A choice between bets that the words name: "Herro or Bam over points, whichever is better" is one of the two, and no bet on both. */
import { legMarkets } from '../../../contracts/asking/analysis.ts';
import type { CompareQuery } from '../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../contracts/asking/queries/common.ts';
import type { LegWish, Reading } from '../../../contracts/asking/reading.ts';
import { wishOf } from '../reading/wishes/wish.ts';
import type { Span } from './spans.ts';

/** The most bets that are compared. */
const mostOptions = 6;

/**
 * @param named who the words name, in their order
 * @returns whether they name several of which one is wished for
 */
export function isChoice(prompt: string, named: readonly Span[]): boolean {
  if (named.length > 1 && /\b(?:one|any|either|1) of (?:them|those|these)\b/i.test(prompt)) return true;
  return between(prompt, named).some((words) =>
    /\bor\b(?! (?:more|better|higher|longer|less|fewer|lower|so)\b)/i.test(words),
  );
}

/** "Lakers or Nuggets moneyline and the Bulls": a choice is only a part of it. */
export const isMixed = (prompt: string, named: readonly Span[]): boolean =>
  between(prompt, named).some((words) => /\b(?:and|plus|with)\b|[+&]/i.test(words));

/** What stands between each two names. */
const between = (prompt: string, named: readonly Span[]): readonly string[] =>
  named.slice(1).map(({ words }, at) => {
    const from = prompt.indexOf(named[at]?.words ?? '') + (named[at]?.words.length ?? 0);
    return prompt.slice(from, prompt.indexOf(words, from));
  });

/**
 * @param reading the legs that would be taken if all of them were wished for
 * @returns undefined where they are not each on a named team or player, so that nothing can be set side by side
 */
export function choiceIn(reading: Reading, prompt = ''): CompareQuery | undefined {
  const legs = legsOf(reading);
  // "Forsberg or Marchessault to score Nashville": a team that no player is named on says whose they are.
  const ofPlayers = legs.filter(({ player }) => player !== null);
  const named = ofPlayers.length > 1 && legs.every(({ stat }) => stat !== null) ? ofPlayers : legs;
  const options = named.map(optionOf);
  const known = options.filter((option) => option !== undefined);
  const distinct = new Set(known.map((option) => JSON.stringify(option)));
  if (known.length < options.length || distinct.size < 2 || distinct.size > mostOptions) return undefined;
  const isSafest = reading.risk === 'safe' || reading.risk === 'safest';
  const by = paysMore.test(prompt) ? 'payout' : isSafest ? 'chance' : 'any';
  return { ask: 'compare', options: known, by, order: 'best' };
}

/** What decides: "whichever pays more". */
const paysMore =
  /\b(?:pay(?:s|ing)? (?:out )?(?:more|better|the most|most|the best|best)|bigg(?:er|est) (?:payout|price|odds)|long(?:er|est) (?:odds|price)|(?:better|best) payout)\b/i;

/** The legs of wishes, or a leg on each team that is backed. */
function legsOf(reading: Reading): readonly LegWish[] {
  if (reading.wishes.length > 0) return reading.wishes;
  const own = wishOf(reading);
  return reading.teams.map((team) => ({ ...own, teams: [team] }));
}

/** The leg as a bet by its name; undefined where it is on whoever fits. */
function optionOf({
  sports,
  teams,
  player,
  stat,
  markets,
  sides,
  line,
  period,
}: LegWish): NamedBet | undefined {
  const [team, ...others] = teams.filter(({ stance }) => stance === 'back');
  const [said = stat === null ? 'moneyline' : 'prop', ...more] = markets;
  const market = legMarkets.find((each) => each === said);
  const [side = null] = sides;
  const isNamed = player !== null ? stat !== null : team !== undefined && others.length === 0;
  if (!isNamed || !market || more.length > 0 || sides.length > 1 || teams.length > 1) return undefined;
  return {
    sports,
    teams: player === null && team ? [team.name] : [],
    player,
    stat,
    market,
    side,
    line,
    price: null,
    ...(period && { period }),
  };
}
