/** Every kind of fact about a game and its teams; facts about prices and players are in other files. */
import type { EvidenceKind, EvidenceSide } from '../../contracts/asking/analysis.ts';
import type { Game } from '../game.ts';
import type { MarketSide } from '../sides.ts';
import { cover } from './cover.ts';
import type { Fact, FactKind } from './fact.ts';
import { form } from './form.ts';
import { injuries } from './injuries.ts';
import { meetings } from './meetings.ts';
import { record } from './record.ts';
import { rest } from './rest.ts';
import { scoring } from './scoring.ts';
import type { SportSheet } from './sheet.ts';
import { standing } from './standing.ts';
import { starters } from './starters.ts';
import { totals } from './totals.ts';
import { venueRecord } from './venue-record.ts';

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
