/** Current clubs by league, so that their names are known before the feed lists one of their games. */
import type { Sport } from '../../../../contracts/feed/sports.ts';

export interface Franchise {
  readonly sport: Sport;
  readonly name: string;
  readonly city: string;
  /** Empty if the city is the name. */
  readonly nickname: string;
  /** Other names in use, including former ones. */
  readonly also: readonly string[];
  /** Of two or three letters, in lower case; empty for none. */
  readonly short: string;
}

/** `city/nickname=also,also`. An MLS club without a nickname has its full name before the `/`. */
const written: Readonly<Partial<Record<Sport, string>>> = {
  NFL: `Arizona/Cardinals=cards|Atlanta/Falcons|Baltimore/Ravens|Buffalo/Bills|Carolina/Panthers|Chicago/Bears|
Cincinnati/Bengals|Cleveland/Browns|Dallas/Cowboys|Denver/Broncos|Detroit/Lions|Green Bay/Packers=pack|Houston/Texans|
Indianapolis/Colts|Jacksonville/Jaguars=jags|Kansas City/Chiefs|Las Vegas/Raiders=oakland raiders|
Los Angeles/Chargers=lac,san diego chargers|Los Angeles/Rams=lar,st louis rams|Miami/Dolphins=phins,fins,dolphs|Minnesota/Vikings=vikes|
New England/Patriots=pats|New Orleans/Saints|New York/Giants=nyg,gmen,g men|New York/Jets=nyj,gang green|Philadelphia/Eagles=iggles|
Pittsburgh/Steelers=stillers|San Francisco/49ers=niners,forty niners,9ers|Seattle/Seahawks=hawks|Tampa Bay/Buccaneers=bucs|Tennessee/Titans|
Washington/Commanders=redskins,washington football team`,
  NBA: `Atlanta/Hawks|Boston/Celtics=celts|Brooklyn/Nets|Charlotte/Hornets|Chicago/Bulls|Cleveland/Cavaliers=cavs|
Dallas/Mavericks=mavs|Denver/Nuggets=nugs,nuggs,nuggies|Detroit/Pistons|Golden State/Warriors=dubs,gsw|Houston/Rockets|Indiana/Pacers|
Los Angeles/Clippers=clips|Los Angeles/Lakers=lal|Memphis/Grizzlies=grizz|Miami/Heat|Milwaukee/Bucks|
Minnesota/Timberwolves=wolves,t wolves,twolves,wolfies|New Orleans/Pelicans=pels|New York/Knicks=knickerbockers|Oklahoma City/Thunder=okc|Orlando/Magic|
Philadelphia/76ers=sixers|Phoenix/Suns|Portland/Trail Blazers=blazers|Sacramento/Kings|San Antonio/Spurs|Toronto/Raptors=raps|
Utah/Jazz|Washington/Wizards=wiz,wizz`,
  NHL: `Anaheim/Ducks|Boston/Bruins|Buffalo/Sabres|Calgary/Flames|Carolina/Hurricanes=canes|Chicago/Blackhawks=bhawks,hawks|
Colorado/Avalanche=avs|Columbus/Blue Jackets=jackets|Dallas/Stars|Detroit/Red Wings=wings|Edmonton/Oilers|Florida/Panthers|
Los Angeles/Kings|Minnesota/Wild=wilds|Montreal/Canadiens=habs,canadien|Nashville/Predators=preds|New Jersey/Devils=devs|
New York/Islanders=isles|New York/Rangers=nyr|Ottawa/Senators=sens|Philadelphia/Flyers|Pittsburgh/Penguins=pens|
San Jose/Sharks|Seattle/Kraken|St. Louis/Blues|Tampa Bay/Lightning=bolts|Toronto/Maple Leafs=leafs|
Utah/Mammoth=utah hockey club,arizona coyotes,coyotes|Vancouver/Canucks=nucks|Vegas/Golden Knights=knights|
Washington/Capitals=caps|Winnipeg/Jets`,
  MLB: `Arizona/Diamondbacks=dbacks,d backs|Atlanta/Braves=bravos|Baltimore/Orioles=os|Boston/Red Sox|Chicago/Cubs=cubbies|
Chicago/White Sox|Cincinnati/Reds|Cleveland/Guardians=indians,cleveland indians|Colorado/Rockies=rox,coors field,coors|Detroit/Tigers|
Houston/Astros=stros|Kansas City/Royals|Los Angeles/Angels=halos|Los Angeles/Dodgers|Miami/Marlins|Milwaukee/Brewers|
Minnesota/Twins|New York/Mets|New York/Yankees=yanks|Oakland/Athletics=las vegas athletics|
Philadelphia/Phillies=phils|Pittsburgh/Pirates=buccos|San Diego/Padres=friars|San Francisco/Giants|Seattle/Mariners|St. Louis/Cardinals=cards|
Tampa Bay/Rays|Texas/Rangers|Toronto/Blue Jays=jays|Washington/Nationals=nats`,
  MLS: `Atlanta United/|Austin FC/|Charlotte FC/|Chicago/Fire=chicago fire fc|FC Cincinnati/|Colorado/Rapids|
Columbus/Crew|DC United/|FC Dallas/|Houston/Dynamo|Inter Miami CF/=messi game,messis game,messi team,messis team|LA/Galaxy|Los Angeles FC/=lafc|Minnesota United/|
CF Montreal/=montreal impact|Nashville SC/|New England/Revolution=revs|New York City FC/=nycfc|New York/Red Bulls|
Orlando City SC/|Philadelphia/Union|Portland/Timbers|Real Salt Lake/=rsl|San Diego FC/|San Jose/Earthquakes=quakes|
Seattle/Sounders|Sporting Kansas City/=sporting kc,skc|St. Louis City SC/|Toronto FC/=tfc|Vancouver/Whitecaps`,
  CFL: `BC/Lions|Calgary/Stampeders=stamps|Edmonton/Elks=eskimos|Saskatchewan/Roughriders=riders|
Winnipeg/Blue Bombers=bombers|Hamilton/Tiger-Cats=ticats,tiger cats|Toronto/Argonauts=argos|Ottawa/Redblacks|
Montreal/Alouettes=als`,
};

