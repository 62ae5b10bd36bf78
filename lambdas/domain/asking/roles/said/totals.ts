/** Points of a game or of a team's own, in words: "nine runs or more in it" is over 8.5, "five goals at most" under 5.5. */
import { type Bound, beyond, boundIn, unitsIn } from '../bounds.ts';
import type { Span } from '../spans.ts';

/** "Seven or more [runs|market]". */
export const ofPoints =
  /^(?:total |combined |all )?(?:points|pts|runs|goals)(?: scored| combined| in total| all told| between them)?$/i;
/** "Over four [of their own|market]". */
export const ofOwnPoints =
  /^(?:(?:to )?(?:score|put up)|(?:(?:points|pts|runs|goals) )?(?:(?:all )?(?:of|on|by|for) )(?:their|its) own|(?:(?:points|pts|runs|goals) )?(?:all )?(?:by|for) (?:themselves|itself))$/i;
const ofTotal = /\btotals?\b/i;

/** @returns the spans with each number of points that is bounded as a side and a line */
export const asTotals = (spans: readonly Span[]): Span[] => {
  const hasPlayers = spans.some(({ role }) => role === 'player');
  return spans.flatMap((span) => {
    if ((span.role !== 'line' && span.role !== 'side') || span.isRefused) return [span];
    const its = spans.filter(
      (other) => other !== span && !other.isRefused && (other.leg === span.leg || other.leg === null),
    );
    const total = its.some(isOfTeam) ? isOwnTotal(its) : isGameTotal(span, its, hasPlayers);
    const bound = total && !its.some(({ role }) => notBeside.has(role)) ? boundIn(span.words) : undefined;
    const isToScore = its.some(({ role, words }) => role === 'market' && /\bscore$/i.test(words));
    const [side, line] = (bound && sided(bound, isToScore)) ?? [];
    if (side === undefined || line === undefined) return [span];
    return [
      { ...span, role: 'side', words: side },
      { ...span, role: 'line', words: [line, ...unitsIn(span.words)].join(' '), before: '' },
    ];
  });
};

/** A side or a line beside another one of them is read with it, and what is of a player is no total. */
const notBeside: ReadonlySet<string> = new Set(['side', 'line', 'lines', 'player', 'pos', 'stat']);

const isOfTeam = ({ role }: Span): boolean => role === 'team' || role === 'vs';

const isOwnTotal = (its: readonly Span[]): boolean =>
  its.some(({ role, words }) => role === 'market' && (ofOwnPoints.test(words) || ofPoints.test(words)));

/** "In it", "in that one". */
const ofGame = /\b(?:game|match|matchup|same|their|there|it|that one)\b/i;

function isGameTotal({ words }: Span, its: readonly Span[], hasPlayers: boolean): boolean {
  const markets = its.filter(({ role }) => role === 'market');
  const isGame = its.some(
    ({ role, words: said }) => role === 'game' || (role === 'ref' && ofGame.test(said)),
  );
  const isNobody = !hasPlayers && !its.some(({ role }) => role === 'ref');
  const isCounted = unitsIn(words).length > 0 || markets.some((market) => ofPoints.test(market.words));
  return (
    isCounted &&
    (isGame || isNobody) &&
    markets.every((market) => ofPoints.test(market.words) || ofTotal.test(market.words))
  );
}

/** Who scores at least nine is over 8.5, and "to score seven" is that many or more. */
function sided({ of, number }: Bound, isToScore: boolean): readonly [string, number] | undefined {
  switch (of) {
    case 'least':
      return ['over', beyond(number, -0.5)];
    case 'more':
      return ['over', number];
    case 'most':
      return ['under', beyond(number, 0.5)];
    case 'less':
      return ['under', number];
    default:
      return isToScore ? ['over', beyond(number, -0.5)] : undefined;
  }
}
