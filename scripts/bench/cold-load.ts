/** Load time of a bundle in a fresh process, relative to a reference loaded next to it. */
import { spawnSync } from 'node:child_process';
import { median, shuffled } from './statistics.ts';

const rounds = 9;
/** The fastest of several loads counts, because a busy machine only ever adds time. */
const tries = 3;

const timed = `const start = performance.now(); require(process.argv[1]); console.log(performance.now() - start);`;

export interface ColdLoads {
  /** Median ratio to the reference, by bundle name. */
  readonly ratios: ReadonlyMap<string, number>;
  readonly referenceMs: number;
}

/** Loads pairs in a new order each round, so that load on the machine affects both halves of a ratio equally. */
export function coldLoads(
  files: ReadonlyMap<string, string>,
  reference: string,
  say: (line: string) => void,
): ColdLoads {
  const ratios = new Map([...files.keys()].map((name) => [name, [] as number[]]));
  const referenceMs: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    say(`cold load, round ${round} of ${rounds}`);
    for (const [name, file] of shuffled([...files])) {
      const taken = { own: Number.POSITIVE_INFINITY, reference: Number.POSITIVE_INFINITY };
      for (let nth = 1; nth <= tries; nth += 1) {
        for (const which of shuffled(['own', 'reference'] as const)) {
          taken[which] = Math.min(taken[which], loadOnce(which === 'own' ? file : reference));
        }
      }
      ratios.get(name)?.push(taken.own / taken.reference);
      referenceMs.push(taken.reference);
    }
  }
  return {
    ratios: new Map([...ratios].map(([name, values]) => [name, median(values)])),
    referenceMs: median(referenceMs),
  };
}

/** @throws if the bundle does not load */
function loadOnce(file: string): number {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', timed, file], {
    encoding: 'utf8',
    env: { AWS_REGION: 'ca-central-1' },
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}
