/** Short forms of places that stand for a team beside the words of a question: "gb", "tb", "phx". */

const written =
  'atl=atlanta|bal=baltimore|bkn=brooklyn|bos=boston|buf=buffalo|car=carolina|cbj=columbus|cgy=calgary|cha=charlotte|chi=chicago|' +
  'cin=cincinnati|cle=cleveland|clt=charlotte|col=colorado|dal=dallas|den=denver|det=detroit|edm=edmonton|gb=green bay|hou=houston|' +
  'ind=indiana|indy=indianapolis|jax=jacksonville|lv=las vegas|mem=memphis|mil=milwaukee|mtl=montreal|ne=new england|njd=devils|' +
  'jersey=devils|nsh=nashville|nola=new orleans|nyi=islanders|nyk=knicks|nym=mets|nyy=yankees|orl=orlando|ott=ottawa|phi=philadelphia|phx=phoenix|pit=pittsburgh|' +
  'por=portland|sac=sacramento|sas=spurs|sd=san diego|sea=seattle|sj=san jose|stl=st louis|tb=tampa bay|tbl=lightning|ten=tennessee|' +
  'tor=toronto|vgk=golden knights|van=vancouver|wpg=winnipeg|wsh=washington|pack=packers|sens=senators|wings=red wings|yotes=coyotes|' +
  'bolts=lightning|fins=dolphins|iggles=eagles|skins=commanders|commies=commanders|gmen=giants|g men=giants|' +
  'oil=oilers|als=alouettes|argos=argonauts|stamps=stampeders|cats=tiger cats|ticats=tiger cats|isles=islanders|habs=canadiens|caps=capitals|twolves=timberwolves|t wolves=timberwolves|grizz=grizzlies|cavs=cavaliers|mavs=mavericks|sixers=76ers|blazers=trail blazers|wolves=timberwolves|pels=pelicans|nugs=nuggets|preds=predators|yanks=yankees|nats=nationals|dbacks=diamondbacks|d backs=diamondbacks|guards=guardians|halos=angels|stros=astros|bos sox=red sox|cincy=cincinnati|philly=philadelphia|minny=minnesota|zona=arizona|tenn=tennessee|ny giants=new york giants|sf giants=san francisco giants|nyr=new york rangers|lac=los angeles chargers|lal=los angeles lakers|mapleleafs=maple leafs';

const places: ReadonlyMap<string, string> = new Map(
  written.split('|').map((row) => {
    const [short = '', place = ''] = row.split('=');
    return [short, place];
  }),
);

/** @returns the name that a short form stands for; undefined if it is none */
export function placeOf(words: string): string | undefined {
  return places.get(words);
}
