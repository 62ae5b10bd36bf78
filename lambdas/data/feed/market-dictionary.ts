/**
 * The preset deflate dictionary for `market-item.ts`: text that most games share, which saves a third of the size.
 * Never change it, because stored items need it to be decompressed; a new dictionary needs a new version.
 */
const names = [
  '1xBet',
  '888sport',
  'BetVictor',
  'Bovada',
  'Barstool',
  'Hard Rock Bet',
  'theScore Bet',
  'MyBookie',
  'Marathonbet',
  'SBOBET',
  'Sportsbet',
  'BetUS',
  'Betsson',
  '5Dimes',
  'Ballybet',
  'Betclic',
  'Bet at Home',
  'bwin',
  'Coral',
  'Borgata',
  'Dafabet',
  '10Bet',
  'Unibet',
  'Bodog',
  'Betfair Exchange',
  'BetOnline',
  'Betway',
  'PointsBet',
  'William Hill',
  'BetRivers',
  'Caesars',
  'BetMGM',
  'FanDuel',
  'DraftKings',
  'bet365',
  'Pinnacle',
];

const prices = ',null,null,null,null,-120,100,-105,-115,-112,-108,-110,-110,-110';

const shape = JSON.stringify({
  books: {
    names: [''],
    newest: 179,
    times: [0, 0, 0, 0],
    moneyline: { home: [-1], away: [1], draw: [null, null, null] },
    spread: { homeLine: [-3.5, -3.5], home: [-110, -110], away: [-110, -110] },
    total: { line: [22.5], over: [-110, -110], under: [-110, -110] },
  },
  movement: { times: [179], home: [], spread: [], total: [] },
});

/** The most frequent text comes last: shorter distances compress better. */
export const marketDictionary = Buffer.from(JSON.stringify(names).slice(1, -1) + prices + shape);
