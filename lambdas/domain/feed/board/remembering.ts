/**
 * Keeps what was computed from data that never changes, for as long as the data is in memory. An answer asks for the same market
 * for each of its candidates, and again for each change that it offers.
 */

export type Remember<Data extends object, Value> = (data: Data, key: string, compute: () => Value) => Value;

/** @returns a function that computes the value of each key of some data once; nothing else may decide the value */
export function remembering<Data extends object, Value>(): Remember<Data, Value> {
  const known = new WeakMap<Data, Map<string, { readonly value: Value }>>();
  return (data, key, compute) => {
    const values = known.get(data) ?? new Map<string, { readonly value: Value }>();
    known.set(data, values);
    const found = values.get(key) ?? { value: compute() };
    values.set(key, found);
    return found.value;
  };
}
