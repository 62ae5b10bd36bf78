/** The bet that words with given roles make. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import { gameSports, type Sport } from '../../../contracts/feed/sports.ts';
import { isOfSport } from '../../feed/players/stat-sports.ts';
import type { Told } from '../encoder/told.ts';
import { canonicalPrompt } from '../reading/canonical-prompt.ts';
import { playersMeant, sportOfPlayer } from '../reading/names/known-players.ts';
import { titled } from '../reading/names/players.ts';
import { type Context, readPhrase, readQuestion } from '../reading/read.ts';
import { assembled } from './assemble.ts';
import { inOnePiece } from './joined.ts';
import { restated } from './restated.ts';
import { withEachSide } from './said/each-side.ts';
import { withCatches } from './said/kinds/caught.ts';
import { withYardsOfEach } from './said/kinds/stacked.ts';
import { asMeant, type Meant } from './said/meant.ts';
import { inOneName } from './said/names.ts';
import { withBrothers, withEachPlayer, withTeamsOfPlayers } from './said/of-players.ts';
import { spelledRight } from './said/spelling.ts';
import type { Span } from './spans.ts';
import { textOf } from './text-of.ts';
import type { Read } from './values.ts';

/** The bet of these words as they are, with those in one piece that belong together, or by what those mean that the grammar does not know. */
export function betIn(spans: readonly Span[], told: Told, context: Context): Bet {
  const asSaid = readingOf(spans, context);
  if (asSaid) return { reading: asSaid, isAsSaid: true, share: 1 };
  const whole = inOnePiece(spans, told);
  const joined = whole.length < spans.length ? readingOf(whole, context) : undefined;
  if (joined) return { reading: joined, isAsSaid: false, share: 1 };
  const meant = asMeant(whole, told.meaningOf, context);
  const byMeaning = meant && readingOf(meant.spans, context);
  const reading = byMeaning && isPlayed(byMeaning) ? byMeaning : undefined;
  return { reading, isAsSaid: false, share: meant?.share ?? 1 };
}

/** "Crossing the goal line" of football players are no goals. */
const isPlayed = (bet: Reading): boolean =>
  [bet, ...bet.wishes].every(({ stat, sports }) => {
    const named = sports.length > 0 ? sports : bet.sports;
    return named.length === 0 || named.some((sport) => isOfSport(sport, stat));
  });

export interface Bet extends Pick<Meant, 'share'> {
  /** Undefined for words that make none. */
  readonly reading: Reading | undefined;
  readonly isAsSaid: boolean;
}

/** @returns the bet of these words; undefined if they make none that the grammar reads back */
export function readingOf(told: readonly Span[], asked: Context): Reading | undefined {
  const spans = withYardsOfEach(
    withCatches(
      withEachPlayer(withBrothers(withTeamsOfPlayers(withEachSide(told, asked), asked), asked), asked),
    ),
    asked,
  );
  const typed = restated(spans);
  const known = inSportOf(
    spans.filter(({ role, tokens: [at] }) => role === 'vs' && !typed.some(({ tokens }) => tokens[0] === at)),
    asked,
  );
  const inContext = (context: Context) => {
    const spelled = typed.map((span) => spelledRight(span, context));
    return readBack(spelled, withStrangers(spelled, context));
  };
  const bet = inContext(known);
  const strange = bet ? namesakesIn(bet, typed, known) : [];
  return strange.length === 0 ? bet : inContext(without(strange, known));
}

/** "The Jets at the Bills": whom a team plays has no leg, and says which Jets they are. */
function inSportOf(opponents: readonly Span[], context: Context): Context {
  const [sport] = opponents.flatMap(
    ({ words }) => readPhrase(`against the ${words}`, context).reading.teams[0]?.sport ?? [],
  );
  return sport ? { ...context, selectedSport: sport } : context;
}

/** @returns the bet as the grammar reads it from its canonical prompt; undefined if that says anything else */
function readBack(spans: readonly Span[], context: Context): Reading | undefined {
  const bet = betOf(spans, context);
  if (!bet) return undefined;
  const read = readQuestion(canonicalPrompt(bet), context);
  return read.unread.length === 0 && withoutNames(read.reading) === withoutNames(bet)
    ? read.reading
    : undefined;
}

/** A full name that nobody has is a player's all the same, and not that of a namesake: "Scottie Barnes" is no Harrison Barnes. */
function withStrangers(spans: readonly Span[], context: Context): Context {
  const { players = [], roster } = context;
  const strangers = spans.flatMap(({ role, words }) => {
    const isFull = role === 'player' && /^\p{L}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]+){1,2}$/u.test(words);
    const isKnown = playersMeant(words.toLowerCase(), { players, roster, isOfPlayer: true }).length > 0;
    return isFull && !isKnown ? [titled(words)] : [];
  });
  return strangers.length === 0
    ? context
    : { ...context, players: [...players, ...strangers], phrases: new Map() };
}

/**
 * "Hampton anytime touchdown": whom we know by a surname only in a sport without the statistic is somebody else.
 * @returns the names of those who are not meant
 */
