/** Every key of the table; no other file builds one. */

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** Sorts before whatever a person types: control characters are refused in names and addresses. */
export const separator = '\u0001';

/** The id at the end of a sort key that was made with the separator. */
export const idAtEnd = (sk: string) => sk.slice(sk.lastIndexOf(separator) + 1);

const firstOf = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0);
const twoDigits = (number: number) => String(number).padStart(2, '0');
const passkeyPrefix = 'PASSKEY#';
const ofUser = (userId: string) => `USER#${userId}` as const;

export const keys = {
  user: (id: string): Key => ({ pk: ofUser(id), sk: 'USER' }),
  emailLock: (canonicalEmail: string): Key => ({ pk: `EMAIL#${canonicalEmail}`, sk: 'EMAIL' }),
  /** @param hash SHA-256 of the token, hex; the token itself is only in the mail. */
  token: (userId: string, hash: string): Key => ({ pk: ofUser(userId), sk: `TOKEN#${hash}` }),
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
  /** A pick that anybody may see who knows the id, which is random. */
  share: (id: string): Key => ({ pk: `SHARE#${id}`, sk: 'SHARE' }),
  /** The same for its owner. */
  sharedPick: (userId: string, pickId: string): Key => ({ pk: ofUser(userId), sk: `SHARED#${pickId}` }),
  /** How many picks a person has, by status and by sport and status. */
  tally: (userId: string): Key => ({ pk: ofUser(userId), sk: 'TALLY' }),
  /** The picks a person saved on a day, counted. */
  record: (userId: string, day: string): Key => ({ pk: ofUser(userId), sk: `RECORD#${day}` }),
  /** The settled ones of those, counted by sport and by bet type: apart, since only the record's charts read them. */
  recordByKind: (userId: string, day: string): Key => ({ pk: ofUser(userId), sk: `KINDS#${day}` }),
  /** What both of those count, by the month, `YYYY-MM`: a record of all time reads twelve items a year. */
  recordOfMonth: (userId: string, month: string): Key => ({ pk: ofUser(userId), sk: `MONTH#${month}` }),
  /** What is counted of the slate's settled predictions, by the month they were made in, `YYYY-MM`. */
  trackRecord: (month: string): Key => ({ pk: lists.trackRecord().pk, sk: month }),
  openLeg: (gameId: string, userId: string, pickId: string, index: number): Key => ({
    pk: `GAME#${gameId}`,
    sk: `LEG#${userId}#${pickId}#${index}`,
  }),
  /** @param result what graded it: sorts before a `#` and a `~` */
  gradedLeg: (gameId: string, result: string, userId: string, pickId: string, index: number): Key => ({
    pk: lists.gradedLegs(gameId).pk,
    sk: `${lists.gradedLegs(gameId).under(result)}${userId}#${pickId}#${index}`,
  }),
  game: (sport: string, day: string, startsAt: string, id: string): Key => ({
    pk: `GAMES#${sport}#${day}`,
    sk: `${startsAt}#${id}`,
  }),
  /** Each team's last and next games of a sport. */
  recentGames: (sport: string): Key => ({ pk: `GAMES#${sport}`, sk: 'RECENT' }),
  /** What facts about a sport's games are made of. */
  sheet: (sport: string): Key => ({ pk: `SHEET#${sport}`, sk: 'SHEET' }),
  /** The player props of a game. */
  props: (sport: string, day: string, gameId: string): Key => ({
    ...lists.props(sport),
    sk: `${day}#${gameId}`,
  }),
  /** What the players did in a game. */
  boxScore: (gameId: string): Key => ({ pk: `BOX#${gameId}`, sk: 'BOX' }),
  /** The days of which a sport's box scores were read. */
  boxDays: (sport: string): Key => ({ pk: `BOXDAYS#${sport}`, sk: 'DAYS' }),
  /** A team's players with their last games. */
  players: (sport: string, teamId: string): Key => ({ ...lists.players(sport), sk: teamId }),
  /** How a sport's games were last read from the feed. */
  feedState: (sport: string): Key => ({ pk: 'FEEDS', sk: sport }),
  /** What of each sport can be bet on now. */
  priced: (): Key => ({ pk: 'PRICED', sk: 'PRICED' }),
  /** A page of the feed beside the games: standings, injuries, meetings. */
  feedPage: (name: string): Key => ({ pk: `FEEDPAGE#${name}`, sk: 'PAGE' }),
  /** Held by whoever reads a feed just now. */
  feedLock: (feed: string): Key => ({ pk: `FEEDLOCK#${feed}`, sk: 'LOCK' }),
  /** @param id the payment provider's id of a customer */
  customer: (id: string): Key => ({ pk: `CUSTOMER#${id}`, sk: 'CUSTOMER' }),
  /** @param id the payment provider's id of an event */
  paymentEvent: (id: string): Key => ({ pk: `EVENT#${id}`, sk: 'EVENT' }),
  /** An account that is being removed, until nothing of it is left. */
  leaving: (userId: string): Key => ({ pk: 'LEAVING', sk: userId }),
  /** An account whose address is another than the plain one of its mailbox: `jo+bets@example.com`. */
  labeled: (mailbox: string, userId: string): Key => ({ pk: lists.labeled(mailbox).pk, sk: userId }),
  /** @param hash SHA-256 of a mailbox: it outlives the account. */
  exclusion: (hash: string): Key => ({ pk: `EXCLUDED#${hash}`, sk: 'EXCLUDED' }),
  referral: (code: string): Key => ({ pk: `REFERRAL#${code}`, sk: 'REFERRAL' }),
  /** An account that was made with a person's referral code, and says so until the person leaves. */
  referredFriend: (userId: string, friendId: string): Key => ({
    pk: ofUser(userId),
    sk: `${lists.referredFriends(userId).prefix}${friendId}`,
  }),
  /** @param account partition of a user or an administrator, @param id ours, not the authenticator's */
  passkey: (account: string, id: string): Key => ({ pk: account, sk: `${passkeyPrefix}${id}` }),
  /** Whose passkey a credential is: one account's only. */
  credential: (id: string): Key => ({ pk: `CREDENTIAL#${id}`, sk: 'CREDENTIAL' }),
  challenge: (challenge: string): Key => ({ pk: `CHALLENGE#${challenge}`, sk: 'CHALLENGE' }),
  /** What a friend's first payment earned the person who referred them. @param mailbox hash of the friend's mailbox */
  referralCredit: (userId: string, mailbox: string): Key => ({ pk: ofUser(userId), sk: `CREDIT#${mailbox}` }),
  /** How much of it was credited in a month, `YYYY-MM`. */
  creditedMonth: (userId: string, month: string): Key => ({ pk: ofUser(userId), sk: `CREDITED#${month}` }),
  /** A mailbox that has earned somebody a credit. */
  referredMailbox: (mailbox: string): Key => ({ pk: `REFERRED#${mailbox}`, sk: 'REFERRED' }),
  /** What a person has turned on of notifications, with their devices. */
  notices: (userId: string): Key => ({ pk: ofUser(userId), sk: 'NOTICES' }),
  /** A person among those who have a kind of notification on. */
  noticePlace: (kind: string, userId: string): Key => ({ pk: lists.noticePlaces(kind).pk, sk: userId }),
  /** How far a kind has gone through them. */
  noticeWalk: (kind: string): Key => ({ pk: 'NOTICES#WALKS', sk: kind }),
  /** A grade that waits to be told. @param nth how many grades the pick has with it */
  waitingNotice: (userId: string, pickId: string, nth: string): Key => ({
    pk: lists.waitingNotices().pk,
    sk: `${userId}#${pickId}#${nth}`,
  }),
  /** What a person was told, so that it is not told twice. */
  sentNotice: (userId: string, occasion: string): Key => ({ pk: ofUser(userId), sk: `TOLD#${occasion}` }),
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
  sharedPicks: (userId: string) => ({ pk: ofUser(userId), prefix: 'SHARED#' }),
  usage: (userId: string) => ({ pk: ofUser(userId), prefix: 'USAGE#' }),
  referredFriends: (userId: string) => ({ pk: ofUser(userId), prefix: 'FRIEND#' }),
  referralCredits: (userId: string) => ({ pk: ofUser(userId), prefix: 'CREDIT#' }),
  records: (userId: string) => ({ pk: ofUser(userId), prefix: 'RECORD#' }),
  recordsOfMonths: (userId: string) => ({ pk: ofUser(userId), prefix: 'MONTH#' }),
  trackRecord: () => ({ pk: 'TRACKRECORD' }),
  openLegs: (gameId: string) => ({ pk: `GAME#${gameId}`, prefix: 'LEG#' }),
  /** Sort before the open legs, and nothing between the two, since both are read at once. */
  gradedLegs: (gameId: string) => ({
    pk: `GAME#${gameId}`,
    prefix: 'GRADED#',
    under: (result: string) => `GRADED#${result}#`,
  }),
  games: (sport: string, day: string) => ({ pk: `GAMES#${sport}#${day}` }),
  props: (sport: string) => ({ pk: `PROPS#${sport}` }),
  players: (sport: string) => ({ pk: `PLAYERS#${sport}` }),
  // The next three are short, because a page far down the list, and a search, read a thousand of these keys.
  /** @param list two letters: whose list, and in which order */
  people: (list: string) => ({ pk: `L#${list}` }),
  word: (beginning: string) => ({ pk: `W#${firstOf(beginning)}`, prefix: beginning }),
  phrase: (beginning: string) => ({ pk: `P#${firstOf(beginning)}`, prefix: beginning }),
  leaving: () => ({ pk: 'LEAVING' }),
  labeled: (mailbox: string) => ({ pk: `MAILBOX#${mailbox}` }),
  noticePlaces: (kind: string) => ({ pk: `NOTICES#${kind}` }),
  waitingNotices: () => ({ pk: 'NOTICES#WAITING' }),
  /** All that is a person's own. */
  everything: (userId: string) => ({ pk: ofUser(userId) }),
  feedStates: () => ({ pk: 'FEEDS' }),
  counters: () => ({ pk: 'COUNTERS' }),
  dayCounters: () => ({ pk: 'DAYCOUNTERS' }),
  audit: (userId: string) => ({ pk: ofUser(userId), prefix: 'AUDIT#' }),
  /** @param account partition of a user or an administrator */
  passkeys: (account: string) => ({ pk: account, prefix: passkeyPrefix }),
} as const;

/** Order of a person's picks within one status, newest last: the sort key of `picks-by-status`. */
export const statusOrder = (status: string, pickId: string) => `${status}#${pickId}` as const;

/** Order by the first start, the settled before the open: the sort key of `picks-by-start`. */
export const startOrder = (isOpen: boolean, startsAt: string, pickId: string) =>
  `${startOrders(isOpen)}${startsAt}#${pickId}` as const;

/** What all of a kind begin with in `startOrder`. */
export const startOrders = (isOpen: boolean) => (isOpen ? 'open#' : 'graded#');

/** No profit in cents is as far from 0: what is added to one sorts as text. */
const profitOffset = 10 ** 14;

/** Order by profit: the sort key of `picks-by-profit`, which has only the picks that have one. */
export const profitOrder = (profitCents: number, pickId: string) =>
  `${String(profitOffset + profitCents).padStart(15, '0')}#${pickId}` as const;
