/** Conferences and divisions, with their teams. */
import type { Sport } from '../../../../contracts/feed/sports.ts';

export interface Group {
  readonly sport: Sport;
  /** `NFC East`, `Eastern Conference`. */
  readonly name: string;
  /** Nicknames of its teams, former ones included. */
  readonly teams: readonly string[];
  /** A place, of which the games played there are meant, whoever visits. */
  readonly isPlace?: true;
}

/** `division: nicknames`; a conference is the divisions after it. */
const written: Readonly<
  Partial<Record<Sport, readonly (readonly [conference: string, divisions: string])[]>>
> = {
  NFL: [
    [
      'AFC',
      'AFC East: Bills,Dolphins,Patriots,Jets|AFC North: Ravens,Bengals,Browns,Steelers|AFC South: Texans,Colts,Jaguars,Titans|AFC West: Broncos,Chiefs,Raiders,Chargers',
    ],
    [
      'NFC',
      'NFC East: Cowboys,Giants,Eagles,Commanders,Redskins|NFC North: Bears,Lions,Packers,Vikings|NFC South: Falcons,Panthers,Saints,Buccaneers|NFC West: Cardinals,Rams,49ers,Seahawks',
    ],
  ],
  NBA: [
    [
      'Eastern Conference',
      'Atlantic Division: Celtics,Nets,Knicks,76ers,Raptors|Central Division: Bulls,Cavaliers,Pistons,Pacers,Bucks|Southeast Division: Hawks,Hornets,Heat,Magic,Wizards',
    ],
    [
      'Western Conference',
      'Northwest Division: Nuggets,Timberwolves,Thunder,Trail Blazers,Jazz|Pacific Division: Warriors,Clippers,Lakers,Suns,Kings|Southwest Division: Mavericks,Rockets,Grizzlies,Pelicans,Spurs',
    ],
  ],
  NHL: [
    [
      'Eastern Conference',
      'Atlantic Division: Bruins,Sabres,Red Wings,Panthers,Canadiens,Senators,Lightning,Maple Leafs|Metropolitan Division: Hurricanes,Blue Jackets,Devils,Islanders,Rangers,Flyers,Penguins,Capitals',
    ],
    [
      'Western Conference',
      'Central Division: Blackhawks,Avalanche,Stars,Wild,Predators,Blues,Jets,Mammoth,Coyotes|Pacific Division: Ducks,Flames,Oilers,Kings,Sharks,Kraken,Canucks,Golden Knights',
    ],
  ],
  MLB: [
    [
      'American League',
      'AL East: Orioles,Red Sox,Yankees,Rays,Blue Jays|AL Central: White Sox,Guardians,Indians,Tigers,Royals,Twins|AL West: Astros,Angels,Athletics,Mariners,Rangers',
    ],
    [
      'National League',
      'NL East: Braves,Marlins,Mets,Phillies,Nationals|NL Central: Cubs,Reds,Brewers,Pirates,Cardinals|NL West: Diamondbacks,Rockies,Dodgers,Padres,Giants',
    ],
  ],
};

/** A league of two countries has these. */
const canadian: readonly Group[] = (
  [
    ['NHL', 'Maple Leafs,Canadiens,Senators,Jets,Flames,Oilers,Canucks'],
    ['NBA', 'Raptors'],
    ['MLB', 'Blue Jays'],
  ] as const
).map(([sport, teams]) => ({ sport, name: 'Canadian', teams: teams.split(',') }));

/** The teams at home in the Pacific time zone. */
const westCoast: readonly Group[] = (
  [
    ['NFL', 'Rams,Chargers,49ers,Seahawks,Raiders'],
    ['NBA', 'Lakers,Clippers,Warriors,Kings,Trail Blazers'],
    ['NHL', 'Kings,Ducks,Sharks,Kraken,Golden Knights,Canucks'],
    ['MLB', 'Dodgers,Angels,Padres,Giants,Athletics,Mariners'],
  ] as const
).map(([sport, teams]) => ({ sport, name: 'West Coast', teams: teams.split(','), isPlace: true }));

const divided: readonly Group[] = Object.entries(written).flatMap(([sport, conferences]) =>
  conferences.flatMap(([name, divisions]) => {
    const of = divisions.split('|').map((each): Group => {
      const [division = '', teams = ''] = each.split(': ');
      return { sport: sport as Sport, name: division, teams: teams.split(',') };
    });
    return [{ sport: sport as Sport, name, teams: of.flatMap(({ teams }) => teams) }, ...of];
  }),
);

export const groups: readonly Group[] = [...divided, ...canadian, ...westCoast];

/** Whether the games of a group are those played at a place. */
export const isPlace = (group: string): boolean =>
  groups.some(({ name, isPlace: ofPlace }) => name === group && ofPlace === true);

/** `from NFC East teams`, `in West Coast games`. */
export const groupScope = (group: string): string =>
  isPlace(group) ? `in ${group} games` : `from ${group} teams`;

/** Whether a team, in the feed's spelling, is in a group. */
export function isInGroup(team: string, sport: Sport, group: string): boolean {
  const of = groups.find((each) => each.sport === sport && each.name === group);
  return of?.teams.some((nickname) => team === nickname || team.endsWith(` ${nickname}`)) ?? false;
}
