/** Who is named: teams and players in the feed's spelling, of the sport that the other words say. */

import type { PropStat } from '../../../../contracts/feed/props.ts';
import { gameSports, type Sport } from '../../../../contracts/feed/sports.ts';
import { sportsOfStat } from '../../../feed/players/stat-sports.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import {
  ownersMeant,
  playerSpelled,
  playersMeant,
  sportOfPlayer,
} from '../../reading/names/known-players.ts';
import { titled } from '../../reading/names/players.ts';
import { type Context, readPhrase } from '../../reading/read.ts';
import { termsOf as termsOfRole } from '../../roles/values.ts';
import { lexicon } from '../table/lexicon.ts';
import { subjectOf } from '../table/subject.ts';
import { termsOf } from '../table/terms.ts';
import { type Asked, ofRole } from './asked.ts';

export interface Named {
  /** Of the teams; without any, those named. */
  readonly sports: readonly Sport[];
  /** Those that it is about, the two of a game too. */
  readonly teams: readonly string[];
  readonly against: readonly string[];
  readonly players: readonly string[];
  /** Those without whom, or with whom, games were played. */
  readonly without: readonly string[];
  readonly beside: readonly string[];
}

const none = lexicon<never>({});

/**
 * @param stats what is counted, which says the sport
 * @returns undefined where a name is nobody's, or can be several teams'
 */
export function namesIn(asked: Asked, stats: readonly PropStat[], context: Context): Named | undefined {
  const said = ofRole(asked, 'sport', 'group').map(({ words }) => words);
  const spans = ofRole(asked, 'team', 'game', 'vs');
  const ofPlayers = ofRole(asked, 'player', 'out', 'with');
  const { roster, players, teams } = context;
  const read = (words: string, selectedSport: Sport) =>
    termsOf(words, none, { selectedSport, teams, players, roster, today: leagueDay(context.now) });
  const teamsIn = (words: readonly string[], selected: Sport) => {
    const terms = read(words.map((each) => bare(each)).join(' , '), selected);
    const subject = subjectOf(terms);
    return { ...subject, isUnclear: terms.isUnclear || (words.length > 0 && subject.teams.length === 0) };
  };
  const ofStats = sportsOfStat(stats[0] ?? null);
  const naming = (sport?: Sport) => ({
    roster,
    players,
    isOfPlayer: true,
    selected: sport ?? context.selectedSport,
  });
  const meant = (words: string, sports: readonly Sport[]) =>
    playersMeant(bareName(words), { ...naming(sports[0]), sports });
  const sportsIn = (words: string) => {
    const named = subjectOf(read(words, context.selectedSport)).sports;
    return named.length > 0 ? named : (termsOfSport(words, context) ?? []);
  };
  // Golf has tournaments and no teams, and is read elsewhere.
  if (ofRole(asked, 'sport').some(({ words }) => sportsIn(words).length === 0)) return undefined;
  const sportsNamed = [...new Set(said.flatMap(sportsIn))];
  const homes = ofPlayers.flatMap(({ words }) => {
    const [one, ...others] = meant(words, sportsNamed.length > 0 ? sportsNamed : ofStats);
    return one !== undefined && others.length === 0 ? (sportOfPlayer(one, roster) ?? []) : [];
  });
  const [likely = context.selectedSport] = [
    ...sportsNamed,
    ...homes,
    ...(ofStats.includes(context.selectedSport) ? [] : ofStats),
  ];
  const all = teamsIn(
    spans.map(({ words }) => words),
    likely,
  );
  if (spans.length > 0 && all.isUnclear) return undefined;
  const sport = all.sports.length === 1 ? all.sports[0] : likely;
  const apart = (roles: readonly string[]) => {
    const own = spans.filter(({ role }) => roles.includes(role));
    return own.map(({ words }) => teamsIn([words], sport ?? likely));
  };
  const [own, against] = [apart(['team', 'game']), apart(['vs'])];
  const sports = all.sports.length > 0 ? all.sports : sportsNamed;
  const person = (role: string) => {
    const named = ofPlayers.filter((span) => span.role === role);
    return named.map(({ words }) => {
      const near = { teams: all.teams, sports: sports.length > 0 ? sports : ofStats };
      const asked = { ...naming(sport), ...near };
      const typed = bareName(words);
      const spelled = playerSpelled(typed, asked) ?? playerSpelled(typed.replace(/s$/, ''), asked);
      const [name = spelled, ...others] = ownersMeant(typed, asked);
      // A name that nobody has, or that several have, is answered as it was typed.
      return name === undefined || others.length > 0 ? titled(typed) : name;
    });
  };
  const people = { players: person('player'), without: person('out'), beside: person('with') };
  const isClear = [...own, ...against].every(({ teams: named }) => named.length > 0);
  if (!isClear) return undefined;
  const distinct = (lists: readonly (readonly string[] | string)[]) => [...new Set(lists.flat())];
  return {
    sports: sports.filter((each) => gameSports.some((known) => known === each) || each === 'GOLF'),
    teams: distinct(own.map(({ teams: named }) => named)),
    against: distinct(against.map(({ teams: named }) => named)),
    players: distinct(people.players),
    without: distinct(people.without),
    beside: distinct(people.beside),
  };
}

const bareName = (words: string): string => words.toLowerCase().replace(/['’]s$/, '');

/** "The Lakers'" are the Lakers, and "at LAC" is LAC. */
const bare = (words: string): string =>
  words.replace(/['’]s?(?= |$)/g, '').replace(/^(?:at|vs\.?|v|versus|against|the|@) (?:the )?/i, '');

/** "On the ice" is hockey. */
function termsOfSport(words: string, context: Context): readonly Sport[] | undefined {
  const span = {
    role: 'sport',
    words,
    isRefused: false,
    leg: null,
    before: '',
    chance: 1,
    tokens: [0, 0],
  } as const;
  return termsOfRole(span, (said) => readPhrase(said, context))?.sports?.filter((each) => each !== 'GOLF');
}