function namesakesIn(bet: Reading, spans: readonly Span[], { roster = [] }: Context): readonly string[] {
  const isFull = (name: string) =>
    spans.some(({ role, words }) => role === 'player' && words.toLowerCase() === name.toLowerCase());
  return [bet, ...bet.wishes].flatMap(({ player, stat }) => {
    const sport = player === null ? undefined : sportOfPlayer(player, roster);
    return player !== null && sport && !isOfSport(sport, stat) && !isFull(player) ? [player] : [];
  });
}

function without(names: readonly string[], context: Context): Context {
  const { players = [], roster = [] } = context;
  return {
    ...context,
    phrases: new Map(),
    players: players.filter((name) => !names.includes(name)),
    roster: roster.filter(({ name }) => !names.includes(name)),
  };
}

function betOf(spans: readonly Span[], context: Context): Reading | undefined {
  const isOfPlayers = spans.some(({ role }) => role === 'player' || role === 'stat');
  const readAlone: Read = (words) => readPhrase(words, context);
  const named = inOneName(spans, readAlone);
  const bet = (sport: Sport, teamsNear: readonly string[]) =>
    assembled(named, sport, (selectedSport) => {
      const of = { ...context, selectedSport, teamsNear, isOfPlayers };
      return (words) => readPhrase(words, of);
    });
  const selected = bet(context.selectedSport, []);
  const common = ofOneSport(named, selected, context, (sport) => bet(sport, []));
  if (common) return common;
  const alone = selected ?? ofNamedPlayers(named, context, (sport) => bet(sport, []));
  if (!alone) return undefined;
  // "Acuna a run, Braves -1.5", "Carolina -1.5, Svechnikov a goal": one leg says who or what another means.
  const sport = sportOfPlayers(alone, context) ?? context.selectedSport;
  const near = [alone, ...alone.wishes].flatMap(({ teams }) => teams.map(({ name }) => name));
  const isAlone = sport === context.selectedSport && near.length === 0;
  return isAlone ? alone : (bet(sport, near) ?? alone);
}

/**
 * "BOS ML NYR ML WSH ML": where only one sport has all of several teams, they are of that one.
 * @param selected the bet in the light of the selected sport
 */
function ofOneSport(
  spans: readonly Span[],
  selected: Reading | undefined,
  { selectedSport }: Context,
  bet: (sport: Sport) => Reading | undefined,
): Reading | undefined {
  // "Jets plus the points at the Bills": an opponent says so, too.
  const teams = spans.filter(({ role, isRefused }) => (role === 'team' || role === 'vs') && !isRefused);
  const isSaid = spans.some(({ role }) => role === 'sport' || role === 'player' || role === 'group');
  // "Cincy Orlando" are the two teams of a game.
  const isOfGame = spans.some(
    ({ role, words, isRefused }) => role === 'game' && !isRefused && /\S\s+\S/.test(words),
  );
  const isIn = (made: Reading, sport: Sport) => {
    const named = [made, ...made.wishes].flatMap(({ teams: of }) => of);
    return named.length > 1 && named.every((team) => team.sport === sport);
  };
  if (isSaid || (teams.length < 2 && !isOfGame) || (selected && isIn(selected, selectedSport)))
    return undefined;
  const [only, ...others] = gameSports.flatMap((sport) => {
    const made = sport === selectedSport ? undefined : bet(sport);
    return made && isIn(made, sport) ? [made] : [];
  });
  return others.length === 0 ? only : undefined;
}

/** "Rangers to win with Panarin to score": where a team can be of several sports, it is of that of the players. */
function ofNamedPlayers(
  spans: readonly Span[],
  { roster, players }: Context,
  bet: (sport: Sport) => Reading | undefined,
): Reading | undefined {
  const sportsOf = (words: string) =>
    playersMeant(words.toLowerCase(), { roster, players, isOfPlayer: true }).flatMap(
      (name) => sportOfPlayer(name, roster) ?? [],
    );
  const sports = spans.flatMap(({ role, words, isRefused }) =>
    role === 'player' && !isRefused ? sportsOf(words) : [],
  );
  const [sport, ...others] = new Set(sports);
  if (!sport || others.length > 0) return undefined;
  const made = bet(sport);
  return made && [made, ...made.wishes].every(({ stat }) => isOfSport(sport, stat)) ? made : undefined;
}

/** The only sport of the players in a bet. */
function sportOfPlayers(bet: Reading, { roster }: Context): Sport | undefined {
  const players = [bet, ...bet.wishes].flatMap(({ player }) => player ?? []);
  const [sport, ...others] = new Set(players.map((player) => sportOfPlayer(player, roster)));
  return others.length === 0 ? sport : undefined;
}

/** Beside the other legs, a surname can be told to be somebody's: "Allen" in a game of the Bills. */
const names: ReadonlySet<string> = new Set(['player', 'sports']);
const withoutNames = (reading: Reading): string => textOf(reading, names);
