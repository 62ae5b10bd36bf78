/**
 * The order of the test files: the longest first, so that none of them runs alone at the end. The others in random order, but
 * those of a project together, so that they share a worker.
 */
import { hash } from 'node:crypto';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These take a quarter of a minute and more, mostly waiting. */
const longest = [
  'test/scripts/bench/calls.test.ts',
  'test/services/platform/timeouts.test.ts',
  'test/scripts/eval/eval.test.ts',
  'test/functions/crash.test.ts',
  'test/functions/prompt-process.test.ts',
  'test/scripts/start.test.ts',
  'test/functions/any-input.test.ts',
  'test/scripts/ops/commands.test.ts',
  'test/functions/quiet-log.test.ts',
  'test/functions/mail-flood.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const placed = files.map((file) => {
      const path = relative(root, file.moduleId).replaceAll('\\', '/');
      const place = longest.indexOf(path);
      return {
        file,
        place: place < 0 ? longest.length : place,
        project: file.project.name,
        random: hash('sha1', `${sequence.seed} ${path}`),
      };
    });
    placed.sort(
      (a, b) => a.place - b.place || a.project.localeCompare(b.project) || (a.random < b.random ? -1 : 1),
    );
    return placed.map(({ file }) => file);
  }
}
