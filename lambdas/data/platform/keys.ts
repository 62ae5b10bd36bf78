/** Every key of the table; no other file builds one. */

import { shardPartition } from './spread.ts';

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** Sorts before any name or address, because control characters are not allowed in them. */
export const separator = '\u0001';

/** The ID at the end of a sort key that contains the separator. */
export const idAtEnd = (sk: string) => sk.slice(sk.lastIndexOf(separator) + 1);

const firstOf = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0);
const twoDigits = (number: number) => String(number).padStart(2, '0');
const passkeyPrefix = 'PASSKEY#';
const counters = 'COUNTERS';
const dayCounters = 'DAYCOUNTERS';
const ofUser = (userId: string) => `USER#${userId}` as const;

export const keys = {
  user: (id: string): Key => ({ pk: ofUser(id), sk: 'USER' }),
  /** The version of the data in the table, as `dataVersion` in schema.ts counts them. */
  dataVersion: (): Key => ({ pk: 'DATAVERSION', sk: 'DATAVERSION' }),
  emailLock: (canonicalEmail: string): Key => ({ pk: `EMAIL#${canonicalEmail}`, sk: 'EMAIL' }),
  /** @param hash SHA-256 of the token, hex; the token itself is only in the mail */
  token: (userId: string, hash: string): Key => ({ pk: ofUser(userId), sk: `TOKEN#${hash}` }),
  /** @param window start of the window, epoch seconds */
  rate: (scope: string, who: string, window: number): Key => ({
    pk: `RATE#${scope}#${who}`,
    sk: String(window),
  }),
  usage: (userId: string, day: string): Key => ({ pk: ofUser(userId), sk: `USAGE#${day}` }),
  /** What a user asked last and was shown, for questions that refer to it; gone at midnight in Toronto. */
  turn: (userId: string): Key => ({ pk: ofUser(userId), sk: 'TURN' }),
  ask: (userId: string, id: string): Key => ({ pk: ofUser(userId), sk: `ASK#${id}` }),
  /** A bet that the user named; not a prediction, so not in their list. */
  ownAsk: (userId: string, id: string): Key => ({ pk: ofUser(userId), sk: `OWN#${id}` }),
  pick: (userId: string, id: string): Key => ({ pk: ofUser(userId), sk: `PICK#${id}` }),
  /** Makes a user's pick of a prediction unique. */
  saved: (userId: string, promptLogId: string): Key => ({ pk: ofUser(userId), sk: `SAVED#${promptLogId}` }),
  /** A shared pick, visible to anyone who has its random ID. */
  share: (id: string): Key => ({ pk: `SHARE#${id}`, sk: 'SHARE' }),
  /** The same share, in the owner's partition. */
  sharedPick: (userId: string, pickId: string): Key => ({ pk: ofUser(userId), sk: `SHARED#${pickId}` }),
  /** A user's number of picks, by status and by sport and status. */
  tally: (userId: string): Key => ({ pk: ofUser(userId), sk: 'TALLY' }),
  /** Counts of the picks a user saved on a day. */
  record: (userId: string, day: string): Key => ({ pk: ofUser(userId), sk: `RECORD#${day}` }),
  /** Counts of the settled ones by sport and by bet type; a separate item, because only the record's charts read it. */
  recordByKind: (userId: string, day: string): Key => ({ pk: ofUser(userId), sk: `KINDS#${day}` }),
  /** Both counts by month, `YYYY-MM`, so that an all-time record reads twelve items per year. */
  recordOfMonth: (userId: string, month: string): Key => ({ pk: ofUser(userId), sk: `MONTH#${month}` }),
  /** Counts of the slate's settled predictions, by the month they were made in, `YYYY-MM`. */
  trackRecord: (month: string): Key => ({ pk: lists.trackRecord().pk, sk: month }),
  openLeg: (gameId: string, userId: string, pickId: string, index: number): Key => ({
    pk: `GAME#${gameId}`,
    sk: `LEG#${userId}#${pickId}#${index}`,
  }),
  /** @param result from `resultOf`; contains neither `#` nor `~` */
  gradedLeg: (gameId: string, result: string, userId: string, pickId: string, index: number): Key => ({
    pk: lists.gradedLegs(gameId).pk,
    sk: `${lists.gradedLegs(gameId).under(result)}${userId}#${pickId}#${index}`,
  }),
  game: (sport: string, day: string, startsAt: string, id: string): Key => ({
    pk: `GAMES#${sport}#${day}`,
    sk: `${startsAt}#${id}`,
  }),
  /** Recent and upcoming games of each team of a sport. */
  recentGames: (sport: string): Key => ({ pk: `GAMES#${sport}`, sk: 'RECENT' }),
  /** What every question about a sport reads: its games of the week with their main lines, and the names in them. */
  board: (sport: string): Key => ({ pk: `BOARD#${sport}`, sk: 'BOARD' }),
  /** The player props of a sport's upcoming games on a day, with their players identified. */
  dayProps: (sport: string, day: string): Key => ({ pk: `PROPS#${sport}#${day}`, sk: 'PROPS' }),
  /** A game's prices other than its main lines, as the feed sends them; after the start, the closing prices. */
  prices: (gameId: string): Key => ({ pk: `PRICES#${gameId}`, sk: 'PRICES' }),
  /** A game's alternate lines, team totals and prices of its parts. */
  gameMarkets: (gameId: string): Key => ({ pk: `PRICES#${gameId}`, sk: 'MARKETS' }),
  /** A team's players with their games of the season. */
  season: (sport: string, teamId: string): Key => ({ pk: `SEASON#${sport}#${teamId}`, sk: 'SEASON' }),
  /** The names of all players by sport and team, priced or not. */
  playerNames: (): Key => ({ pk: 'NAMES', sk: 'NAMES' }),
  /** A sport's data for facts about its games. */
  sheet: (sport: string): Key => ({ pk: `SHEET#${sport}`, sk: 'SHEET' }),
  /** The line scores of its results, which only questions about a part of a game read. */
  sheetLines: (sport: string): Key => ({ pk: `SHEET#${sport}`, sk: 'LINES' }),
  /** A game's props before `prices`; still read to grade picks on games of that time. */
  props: (sport: string, day: string, gameId: string): Key => ({
    pk: `PROPS#${sport}`,
    sk: `${day}#${gameId}`,
  }),
  /** The player statistics of a game. */
  boxScore: (gameId: string): Key => ({ pk: `BOX#${gameId}`, sk: 'BOX' }),
  /** The days for which a sport's box scores were read. */
  boxDays: (sport: string): Key => ({ pk: `BOXDAYS#${sport}`, sk: 'DAYS' }),
  /** A team's players before `season`; still read for teams that have not played since. */
  players: (sport: string, teamId: string): Key => ({ pk: `PLAYERS#${sport}`, sk: teamId }),
  /** The last read of a sport's games from the feed. */
  feedState: (sport: string): Key => ({ pk: 'FEEDS', sk: sport }),
  /** The markets of each sport that have prices now. */
  priced: (): Key => ({ pk: 'PRICED', sk: 'PRICED' }),
  /** A page of the feed other than the games: standings, injuries, head-to-head results. */
  feedPage: (name: string): Key => ({ pk: `FEEDPAGE#${name}`, sk: 'PAGE' }),
  /** The lock for reading a feed. */
  feedLock: (feed: string): Key => ({ pk: `FEEDLOCK#${feed}`, sk: 'LOCK' }),
  /** @param id the payment provider's customer ID */
  customer: (id: string): Key => ({ pk: `CUSTOMER#${id}`, sk: 'CUSTOMER' }),
  /** @param id the payment provider's event ID */
  paymentEvent: (id: string): Key => ({ pk: `EVENT#${id}`, sk: 'EVENT' }),
  /** An account that is being removed. */
  leaving: (userId: string): Key => ({ pk: 'LEAVING', sk: userId }),
  /** An account whose address has a label, such as `jo+bets@example.com`. */
  labeled: (mailbox: string, userId: string): Key => ({ pk: lists.labeled(mailbox).pk, sk: userId }),
  /** @param hash SHA-256 of a mailbox; the exclusion outlives the account */
  exclusion: (hash: string): Key => ({ pk: `EXCLUDED#${hash}`, sk: 'EXCLUDED' }),
  referral: (code: string): Key => ({ pk: `REFERRAL#${code}`, sk: 'REFERRAL' }),
  /** An account that was created with a user's referral code, until that user's account is deleted. */
  referredFriend: (userId: string, friendId: string): Key => ({
    pk: ofUser(userId),
    sk: `${lists.referredFriends(userId).prefix}${friendId}`,
  }),
  /** @param account partition of a user or an administrator @param id our ID, not the authenticator's */
  passkey: (account: string, id: string): Key => ({ pk: account, sk: `${passkeyPrefix}${id}` }),
  /** The account that a credential belongs to; at most one. */
  credential: (id: string): Key => ({ pk: `CREDENTIAL#${id}`, sk: 'CREDENTIAL' }),
  challenge: (challenge: string): Key => ({ pk: `CHALLENGE#${challenge}`, sk: 'CHALLENGE' }),
  /** A referrer's credit for a friend's first payment. @param mailbox hash of the friend's mailbox */
  referralCredit: (userId: string, mailbox: string): Key => ({ pk: ofUser(userId), sk: `CREDIT#${mailbox}` }),
  /** The amount credited to a referrer in a month, `YYYY-MM`. */
  creditedMonth: (userId: string, month: string): Key => ({ pk: ofUser(userId), sk: `CREDITED#${month}` }),
  /** A mailbox that has already earned a referrer a credit. */
  referredMailbox: (mailbox: string): Key => ({ pk: `REFERRED#${mailbox}`, sk: 'REFERRED' }),
  /** A user's notification settings and devices. */
  notices: (userId: string): Key => ({ pk: ofUser(userId), sk: 'NOTICES' }),
  /** A user in the list of those who have a kind of notice on. */
  noticePlace: (kind: string, userId: string): Key => ({ pk: lists.noticePlaces(kind).pk, sk: userId }),
  /** The progress of sending a kind of notice through that list. */
  noticeWalk: (kind: string): Key => ({ pk: 'NOTICES#WALKS', sk: kind }),
  /** A grade whose notice has not been sent yet. @param nth number of grades of the pick, this one included */
  waitingNotice: (userId: string, pickId: string, nth: string): Key => ({
    pk: lists.waitingNotices().pk,
    sk: `${userId}#${pickId}#${nth}`,
  }),
  /** A notice that was sent to a user, so that it is sent only once. */
  sentNotice: (userId: string, occasion: string): Key => ({ pk: ofUser(userId), sk: `TOLD#${occasion}` }),
  /** A mail about a plan or an account that has not been sent yet. @param at ISO 8601 */
  waitingMail: (at: string, userId: string): Key => ({
    pk: lists.waitingMails().pk,
    sk: `${at}#${userId}`,
  }),
  admin: (canonicalEmail: string): Key => ({ pk: `ADMIN#${canonicalEmail}`, sk: 'ADMIN' }),
  listPlace: (list: string, order: string, userId: string): Key => ({
    pk: lists.people(list).pk,
    sk: `${order}${separator}${userId}`,
  }),
  word: (word: string, userId: string): Key => ({
    pk: lists.word(word).pk,
    sk: `${word}${separator}${userId}`,
  }),
  phrase: (phrase: string, userId: string): Key => ({
    pk: lists.phrase(phrase).pk,
    sk: `${phrase}${separator}${userId}`,
  }),
  /** Counters are sharded: over partitions, because one takes few writes, and over lanes in each, so that few conflict. */
  counters: (shard: number, lane: number): Key => ({
    pk: shardPartition(counters, shard),
    sk: twoDigits(lane),
  }),
  dayCounters: (day: string, shard: number, lane: number): Key => ({
    pk: shardPartition(dayCounters, shard),
    sk: `${day}#${twoDigits(lane)}`,
  }),
  /** Counters from before their shards had partitions. They are added to the others, and never change. */
  oldCounters: (lane: number): Key => ({ pk: counters, sk: twoDigits(lane) }),
  oldDayCounters: (day: string, lane: number): Key => ({ pk: dayCounters, sk: `${day}#${twoDigits(lane)}` }),
  audit: (userId: string, at: string, id: string): Key => ({ pk: ofUser(userId), sk: `AUDIT#${at}#${id}` }),
} as const;

