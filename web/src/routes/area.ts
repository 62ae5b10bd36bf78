/** Loads a part of the site when it is first needed. */
import { type ComponentType, lazy } from 'react';

/**
 * @param load imports a file, @param name the component of it to show
 * @returns the component; it is waited for by the nearest Suspense
 */
export function area<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}
