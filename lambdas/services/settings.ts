/** What the deployment tells a function by its environment. */

/** @throws when the environment does not name it: a mistake of the deployment, never of a caller */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}
