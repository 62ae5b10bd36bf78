/** What a rehearsal proves, in order: each proof needs the ones before it. */
import { functionsAnswer } from './proofs/answers.ts';
import { changesOneFunction, rollsBack } from './proofs/changes.ts';
import { deadLetterArrives } from './proofs/dead-letters.ts';
import { deploysAgain, deploysFromNothing } from './proofs/deploy.ts';
import { destroyLeaves } from './proofs/destroy.ts';
import { differencesExist } from './proofs/differences.ts';
import { survivesOutages } from './proofs/outages.ts';
import { cancels, registers, subscribes } from './proofs/person.ts';
import { picksAreGraded, smokePasses } from './proofs/picks.ts';
import type { Proof } from './proofs/proof.ts';
import { restoresTable } from './proofs/restore.ts';
import { replacesLeakedKeys, rotatesKeys } from './proofs/rotation.ts';
import { schedulesRun } from './proofs/schedules.ts';
import { isWatched } from './proofs/watch.ts';

export const proofs: readonly Proof[] = [
  deploysFromNothing,
  functionsAnswer,
  schedulesRun,
  registers,
  subscribes,
  smokePasses,
  picksAreGraded,
  survivesOutages,
  cancels,
  deadLetterArrives,
  isWatched,
  differencesExist,
  changesOneFunction,
  rollsBack,
  rotatesKeys,
  replacesLeakedKeys,
  restoresTable,
  destroyLeaves,
  deploysAgain,
];
