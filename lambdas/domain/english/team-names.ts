/** How a sentence names a team: by its nickname, in the plural, except for clubs that have none. */

/** Words that belong to the nickname after them: Red Sox, Golden Knights, Trail Blazers. */
const nicknameStarts = new Set(['Red', 'White', 'Blue', 'Golden', 'Maple', 'Trail', 'Tiger']);

export interface Named {
  /** `the Eagles`; of a soccer club its name: `Inter Miami CF`. */
  readonly name: string;
  /** `the Philadelphia Eagles` */
  readonly full: string;
  readonly possessive: string;
  readonly is: 'are' | 'is';
  readonly has: 'have' | 'has';
  readonly its: 'their' | 'its';
  /** Ending of a verb in the present: it scores, they score. */
  readonly s: '' | 's';
}

/** A name as it is, in the singular. */
export function namedPlainly(name: string): Named {
  return { name, full: name, possessive: possessiveOf(name), is: 'is', has: 'has', its: 'its', s: 's' };
}

/** @param sport as it stands at the beginning of a game's id */
export function namedTeam(name: string, sport: string): Named {
  const words = name.split(' ');
  const isClub = sport === 'MLS' || words.at(-1) === 'Club';
  if (isClub) return namedPlainly(name);
  const length = nicknameStarts.has(words.at(-2) ?? '') ? 2 : 1;
  const nickname = `the ${words.slice(-length).join(' ')}`;
  return {
    name: nickname,
    full: `the ${name}`,
    possessive: possessiveOf(nickname),
    is: 'are',
    has: 'have',
    its: 'their',
    s: '',
  };
}

function possessiveOf(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}
