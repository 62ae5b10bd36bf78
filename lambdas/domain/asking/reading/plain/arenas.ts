/** Where a team plays, said by the name of the place: "the Knicks away from MSG", "the Yankees at Yankee Stadium", "in their own barn". */

/** `place=team,team`: what a place is called, and the teams whose home it is. */
const written =
  'msg|madison square garden=knicks,rangers|td garden=celtics,bruins|the garden=knicks,rangers,celtics,bruins|crypto|crypto.com arena|staples|staples center=lakers,kings|' +
  'chase center=warriors|oracle park=giants|oracle=giants|barclays|barclays center=nets|ubs arena=islanders|the rock|prudential center=devils|intuit dome=clippers|ball arena=nuggets,avalanche,avs|' +
  'united center=bulls,blackhawks|the uc=bulls,blackhawks|fiserv|fiserv forum=bucks|little caesars arena|lca=pistons,red wings|scotiabank arena=raptors,leafs,maple leafs|bell centre|bell center=canadiens,habs|' +
  'american airlines center|aac=mavericks,mavs,stars|wells fargo center|xfinity mobile arena=sixers,76ers,flyers|kaseya center=heat|amerant bank arena=panthers|amalie arena|benchmark international arena=lightning,bolts|' +
  'climate pledge|climate pledge arena=kraken|rogers place=oilers|rogers arena=canucks|saddledome=flames|t-mobile arena|t mobile arena=golden knights,knights|ppg paints arena=penguins,pens|' +
  'footprint center=suns|moda center=blazers,trail blazers|target center=timberwolves,wolves|target field=twins|gainbridge fieldhouse=pacers|golden 1 center=kings|paycom center=thunder,okc|frost bank center=spurs|' +
  'arrowhead=chiefs|lambeau|lambeau field=packers|metlife|metlife stadium=giants,jets|sofi|sofi stadium=rams,chargers|soldier field=bears|gillette|gillette stadium=patriots,pats|highmark|highmark stadium|orchard park=bills|' +
  'ford field=lions|lincoln financial|the linc=eagles|at&t stadium|jerry world|jerryworld=cowboys|mile high|empower field=broncos|lumen field=seahawks|levis stadium|levi’s stadium=niners,49ers|us bank stadium|u.s. bank stadium=vikings|' +
  'superdome|the superdome|caesars superdome=saints|allegiant|allegiant stadium=raiders|hard rock stadium=dolphins|raymond james=buccaneers,bucs|acrisure stadium|heinz field=steelers|m&t bank stadium=ravens|paycor stadium=bengals|huntington bank field=browns|' +
  'nrg|nrg stadium=texans|lucas oil|lucas oil stadium=colts|everbank stadium=jaguars,jags|nissan stadium=titans|bank of america stadium=panthers|mercedes benz stadium|mercedes-benz stadium=falcons|state farm stadium=cardinals|northwest stadium=commanders|' +
  'yankee stadium=yankees|fenway|fenway park=red sox|wrigley|wrigley field=cubs|dodger stadium|chavez ravine=dodgers|citi field=mets|petco|petco park=padres|citizens bank park=phillies|truist park=braves|minute maid park|daikin park=astros|' +
  'globe life field=rangers|rogers centre=blue jays,jays|camden yards=orioles|comerica|comerica park=tigers|pnc park=pirates|busch stadium=cardinals|great american ball park=reds|american family field=brewers|kauffman|kauffman stadium|the k=royals|' +
  'progressive field=guardians|t-mobile park|t mobile park=mariners|angel stadium=angels|nationals park=nationals|loandepot park=marlins|chase field=diamondbacks,dbacks|coors|coors field=rockies|tropicana field|the trop=rays';

const escaped = (word: string) => word.replace(/[.&]/g, '\\$&');

/** Each home with its owners: both are words of one question, or the place is where somebody else plays. */
const homes: readonly (readonly [place: RegExp, away: RegExp, owners: RegExp])[] = rowsOf(written).map(
  ([places, teams]) => {
    // The longest first: "Lambeau Field" before "Lambeau".
    const place = `(?:${places
      .map(escaped)
      .toSorted((a, b) => b.length - a.length)
      .join('|')})`;
    return [
      new RegExp(`(?<![\\w'’])(?:at|in|inside|@) (?:the )?${place}(?![\\w'’])`, 'gi'),
      new RegExp(
        `(?<![\\w'’])(?:(?:when |while |playing )*away from|outside(?: of)?|not (?:at|in)) (?:the )?${place}(?![\\w'’])`,
        'gi',
      ),
      new RegExp(`(?<![\\w'’])(?:${teams.join('|')})(?![\\w])`, 'i'),
    ];
  },
);

/** `a|b=x,y|c=z` as rows of what a place is called, and whose it is. */
function rowsOf(all: string): (readonly [places: readonly string[], teams: readonly string[]])[] {
  const rows: (readonly [string[], string[]])[] = [];
  let places: string[] = [];
  for (const part of all.split('|')) {
    const [place = '', teams] = part.split('=');
    places.push(place);
    if (teams === undefined) continue;
    rows.push([places, teams.split(',')]);
    places = [];
  }
  return rows;
}

const any = /\b(?:at|in|inside|from|outside|of) (?:the |their |its |his |her |own )*[\w.'’&-]{2,}|@ ?[a-z]/i;

/** "In their own barn": whoever is named plays at home. */
const own =
  '(?:(?:their|its|our) own (?:barn|building|house|rink|arena|stadium|gym|park|ballpark|yard|place|backyard|turf|floor|court|ice|field|fans)|(?:their|its) (?:home (?:barn|building|rink|arena|stadium|park|ballpark|floor|turf|fans)|barn|home fans))';
const atOwn = new RegExp(`(?<![\\w'’])(?:at|in|inside|on|in front of|before) ${own}(?![\\w'’])`, 'gi');
const awayFromOwn = new RegExp(`(?<![\\w'’])(?:away from|outside(?: of)?|out of) ${own}(?![\\w'’])`, 'gi');

/** Facts are kept by where games were played; the place of a game that is to be bet on narrows nothing. */
const ofFacts =
  /\b(?:records?|ats|against the (?:spread|number)|cover(?:ed|ing|s)?|how (?:good|bad|often|many|have|has|are|do|does|did|is|was|were|well)|this (?:season|year)|last (?:\d+|few)|splits?|been|gone|going|won|lost|wins|losses|average|averaging|streak)\b/i;
/** Beside another team, a place says whose home it is, and not whose games are meant. */
const ofTwo =
  /\b(?:vs?|versus|against (?!the (?:spread|number))|beat|beats|and the|played|face[sd]?|meet|met)\b/i;

/** @returns the question with a team's own place as at home or on the road; else unchanged */
export function withHomes(prompt: string): string {
  if (!any.test(prompt) || !ofFacts.test(prompt) || ofTwo.test(prompt)) return prompt;
  const text = prompt.replace(awayFromOwn, 'on the road').replace(atOwn, 'at home');
  return homes.reduce((rest, [place, away, owners]) => {
    // "Knicks against the spread away from MSG".
    if (!owners.test(rest)) return rest;
    return rest.replace(away, 'on the road').replace(place, 'at home');
  }, text);
}
