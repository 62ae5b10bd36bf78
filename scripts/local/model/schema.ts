/** The API's requirements for a strict schema, and validation of a response against one. */
import { isRecord } from '../process/state.ts';

/** Limits of structured outputs for a whole schema. */
export const limits = {
  properties: 5_000,
  levels: 10,
  enumValues: 1_000,
  /** Property names and enum values together. */
  characters: 120_000,
  /** In one enum with more than 250 values. */
  bigEnumCharacters: 15_000,
} as const;

const unsupported = ['allOf', 'not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas'];

interface Sums {
  properties: number;
  enumValues: number;
  characters: number;
}

type Schema = Readonly<Record<string, unknown>>;

/** @returns the API's error for the schema; undefined if the schema is valid */
export function objectionTo(schema: Schema): string | undefined {
  if (schema.type !== 'object') return `${context([])}, schema must have type "object"`;
  const sums: Sums = { properties: 0, enumValues: 0, characters: 0 };
  const objection = walk(schema, [], 1, sums);
  if (objection) return objection;
  if (sums.properties > limits.properties) {
    return `the schema has ${sums.properties} properties, which exceeds the maximum of ${limits.properties}`;
  }
  if (sums.enumValues > limits.enumValues) {
    return `the schema has ${sums.enumValues} enum values, which exceeds the maximum of ${limits.enumValues}`;
  }
  if (sums.characters > limits.characters) {
    return `property names and enum values have ${sums.characters} characters, which exceeds the maximum of ${limits.characters}`;
  }
  return undefined;
}

const context = (path: readonly string[]) => `In context=(${path.map((part) => `'${part}'`).join(', ')})`;

/** Every property must be required, no other allowed, and no enum empty. */
function walk(schema: Schema, path: readonly string[], level: number, sums: Sums): string | undefined {
  if (level > limits.levels)
    return `${context(path)}, nesting exceeds the maximum of ${limits.levels} levels`;
  const strange = unsupported.find((keyword) => keyword in schema);
  if (strange) return `${context(path)}, '${strange}' is not permitted`;
  const values = schema.enum;
  if (values !== undefined) {
    if (!Array.isArray(values) || values.length === 0) return `${context(path)}, enum must not be empty`;
    const characters = values.reduce<number>((sum, value) => sum + String(value).length, 0);
    if (values.length > 250 && characters > limits.bigEnumCharacters) {
      return `${context(path)}, enum has ${characters} characters, which exceeds the maximum of ${limits.bigEnumCharacters}`;
    }
    sums.enumValues += values.length;
    sums.characters += characters;
  }
  if (isRecord(schema.properties)) {
    const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
    if (schema.additionalProperties !== false) {
      return `${context(path)}, 'additionalProperties' is required to be supplied and to be false`;
    }
    for (const [key, value] of Object.entries(schema.properties)) {
      sums.properties += 1;
      sums.characters += key.length;
      if (!required.includes(key)) {
        return `${context(path)}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${key}'`;
      }
      const objection = isRecord(value) && walk(value, [...path, 'properties', key], level + 1, sums);
      if (objection) return objection;
    }
  }
  if (isRecord(schema.items)) {
    const objection = walk(schema.items, [...path, 'items'], level + 1, sums);
    if (objection) return objection;
  }
  for (const [index, option] of (Array.isArray(schema.anyOf) ? schema.anyOf : []).entries()) {
    // anyOf does not count as a nesting level.
    const objection = isRecord(option) && walk(option, [...path, 'anyOf', String(index)], level, sums);
    if (objection) return objection;
  }
  return undefined;
}

/** @returns the first place where a value does not match the schema; undefined if it matches */
export function mismatch(schema: unknown, value: unknown, at = '$'): string | undefined {
  if (!isRecord(schema)) return undefined;
  if (Array.isArray(schema.anyOf)) {
    return schema.anyOf.some((option) => mismatch(option, value, at) === undefined)
      ? undefined
      : `${at}: matches none of the choices`;
  }
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => hasType(type, value)))
    return `${at}: not ${types.join(' or ')}`;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return `${at}: not in the enum`;
  if (Array.isArray(value)) {
    return value
      .map((item, index) => mismatch(schema.items, item, `${at}[${index}]`))
      .find((problem) => problem !== undefined);
  }
  if (!isRecord(value) || !isRecord(schema.properties)) return undefined;
  const { properties } = schema;
  const extra = Object.keys(value).find((key) => !Object.hasOwn(properties, key));
  if (extra !== undefined) return `${at}: ${extra} is not in the schema`;
  return Object.entries(properties)
    .map(([key, of]) =>
      Object.hasOwn(value, key) ? mismatch(of, value[key], `${at}.${key}`) : `${at}: ${key} is missing`,
    )
    .find((problem) => problem !== undefined);
}

function hasType(type: unknown, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value) && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
