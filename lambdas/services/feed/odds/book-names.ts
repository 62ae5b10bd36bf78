/**
 * Normalizes the names of books. Book IDs are not used: in the vendor's own lists two books share an ID, and one book has two.
 */

/** The books' own spellings. */
const canonical = [
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

/** Spellings that differ in more than case, spaces and punctuation. */
const aliases: Readonly<Record<string, (typeof canonical)[number]>> = {
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
  ...canonical.map((name) => [keyOf(name), name] as const),
  ...Object.entries(aliases),
]);

/** @returns the common spelling; an unknown name as sent by the feed; empty if it has no letters or digits */
export function bookName(sent: string): string {
  const key = keyOf(sent);
  if (key === '') return '';
  return known.get(key) ?? [...sent.replaceAll(/\s+/g, ' ').trim()].slice(0, mostLetters).join('').trim();
}

/** The same for all spellings of a book. */
export function bookKey(sent: string): string {
  return keyOf(bookName(sent));
}
