/** Every kind of fact about a game and its teams; facts about prices and players are in other files. */
import type { EvidenceKind, EvidenceSide } from '../../../contracts/asking/analysis.ts';
import type { MarketSide } from '../../feed/board/sides.ts';
import type { Game } from '../../feed/games/game.ts';
import type { Fact, FactKind } from './fact.ts';
import { cover } from './kinds/cover.ts';
import { form } from './kinds/form.ts';
import { injuries } from './kinds/injuries.ts';
import { meetings } from './kinds/meetings.ts';
import { record } from './kinds/record.ts';
import { rest } from './kinds/rest.ts';
import { scoring } from './kinds/scoring.ts';
import { standing } from './kinds/standing.ts';
import { starters } from './kinds/starters.ts';
import { totals } from './kinds/totals.ts';
import { venueRecord } from './kinds/venue-record.ts';
import type { SportSheet } from './sheet.ts';

const kinds: readonly FactKind[] = [
  form,
  record,
  venueRecord,
  scoring,
  rest,
  injuries,
  starters,
  cover,
  totals,
  meetings,
  standing,
];

const kindOf = new Map<EvidenceKind, FactKind>(kinds.map((each) => [each.kind, each]));

/** @returns none for a game of a sport without a sheet */
export function factsOf(game: Game, sheet: SportSheet | undefined, now: Date): Fact[] {
  return sheet ? kinds.flatMap(({ facts }) => facts(game, sheet, now)) : [];
}

/** Which side of a selection a fact supports; neutral for kinds that are not listed here, and for another game. */
export function sideOf(fact: Fact, selection: MarketSide): EvidenceSide {
  return fact.gameId === selection.game.id
    ? (kindOf.get(fact.kind)?.side(fact, selection) ?? 'neutral')
    : 'neutral';
}
