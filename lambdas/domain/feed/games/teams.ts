/** Matches team names: full name, city or nickname, in any case and without accents. */

/** Words that belong to the nickname after them: Red Sox, Golden Knights, Trail Blazers. */
const nicknameStarts = new Set(['red', 'white', 'blue', 'golden', 'maple', 'trail', 'tiger']);
/** Words that identify a club as such, but not which one. */
const clubWords = new Set(['fc', 'sc', 'cf', 'afc']);
const sharedEndings = new Set(['united', 'city']);
/** Nicknames that are also everyday words: they count as a team only after "the". */
const everydayWords = new Set(['wild', 'heat', 'magic', 'stars', 'fire']);

/** Other words for a city or nickname. */
const alsoCalled = new Map([
  ['los angeles', ['la']],
  ['la', ['los angeles']],
  ['new york', ['ny']],
  ['new york city', ['nyc']],
  ['las vegas', ['vegas']],
  ['philadelphia', ['philly']],
  ['76ers', ['sixers']],
  ['49ers', ['niners']],
  ['avalanche', ['avs']],
  ['blue jackets', ['jackets']],
  ['buccaneers', ['bucs']],
  ['canadiens', ['habs']],
  ['capitals', ['caps']],
  ['cavaliers', ['cavs']],
  ['diamondbacks', ['dbacks', 'd backs']],
  ['jaguars', ['jags']],
  ['mavericks', ['mavs']],
  ['patriots', ['pats']],
  ['penguins', ['pens']],
  ['predators', ['preds']],
  ['real salt lake', ['salt lake', 'rsl']],
  ['senators', ['sens']],
  ['sporting kansas city', ['kansas city', 'sporting kc']],
  ['tiger cats', ['ticats']],
  ['timberwolves', ['wolves']],
]);

/**
 * Lower-case words of ASCII letters and digits, separated by one space; D.C. is one word, and possessive 's is removed.
 */
export function wordsOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\w{2})['’]s\b/g, '')
    .replace(/['’]/g, '')
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The names of a team, normalized by `wordsOf`; an everyday word is preceded by "the". */
export function aliasesOf(name: string): string[] {
  const words = wordsOf(name)
    .split(' ')
    .filter((word) => !clubWords.has(word));
  const full = words.join(' ');
  const nicknameLength = nicknameStarts.has(words.at(-2) ?? '') ? 2 : 1;
  const city = words.slice(0, -nicknameLength).join(' ');
  const nickname = words.slice(-nicknameLength).join(' ');
  const parts = [full, city, nickname, words.at(-1) ?? ''].filter((alias) => !sharedEndings.has(alias));
  const all = parts.flatMap((alias) => [alias, ...(alsoCalled.get(alias) ?? [])]);
  return [...new Set([wordsOf(name), ...all])]
    .filter((alias) => alias !== '')
    .map((alias) => (everydayWords.has(alias) ? `the ${alias}` : alias));
}

/**
 * @param words a text after `wordsOf`
 * @param alias one of `aliasesOf`
 */
export function hasWords(words: string, alias: string): boolean {
  return ` ${words} `.includes(` ${alias} `);
}

/** Whether a text names a team, in whole words. */
export function mentions(text: string, team: string): boolean {
  const words = wordsOf(text);
  return aliasesOf(team).some((alias) => hasWords(words, alias));
}
