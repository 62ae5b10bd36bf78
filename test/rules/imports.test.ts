/** Import rules: the whole tree follows them, and each rule is shown to fail on a violating file. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFolder } from './source.ts';

const root = resolve(import.meta.dirname, '../..');
const config = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: (IForbiddenRuleType & { name: string })[];
  options: { enhancedResolveOptions: object };
  rooms: Readonly<Record<string, readonly string[]>>;
};

interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

async function violationsIn(baseDir: string, folders: string[]): Promise<Violation[]> {
  const { enhancedResolveOptions, ...options } = config.options;
  const { output } = await cruise(
    folders,
    { ...options, baseDir, validate: true, ruleSet: { forbidden: config.forbidden } },
    enhancedResolveOptions,
  );
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }));
}

/** Every room but the highest of its floor imports the next higher one. */
const roomExamples = Object.fromEntries(
  Object.entries(config.rooms).flatMap(([floor, names]) =>
    names
      .slice(0, -1)
      .map((name, index) => [
        `room ${floor}/${name}`,
        [`${floor}/${name}/climbs.ts`, `../${names[index + 1]}/climbs.ts`] as const,
      ]),
  ),
);
/** The highest room of each floor, which imports only the lowest one. */
const highestRooms = Object.entries(config.rooms).map(
  ([floor, names]) => [`${floor}/${names.at(-1)}/climbs.ts`, `../${names[0]}/plain.ts`] as const,
);
const lowestRooms = Object.entries(config.rooms).map(([floor, names]) => `${floor}/${names[0]}/plain.ts`);

/** For each rule, a violating file and the import that violates it. */
const violationExamples: Record<string, readonly [file: string, imported: string]> = {
  ...roomExamples,
  'room-below-floor': ['lambdas/data/picks/looks-up.ts', '../plain.ts'],
  'no-cycle': ['lambdas/domain/cycle-a.ts', './cycle-b.ts'],
  resolvable: ['lambdas/data/typo.ts', './nowhere.ts'],
  'contracts-are-plain': ['lambdas/contracts/heavy.ts', 'jose'],
  'domain-is-pure': ['lambdas/domain/reads-files.ts', 'node:fs'],
  'data-below-app': ['lambdas/data/answers.ts', '../app/plain.ts'],
  'services-below-app': ['lambdas/services/stores.ts', '../data/plain.ts'],
  'telemetry-below-app': ['lambdas/telemetry/nosy.ts', '../data/plain.ts'],
  'app-below-http': ['lambdas/app/replies.ts', '../http/plain.ts'],
  'slate-without-readers': ['lambdas/app/asking/slate.ts', './reading/plain.ts'],
  'http-below-functions': ['lambdas/http/special.ts', '../functions/plain.ts'],
  'function-alone': ['lambdas/functions/leans.ts', './plain.ts'],
  'lambdas-alone': ['lambdas/http/stack.ts', '../../lib/plain.ts'],
  'sdk-at-the-edge': ['lambdas/functions/direct.ts', '@aws-sdk/lib-dynamodb'],
  'one-log': ['lambdas/data/chatty.ts', '@aws-lambda-powertools/logger'],
  'zod-mini': ['web/src/features/form/schema.ts', 'zod'],
  'web-knows-contracts': ['web/src/api/peeks.ts', '../../../lambdas/data/plain.ts'],
  'web-api-below-features': ['web/src/api/screen.ts', '../features/other/plain.ts'],
  'web-api-below-session': ['web/src/api/signed-in.ts', '../session/plain.ts'],
  'web-parts-below-features': ['web/src/components/clever.ts', '../features/other/plain.ts'],
  'feature-alone': ['web/src/features/asking/form/leans.ts', '../other/plain.ts'],
  'features-below-routes': ['web/src/features/form/upward.ts', '../../routes.ts'],
  'lib-knows-the-tables': ['lib/curious.ts', '../lambdas/data/plain.ts'],
  'bin-knows-lib': ['bin/busy.ts', '../lambdas/data/plain.ts'],
  'product-without-tools': ['lib/borrows.ts', '../scripts/plain.ts'],
  'product-without-dev-packages': ['lambdas/services/dev.ts', 'esbuild'],
};

const validFiles = [
  'lambdas/data/plain.ts',
  'lambdas/app/plain.ts',
  'lambdas/app/asking/reading/plain.ts',
  'lambdas/http/plain.ts',
  'lambdas/functions/plain.ts',
  'web/src/session/plain.ts',
  'web/src/features/other/plain.ts',
  'web/src/features/asking/other/plain.ts',
  'web/src/routes.ts',
  'lib/plain.ts',
  'scripts/plain.ts',
];

const sandbox = mkdtempSync(join(tmpdir(), 'gameplan-imports-'));
let found: Violation[] = [];

beforeAll(async () => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(sandbox, file)), { recursive: true });
    writeFileSync(join(sandbox, file), text);
  };
  for (const file of validFiles) write(file, 'export const nothing = 0;\n');
  for (const file of lowestRooms) write(file, 'export const nothing = 0;\n');
  for (const [file, imported] of [...Object.values(violationExamples), ...highestRooms])
    write(file, `import '${imported}';\n`);
  write('lambdas/domain/cycle-b.ts', "import './cycle-a.ts';\n");
  symlinkSync(join(root, 'node_modules'), join(sandbox, 'node_modules'));
  symlinkSync(join(root, 'package.json'), join(sandbox, 'package.json'));
  found = await violationsIn(sandbox, ['lambdas', 'web', 'lib', 'bin']);
});

afterAll(() => rmSync(sandbox, { recursive: true }));

test('every rule has an example violation', () => {
  expect(Object.keys(violationExamples).sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
});

test.each(Object.entries(violationExamples))('%s fails on a violating file', (rule, [file]) => {
  expect(found.filter((violation) => violation.rule === rule).map(({ from }) => from)).toContain(file);
});

test('files that follow the rules are not reported', () => {
  const valid = [...validFiles, ...lowestRooms, ...highestRooms.map(([file]) => file)];
  expect(found.filter(({ from }) => valid.includes(from))).toEqual([]);
});

test('the product follows the rules', async () => {
  const folders = ['lambdas', 'lib', 'bin', 'web', 'scripts', 'test'].filter((name) => isFolder(name));
  expect(await violationsIn(root, folders)).toEqual([]);
  // Follows every import of the product, which takes long on a busy machine.
}, 120_000);
