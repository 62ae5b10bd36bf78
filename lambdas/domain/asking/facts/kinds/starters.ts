/** Baseball's starting pitchers with their statistics, if the feed names both. */
import type { Fact, TeamFacts } from '../fact.ts';
import { forOver, forTeam, type Lean, numberIn } from '../lean.ts';
import { leanOfGap } from '../pair.ts';
import type { Starter } from '../sheet.ts';

/** With fewer innings, one game can change an earned-run average by a run. */
const fewestInnings = 20;
/** Runs in nine innings. */
const clearGap = 1;
const strongEra = 3.2;
const weakEra = 5;

export const starters: TeamFacts = {
  facts: (game, sheet) => {
    const known = sheet.starters?.[game.id];
    const { home, away } = known?.rows ?? {};
    if (!known || !home || !away) return [];
    return [
      {
        id: `${game.id} starters`,
        kind: 'starters',
        gameId: game.id,
        sport: game.sport,
        about: `${game.away.name} at ${game.home.name}`,
        team: null,
        values: {
          home: game.home.name,
          away: game.away.name,
          ...valuesOf('home', home),
          ...valuesOf('away', away),
        },
        n: null,
        asOf: known.asOf,
        source: known.source,
        knownToMarket: true,
      },
    ];
  },
  isPerTeam: false,
  side: (fact, selection) => {
    const [home, away] = [eraOf(fact, 'home'), eraOf(fact, 'away')];
    if (home === undefined || away === undefined) return 'neutral';
    if (selection.market === 'total') {
      const both = (test: (era: number) => boolean) => test(home) && test(away);
      const lean = both((era) => era <= strongEra) ? -1 : both((era) => era >= weakEra) ? 1 : 0;
      return forOver(lean, selection);
    }
    return forTeam('home', leadOf(home, away), selection);
  },
  pair: (fact) => {
    const [home, away] = [eraOf(fact, 'home'), eraOf(fact, 'away')];
    return home === undefined || away === undefined ? undefined : leadOf(home, away);
  },
};

/** Toward the home team, whose starter allows clearly fewer runs. */
const leadOf = (home: number, away: number): Lean => leanOfGap(away - home, clearGap);

function valuesOf(side: 'home' | 'away', { name, era, innings, strikeouts }: Starter) {
  return {
    [`${side}Name`]: name,
    ...(era === null ? {} : { [`${side}Era`]: era }),
    ...(innings === null ? {} : { [`${side}Innings`]: innings }),
    ...(strikeouts === null ? {} : { [`${side}Strikeouts`]: strikeouts }),
  };
}

/** @returns undefined if it is unknown or based on too few innings */
function eraOf({ values }: Fact, side: 'home' | 'away'): number | undefined {
  const era = values[`${side}Era`];
  return typeof era === 'number' && numberIn(values, `${side}Innings`) >= fewestInnings ? era : undefined;
}
