/** JSON Schema of the contracts' zod schemas; those that a contract module exports are described once, by name. */
import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

export interface Schemas {
  /** Input as sent, because transforms cannot be described. */
  readonly describeInput: (schema: z.ZodMiniType) => Json;
  /** Output; objects that a module exports become references to `#/components/schemas`. */
  readonly describeOutput: (schema: z.ZodMiniType) => Json;
  /** Schemas that were referenced so far, by name. */
  readonly used: () => Json;
}

/** @param modules the contract modules; two must not export different objects with the same name */
export function namedSchemas(modules: readonly Readonly<Record<string, unknown>>[]): Schemas {
  const names = z.registry<{ id?: string }>();
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    if (value instanceof z.ZodMiniObject && !names.has(value)) names.add(value, { id: name });
  }
  const used: Json = {};
  return {
    describeInput: (schema) => describe(schema, 'input', z.registry<{ id?: string }>()).rest,
    describeOutput(schema) {
      const { rest, definitions } = describe(schema, 'output', names);
      Object.assign(used, definitions);
      return rest;
    },
    used: () => Object.fromEntries(Object.entries(used).sort(([a], [b]) => a.localeCompare(b))),
  };
}

function describe(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  metadata: z.core.$ZodRegistry<{ id?: string }>,
) {
  const described = z.toJSONSchema(schema, { io, metadata, unrepresentable: 'any' });
  const { $schema: _draft, $defs: definitions = {}, ...rest } = relocated(described) as Json;
  return { rest: withoutIds(rest) as Json, definitions: withoutIds(definitions) as Json };
}

/** References point into the document instead of into the one schema. */
const relocated = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

/** The name is the key of the definition already. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const { id, ...rest } = value as Json;
  const kept = typeof id === 'string' ? rest : value;
  return Object.fromEntries(Object.entries(kept).map(([key, one]) => [key, withoutIds(one)]));
}
