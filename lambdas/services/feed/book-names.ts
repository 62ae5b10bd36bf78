/**
 * One name for a book, however a feed spells it. A book's id is never used: in the vendor's own lists two books share
 * one, and one book has two.
 */

/** As the books write themselves; the key is made of these by `keyOf`. */
const written = [
  '10Bet',
  '1xBet',
  '5Dimes',
  '888sport',
  'Ballybet',
  'Barstool',
  'bet365',
  'Bet at Home',
  'Betclic',
  'Betfair',
  'Betfair Exchange',
  'BetMGM',
  'BetOnline',
  'BetRivers',
  'Betsson',
  'BetUS',
  'BetVictor',
  'Betway',
  'Bodog',
  'Borgata',
  'Bovada',
  'bwin',
  'Caesars',
  'Casumo',
  'Coral',
  'Dafabet',
  'DraftKings',
  'FanDuel',
  'FOX Bet',
  'Hard Rock Bet',
  'Ladbrokes',
  'Marathonbet',
  'MyBookie',
  'Neds',
  'Parx',
  'Pinnacle',
  'PointsBet',
  'SBOBET',
  'Sportsbet',
  'SugarHouse',
  'theScore Bet',
  'TwinSpires',
  'Unibet',
  'William Hill',
  'WynnBET',
  'You Wager',
] as const;

/** Spellings that differ by more than case, spaces and dots. */
const aliases: Readonly<Record<string, (typeof written)[number]>> = {
  bet365com: 'bet365',
  betonlineag: 'BetOnline',
  borgota: 'Borgata',
  caesarssportsbook: 'Caesars',
  marathon: 'Marathonbet',
  pinnaclesports: 'Pinnacle',
  pointsbetus: 'PointsBet',
  pncl: 'Pinnacle',
  thescore: 'theScore Bet',
  willhill: 'William Hill',
  wynn: 'WynnBET',
};

const mostLetters = 60;

const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const known = new Map<string, string>([
  ...written.map((name) => [keyOf(name), name] as const),
  ...Object.entries(aliases),
]);

/** @returns the name as it is commonly written, an unknown one as the feed sends it; empty where it has no letter */
export function bookName(sent: string): string {
  const key = keyOf(sent);
  if (key === '') return '';
  return known.get(key) ?? [...sent.replaceAll(/\s+/g, ' ').trim()].slice(0, mostLetters).join('').trim();
}

/** What two spellings of one book have in common. */
export function bookKey(sent: string): string {
  return keyOf(bookName(sent));
}
