/** A player by the name under which games are kept, where a question spelled it otherwise. */
import type { KnownPlayer } from '../../../feed/players/known-player.ts';
import { isMeant } from '../../../feed/players/names.ts';

/** @returns the name as it is where nobody, or more than one player, is called so */
export function knownAs(name: string, roster: readonly KnownPlayer[] = []): string {
  if (roster.some((each) => each.name === name)) return name;
  const [only, ...others] = new Set(
    roster.filter((each) => isMeant(name, each.name)).map((each) => each.name),
  );
  return only !== undefined && others.length === 0 ? only : name;
}
