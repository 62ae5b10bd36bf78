/** The legs that a bet was to have which could not be had: those of its teams, players and kinds, by which a change names them. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { playersMeant } from '../../reading/names/known-players.ts';
import type { Context } from '../../reading/read.ts';
import { openWish, wishOf, withWishes } from '../../reading/wishes/wish.ts';
import { meantLegs } from '../operations/meant-legs.ts';

/** One leg each; empty where nobody was named and no legs were listed. */
export function partsOf(reading: Reading): readonly LegWish[] {
  if (reading.wishes.length > 0)
    return reading.wishes.flatMap((wish) => Array<LegWish>(wish.count).fill({ ...wish, count: 1 }));
  const wish = wishOf(reading);
  const named = reading.teams.filter(({ stance }) => stance !== 'avoid');
  if (reading.player !== null) return [{ ...wish, teams: named }];
  return named.map((team) => ({ ...wish, teams: [team] }));
}

/** The bet of these legs, with what was asked of the whole; what it pays is another thing with another number of legs. */
export function ofParts(before: Reading, parts: readonly LegWish[]): Reading {
  const isSameCount = parts.length === partsOf(before).length;
  const whole: Reading = isSameCount ? before : { ...before, payout: null, chance: null, risk: null };
  const reading = withWishes({ ...whole, price: null }, parts);
  return parts.length > 1 ? reading : { ...reading, sameGame: false, legs: { min: 1, max: 1 } };
}

/** Another one of the same kind in the place of a leg. */
export const otherOf = ({ teams: _, player: __, ...kind }: LegWish): LegWish => ({
  ...openWish,
  ...kind,
  teams: [],
  player: null,
});

/** The bet without the teams and the players of some legs, wherever a leg of it comes from. */
export function avoiding(reading: Reading, parts: readonly LegWish[]): Reading {
  const teams = parts.flatMap((part) => part.teams.map((team) => ({ ...team, stance: 'avoid' as const })));
  const players = parts.flatMap(({ player }) => player ?? []);
  const notPlayers = [...new Set([...(reading.notPlayers ?? []), ...players])];
  return {
    ...reading,
    teams: [...reading.teams, ...teams],
    ...(notPlayers.length > 0 && { notPlayers }),
  };
}

/** Each as a leg that was shown, so that it is named by the same words. */
export const asShown = (parts: readonly LegWish[]): readonly ShownLeg[] =>
  parts.map(({ sports, teams: [team, other], player, stat, markets: [market], sides }, at) => {
    const side = sides.includes('under') ? 'under' : sides.includes('over') ? 'over' : undefined;
    const isOfGame = team === undefined || team.stance === 'game';
    const isTeamMarket = market === 'spread' || market === 'total' || market === 'team_total';
    return {
      gameId: `${at}`,
      sport: team?.sport ?? sports[0] ?? 'NFL',
      home: team?.name ?? '',
      away: other?.name ?? '',
      market: player !== null ? 'prop' : isTeamMarket ? market : 'moneyline',
      selection: side ?? (isOfGame ? 'draw' : 'home'),
      ...(player !== null && {
        prop: { playerId: '', player, team: '', stat: stat === 'other' ? 'points' : (stat ?? 'points') },
      }),
      line: null,
      price: null,
    };
  });

/** @returns the indexes of those that the words name; undefined where every word does not */
export function partsNamed(
  words: string,
  parts: readonly LegWish[],
  context: Context & QuestionContext,
): readonly number[] | undefined {
  const { legs, left, unclear, isMissing } = meantLegs(sentenceOf(words, context).tokens, asShown(parts));
  if (legs.length > 0 && left.length === 0 && !unclear && !isMissing) return legs;
  const { roster, players } = context;
  const meant = new Set(playersMeant(words.toLowerCase(), { roster, players, isOfPlayer: true }));
  const named = [...parts.keys()].filter((at) => meant.has(parts[at]?.player ?? ''));
  return named.length > 0 ? named : undefined;
}
