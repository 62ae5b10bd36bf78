/** Reads a function's settings from its environment. */

/** @throws if it is not set, which is an error of the deployment */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}
