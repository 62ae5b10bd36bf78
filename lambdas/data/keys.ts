/** Every key of the table, and the only file that writes one. */

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const ofUser = (userId: string) => `USER#${userId}` as const;

export const keys = {
  user: (id: string): Key => ({ pk: ofUser(id), sk: 'USER' }),
  emailLock: (canonicalEmail: string): Key => ({ pk: `EMAIL#${canonicalEmail}`, sk: 'EMAIL' }),
  /** @param hash SHA-256 of the token, hex; the token itself is only in the mail. */
  token: (hash: string): Key => ({ pk: `TOKEN#${hash}`, sk: 'TOKEN' }),
  /** @param window start of the window, epoch seconds */
  rate: (scope: string, who: string, window: number): Key => ({
    pk: `RATE#${scope}#${who}`,
    sk: String(window),
  }),
  usage: (userId: string, day: string): Key => ({ pk: ofUser(userId), sk: `USAGE#${day}` }),
  ask: (userId: string, id: string): Key => ({ pk: ofUser(userId), sk: `ASK#${id}` }),
  pick: (userId: string, id: string): Key => ({ pk: ofUser(userId), sk: `PICK#${id}` }),
  /** One pick per prediction and person. */
  saved: (userId: string, promptLogId: string): Key => ({ pk: ofUser(userId), sk: `SAVED#${promptLogId}` }),
  /** How many picks a person has, by status and by sport and status. */
  tally: (userId: string): Key => ({ pk: ofUser(userId), sk: 'TALLY' }),
  /** The picks a person saved on a day, counted. */
  record: (userId: string, day: string): Key => ({ pk: ofUser(userId), sk: `RECORD#${day}` }),
  openLeg: (gameId: string, userId: string, pickId: string, index: number): Key => ({
    pk: `GAME#${gameId}`,
    sk: `LEG#${userId}#${pickId}#${index}`,
  }),
  game: (sport: string, day: string, startsAt: string, id: string): Key => ({
    pk: `GAMES#${sport}#${day}`,
    sk: `${startsAt}#${id}`,
  }),
  /** @param id the payment provider's id of a customer */
  customer: (id: string): Key => ({ pk: `CUSTOMER#${id}`, sk: 'CUSTOMER' }),
  /** @param id the payment provider's id of an event */
  paymentEvent: (id: string): Key => ({ pk: `EVENT#${id}`, sk: 'EVENT' }),
  /** Each counter is spread over shards, so that transactions seldom meet. */
  counters: (shard: number): Key => ({ pk: 'COUNTERS', sk: twoDigits(shard) }),
  dayCounters: (day: string, shard: number): Key => ({ pk: 'DAYCOUNTERS', sk: `${day}#${twoDigits(shard)}` }),
  audit: (userId: string, at: string, id: string): Key => ({ pk: ofUser(userId), sk: `AUDIT#${at}#${id}` }),
} as const;

/** Sort-key prefixes for reading a person's items of one kind, and the partitions that hold a list. */
export const lists = {
  asks: (userId: string) => ({ pk: ofUser(userId), prefix: 'ASK#' }),
  picks: (userId: string) => ({ pk: ofUser(userId), prefix: 'PICK#' }),
  saved: (userId: string) => ({ pk: ofUser(userId), prefix: 'SAVED#' }),
  openLegs: (gameId: string) => ({ pk: `GAME#${gameId}`, prefix: 'LEG#' }),
  games: (sport: string, day: string) => ({ pk: `GAMES#${sport}#${day}` }),
  counters: () => ({ pk: 'COUNTERS' }),
  dayCounters: () => ({ pk: 'DAYCOUNTERS' }),
  audit: (userId: string) => ({ pk: ofUser(userId), prefix: 'AUDIT#' }),
} as const;

/** Order of a person's picks within one status, newest last: the sort key of `picks-by-status`. */
export const statusOrder = (status: string, pickId: string) => `${status}#${pickId}` as const;
