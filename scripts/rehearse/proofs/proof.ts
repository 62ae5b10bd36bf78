/** A proof of the rehearsal, its context, and its failure. */
import type { RunTool } from '../../ops/run.ts';
import type { Clients } from '../clients.ts';
import type { Edit } from '../edits.ts';
import type { Front } from '../front.ts';

/** The stage that is rehearsed. */
export const stage = 'dev';

export interface Rehearsal {
  readonly emulatorUrl: string;
  readonly aws: Clients;
  readonly front: Front;
  /** Runs the CDK on the emulator, with an edit of what it deploys. */
  readonly runWith: (edit?: Edit) => RunTool;
  /** Prints a result. */
  readonly say: (line: string) => void;
  /** Prints progress. */
  readonly note: (line: string) => void;
}

export interface Proof {
  /** What holds if the proof succeeds. */
  readonly name: string;
  /** @returns a short summary of what was found @throws Refuted, and any AWS error */
  readonly run: (rehearsal: Rehearsal) => Promise<string>;
}

/** Something does not hold; the message says what. */
export class Refuted extends Error {}

/** @throws Refuted */
export function ensure(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Refuted(otherwise);
}