/** Sort-key prefixes of a user's items of one kind, and the partitions of lists. */
export const lists = {
  asks: (userId: string) => ({ pk: ofUser(userId), prefix: 'ASK#' }),
  ownAsks: (userId: string) => ({ pk: ofUser(userId), prefix: 'OWN#' }),
  picks: (userId: string) => ({ pk: ofUser(userId), prefix: 'PICK#' }),
  saved: (userId: string) => ({ pk: ofUser(userId), prefix: 'SAVED#' }),
  sharedPicks: (userId: string) => ({ pk: ofUser(userId), prefix: 'SHARED#' }),
  usage: (userId: string) => ({ pk: ofUser(userId), prefix: 'USAGE#' }),
  referredFriends: (userId: string) => ({ pk: ofUser(userId), prefix: 'FRIEND#' }),
  referralCredits: (userId: string) => ({ pk: ofUser(userId), prefix: 'CREDIT#' }),
  records: (userId: string) => ({ pk: ofUser(userId), prefix: 'RECORD#' }),
  recordsOfMonths: (userId: string) => ({ pk: ofUser(userId), prefix: 'MONTH#' }),
  trackRecord: () => ({ pk: 'TRACKRECORD' }),
  openLegs: (gameId: string) => ({ pk: `GAME#${gameId}`, prefix: 'LEG#' }),
  /** Sort directly before the open legs, because one query reads both. */
  gradedLegs: (gameId: string) => ({
    pk: `GAME#${gameId}`,
    prefix: 'GRADED#',
    under: (result: string) => `GRADED#${result}#`,
  }),
  games: (sport: string, day: string) => ({ pk: `GAMES#${sport}#${day}` }),
  // The next three are short, because a deep page and a search read a thousand of these keys.
  /** @param list two letters, for the plan and the sort order */
  people: (list: string) => ({ pk: `L#${list}` }),
  word: (beginning: string) => ({ pk: `W#${firstOf(beginning)}`, prefix: beginning }),
  phrase: (beginning: string) => ({ pk: `P#${firstOf(beginning)}`, prefix: beginning }),
  leaving: () => ({ pk: 'LEAVING' }),
  labeled: (mailbox: string) => ({ pk: `MAILBOX#${mailbox}` }),
  noticePlaces: (kind: string) => ({ pk: `NOTICES#${kind}` }),
  waitingNotices: () => ({ pk: 'NOTICES#WAITING' }),
  waitingMails: () => ({ pk: 'MAILS#WAITING' }),
  /** All items in a user's partition. */
  everything: (userId: string) => ({ pk: ofUser(userId) }),
  feedStates: () => ({ pk: 'FEEDS' }),
  counters: (shard: number) => ({ pk: keys.counters(shard, 0).pk }),
  dayCounters: (shard: number) => ({ pk: keys.dayCounters('', shard, 0).pk }),
  oldCounters: () => ({ pk: counters }),
  oldDayCounters: () => ({ pk: dayCounters }),
  audit: (userId: string) => ({ pk: ofUser(userId), prefix: 'AUDIT#' }),
  /** @param account partition of a user or an administrator */
  passkeys: (account: string) => ({ pk: account, prefix: passkeyPrefix }),
} as const;

/** A user's picks by status, newest last: the sort key of `picks-by-status`. */
export const statusOrder = (status: string, pickId: string) => `${status}#${pickId}` as const;

/** By first start, settled picks before open ones: the sort key of `picks-by-start`. */
export const startOrder = (isOpen: boolean, startsAt: string, pickId: string) =>
  `${startOrders(isOpen)}${startsAt}#${pickId}` as const;

/** The prefix in `startOrder` of all open or all settled picks. */
export const startOrders = (isOpen: boolean) => (isOpen ? 'open#' : 'graded#');

/** Larger than any profit in cents; added so that negative profits sort correctly as text. */
const profitOffset = 10 ** 14;

/** By profit: the sort key of `picks-by-profit`, which contains only picks with a profit. */
export const profitOrder = (profitCents: number, pickId: string) =>
  `${String(profitOffset + profitCents).padStart(15, '0')}#${pickId}` as const;
