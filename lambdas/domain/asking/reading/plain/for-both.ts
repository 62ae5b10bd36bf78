/** What the rules and the encoder alike would misread, in words that both know, so that they read the same bet. */
import { withoutWhatever } from '../meant/whatever-line.ts';
import { withHomes } from './arenas.ts';
import { withPlainBets } from './bets/bets.ts';
import { withCorrections } from './corrections.ts';
import { withPlainCounts } from './counts.ts';
import { withGamesOfFans } from './fans.ts';
import { withPlainSlates } from './slates/slates.ts';
import { withPlainSlips } from './slips.ts';
import { withThrows } from './throws.ts';

/** @returns the question as both readers are asked it; unchanged where it has none of those wordings */
export const forBoth = (prompt: string): string =>
  withHomes(
    withThrows(
      withPlainCounts(
        withPlainSlips(
          withGamesOfFans(withPlainBets(withPlainSlates(withCorrections(withoutWhatever(prompt))))),
        ),
      ),
    ),
  );
