/** The table of functions matches the files, and each function serves its own calls. */
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Contract } from '../../lambdas/contracts/platform/contract.ts';
import { hasPath, type Route, routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import { filesMatching } from './source.ts';

const root = resolve(import.meta.dirname, '../..');

interface Served {
  readonly endpoint?: { readonly contract: Contract };
  readonly endpoints?: readonly { readonly contract: Contract }[];
}

async function handlerOf(name: string): Promise<unknown> {
  const module = await import(pathToFileURL(resolve(root, `lambdas/functions/${name}.ts`)).href);
  return module.handler;
}

const contractsOf = ({ endpoint, endpoints }: Served): Contract[] =>
  [...(endpoints ?? []), ...(endpoint ? [endpoint] : [])].map(({ contract }) => contract);

test('each row has one file, and each file one row', () => {
  const files = filesMatching('lambdas/functions/**').map((file) => basename(file, '.ts'));
  expect(files.sort()).toEqual([...routeNames].sort());
});

describe.each(routeNames.map((name) => [name, routeOf(name)] as const))('%s', (name, row: Route) => {
  test('has a complete row', () => {
    expect(row.failureImpact).toMatch(/^[A-Z].{10,}\.$/);
    expect(row.timeoutSeconds).toBeLessThanOrEqual(hasPath(name) ? 29 : 900);
    expect(row.access === 'schedule').toBe(row.schedule !== undefined);
    expect(row.access === 'schedule' || row.access === 'topic').toBe(!hasPath(name));
    expect(new Set(row.uses).size).toBe(row.uses.length);
  });

  test('exports a handler for its own name and methods', async () => {
    const handler = await handlerOf(name);
    expect(handler).toBeTypeOf('function');
    const contracts = contractsOf(handler as Served);
    expect(contracts.map(({ route }) => route)).toEqual(contracts.map(() => name));
    expect(new Set(contracts.map(({ method }) => method))).toEqual(new Set(row.methods));
  });

  test('declares every field of its responses', async () => {
    const contracts = contractsOf((await handlerOf(name)) as Served);
    const open = contracts.flatMap(({ output }) => openPlaces(z.toJSONSchema(output, { io: 'output' })));
    expect(open).toEqual([]);
  });
});

test('a field of any type is found wherever it is', () => {
  const any = z.unknown();
  const shape = z.object({
    known: z.string(),
    list: z.array(z.object({ any })),
    map: z.record(z.string(), any),
    none: z._default(z.array(z.string()), []),
    default: any,
  });
  expect(openPlaces(z.toJSONSchema(shape, { io: 'output' }))).toEqual([
    '.properties.list.items.properties.any',
    '.properties.map.additionalProperties',
    '.properties.default',
  ]);
});

/** Paths in a JSON schema at which any value is allowed. */
function openPlaces(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Object.keys(schema).length === 0 && !path.endsWith('.required')) return [path];
  return Object.entries(schema).flatMap(([key, value]) => {
    // A default is a value, and a property can have that name.
    const isValue = key === 'default' && !path.endsWith('.properties');
    return isValue ? [] : openPlaces(value, `${path}.${key}`);
  });
}
