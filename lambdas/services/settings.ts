/** Reads a function's settings from its environment. */

/** @throws when it is not set: a mistake of the deployment, never of a caller */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}