/** Short forms of scoreboards, in the order of the clubs above. */
const shortForms: Readonly<Partial<Record<Sport, string>>> = {
  NFL: 'ARI ATL BAL BUF CAR CHI CIN CLE DAL DEN DET GB HOU IND JAX KC LV LAC LAR MIA MIN NE NO NYG NYJ PHI PIT SF SEA TB TEN WSH',
  NBA: 'ATL BOS BKN CHA CHI CLE DAL DEN DET GSW HOU IND LAC LAL MEM MIA MIL MIN NOP NYK OKC ORL PHI PHX POR SAC SAS TOR UTA WAS',
  NHL: 'ANA BOS BUF CGY CAR CHI COL CBJ DAL DET EDM FLA LAK MIN MTL NSH NJ NYI NYR OTT PHI PIT SJ SEA STL TB TOR UTA VAN VGK WSH WPG',
  MLB: 'ARI ATL BAL BOS CHC CWS CIN CLE COL DET HOU KC LAA LAD MIA MIL MIN NYM NYY OAK PHI PIT SD SF SEA STL TB TEX TOR WSH',
};

/** Other names of places. */
const placesAlso: Readonly<Record<string, readonly string[]>> = {
  'Atlanta United': ['atlanta'],
  Cincinnati: ['cincy'],
  'DC United': ['washington'],
  'FC Cincinnati': ['cincinnati', 'cincy'],
  'Golden State': ['g state'],
  'Inter Miami CF': ['inter miami', 'miami'],
  'Kansas City': ['kc'],
  LA: ['los angeles'],
  'Las Vegas': ['vegas'],
  'Los Angeles': ['la'],
  'Los Angeles FC': ['los angeles', 'la'],
  Minnesota: ['minny'],
  'Minnesota United': ['minnesota', 'minny'],
  'New York': ['ny'],
  'New York City FC': ['nyc', 'new york city'],
  'Orlando City SC': ['orlando city', 'orlando'],
  Oakland: ['sacramento'],
  Philadelphia: ['philly'],
  'Real Salt Lake': ['salt lake'],
  'San Francisco': ['sf', 'san fran'],
  'Sporting Kansas City': ['kansas city'],
  'St. Louis City SC': ['st louis city', 'st louis'],
  'Tampa Bay': ['tampa'],
  Vegas: ['las vegas'],
  Washington: ['dc'],
};

/** @returns other names of a city, in lower case, including a club's name without FC, SC or CF */
export function alsoPlaces(city: string): readonly string[] {
  const bare = city.replace(/^(?:FC|CF) | (?:FC|SC|CF)$/g, '');
  return [...(placesAlso[city] ?? []), ...(bare === city ? [] : [bare.toLowerCase()])];
}

/** @returns all names of a city, in lower case */
export const placesCalled = (city: string): readonly string[] => [city.toLowerCase(), ...alsoPlaces(city)];

/** @returns the names of the city of a club, in lower case */
export const placesOf = (club: string): readonly string[] =>
  franchises.flatMap(({ name, city }) => (name === club ? placesCalled(city) : []));

export const franchises: readonly Franchise[] = Object.entries(written).flatMap(([sport, clubs]) =>
  clubs.split('|').map((club, at): Franchise => {
    const [name = '', also = ''] = club.trim().split('=');
    const [city = '', nickname = ''] = name.split('/');
    return {
      sport: sport as Sport,
      name: nickname ? `${city} ${nickname}` : city,
      city,
      nickname,
      also: also === '' ? [] : also.split(','),
      short: shortForms[sport as Sport]?.split(' ')[at]?.toLowerCase() ?? '',
    };
  }),
);

const clubNames: ReadonlySet<string> = new Set(
  franchises.flatMap(({ city, nickname }) => [...placesCalled(city), nickname.toLowerCase()]),
);
/** For patterns: every name of every club, in lower case, the longest first. */
export const anyClub = [...clubNames, ...franchises.flatMap(({ also }) => also)]
  .filter((name) => name !== '')
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|');
/** Whether a club is known by this name in lower case: its place, or what it is called. */
export const isClubName = (name: string): boolean => clubNames.has(name);

/** The clubs that each name in lower case can be. */
const clubsCalled: ReadonlyMap<string, ReadonlySet<Franchise>> = new Map(
  [
    ...Map.groupBy(
      franchises.flatMap((club) =>
        [
          ...placesCalled(club.city),
          club.nickname.toLowerCase(),
          club.short,
          ...club.also,
          club.name.toLowerCase(),
        ]
          .filter((name) => name !== '')
          .map((name) => [name, club] as const),
      ),
      ([name]) => name,
    ),
  ].map(([name, pairs]) => [name, new Set(pairs.map(([, club]) => club))]),
);

/** @returns whether the words are the names of two clubs, one after the other: "lakers warriors", but not "new york knicks" */
export function namesTwoClubs(words: string): boolean {
  const parts = words.toLowerCase().trim().split(/\s+/);
  return parts.slice(1).some((_, at) => {
    const [one, other] = [parts.slice(0, at + 1), parts.slice(at + 1)].map((part) =>
      clubsCalled.get(part.join(' ')),
    );
    return one !== undefined && other !== undefined && ![...one].some((club) => other.has(club));
  });
}
