/** Wordings of bets that people have in mind, in words that both readers know. */
import { withBothKinds } from './both-kinds.ts';
import { withoutColors } from './colors.ts';
import { withFirstRuns } from './first-inning.ts';
import { withBothHalves } from './halves.ts';
import { withKnownNames } from './known-as.ts';
import { withGamesBetween } from './named/games-listed.ts';
import { withPlainNames } from './named/named.ts';
import { withOpenKinds } from './open-kinds.ts';
import { withPickedSide } from './pick-a-side.ts';
import { withoutRepeats } from './repeated.ts';
import { withShares } from './shares.ts';
import { withSideToAdd } from './side-to-add.ts';
import { withPlainSides } from './side-words.ts';
import { withStakesApart } from './stakes-apart.ts';
import { withoutToldStarter, withoutToldState } from './told-state.ts';
import { withPlainLegs } from './worded.ts';

const steps = [
  withoutToldState,
  withoutToldStarter,
  withGamesBetween,
  withBothKinds,
  withPlainSides,
  withoutColors,
  withKnownNames,
  withFirstRuns,
  withPlainNames,
  withPlainLegs,
  withPickedSide,
  withSideToAdd,
  withBothHalves,
  withStakesApart,
  withOpenKinds,
  withoutRepeats,
  withShares,
];

/** @returns the question in these words; unchanged where it has none of the wordings */
export function withPlainBets(prompt: string): string {
  const plain = steps.reduce((text, step) => step(text), prompt);
  return plain === prompt ? prompt : tidied(plain);
}

const tidied = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?,(?: ?,)*/g, ',')
    .replace(/^[ ,]+/, '')
    .replace(/[ ,]+(?=[.;!?]|$)/g, '');
