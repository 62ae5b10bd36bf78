/** Short team names: the nickname, except for clubs without one. */

/** Words that belong to the nickname after them: Red Sox, Golden Knights, Trail Blazers, Football Team. */
const nicknameStarts = new Set(['Red', 'White', 'Blue', 'Golden', 'Maple', 'Trail', 'Tiger', 'Football']);

const isClub = (name: string, sport: string) => sport === 'MLS' || name.endsWith(' Club');

/** @returns `White Sox` of `Chicago White Sox`; a club's whole name: `Inter Miami CF` */
export function nickname(name: string, sport: string): string {
  if (isClub(name, sport)) return name;
  const words = name.split(' ');
  return words.slice(nicknameStarts.has(words.at(-2) ?? '') ? -2 : -1).join(' ');
}

export interface Named {
  /** `the Eagles`, or a soccer club's name: `Inter Miami CF`. */
  readonly name: string;
  /** `the Philadelphia Eagles` */
  readonly full: string;
  readonly possessive: string;
  readonly is: 'are' | 'is';
  readonly has: 'have' | 'has';
  readonly its: 'their' | 'its';
  /** The ending of a present-tense verb: it scores, they score. */
  readonly s: '' | 's';
}

/** An unchanged name, in the singular. */
export function namedPlainly(name: string): Named {
  return { name, full: name, possessive: possessiveOf(name), is: 'is', has: 'has', its: 'its', s: 's' };
}

/** @param sport the prefix of a game's id */
export function namedTeam(name: string, sport: string): Named {
  if (isClub(name, sport)) return namedPlainly(name);
  const short = `the ${nickname(name, sport)}`;
  return {
    name: short,
    full: `the ${name}`,
    possessive: possessiveOf(short),
    is: 'are',
    has: 'have',
    its: 'their',
    s: '',
  };
}

function possessiveOf(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}
