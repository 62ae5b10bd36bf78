/** Parts of players' names that are also words of plain English, cities or terms of betting. */

const words = `
able ace angel art august back ball banks bass battle bay bell bender best big bill bird bishop black bland bloom blue bob bolt bond book booker
boone boston bowman bradley branch bridge bridges bright brink brooks brown buck bucky buddy burns bush but call camp cannon car card carter
case cash center chance chandler charity chase chip church city clay close coach cold colt cone cook cool cooper corner cousins cover crews
cross crow crown dallas dart day dean deal denver dick dollar double doubt down downs draft draw drew drive duck duke dunn dusty eagle
early east easy edge english even fair faith farmer fast favor field fields fine fish fisher fleet flowers foot ford forest fort fox free
freeman french friend fry fun gage gallant game gates gene gentry glass gold goode good gordon gore grace grand grant graves gray great
green gross guard guy hand hands hardy hart hawk head heard heat hedges helm herd hero hicks high hill hit hobby holiday home homer hood
hook hooker hope horn hot house hunt hunter hurt hurts ice india iron ish ivory jack jazz jet jewel job joker joy judge just justice keeper key kid king
kings knight knights lake lamb land lane large last law lead leaf least left leg less light line little lively lock lodge long loop lord
loss love low lucky main major man mark marks marsh mason master max may mays means mercy middle miles mills mine mint mix money moody
moon more moss most mount much nail nest new night noble north ocean off one open order orlando over own pace page pages pass park parks pat peace
peak penny perfect person pick piece pitcher pitts play plum point pool poor pope post pound power press price prince profit
quick quiet rain range rank raw ray read real record red reed reel rent rich ride ridge right ring risk river rivers rob robin rock
rocket roll root rose rough round row royal royce run rush rust rusty safe sale salt sample sands sauce savage save say school score sea sell
set sharp sheets shell ship shore short shot side silver singer single six sky sleep slow small smart snow solo song south sox
speed spot spring star stat steel steele step sterling still stock stone storm story strait straw stream street strong style summer sun
sure sweat sweet swift swing table take tank team tell temple ten thick thin thorn tie time toes top total tough tower town train tree trey true trust
turn twin under upset valley value vest victor vine wade wait walk wall walls war ward warm washington water waters watt way
weak web week well wells west whole wild will win wing winn winner winter winters wise wolf wood woods work world worst worth yard yards york
young zero zone
`;

const everyday: ReadonlySet<string> = new Set(words.split(/\s+/).filter((word) => word !== ''));

/** @param part lower case; several words are never one */
export const isEverydayName = (part: string): boolean => everyday.has(part);

/** Words that describe a statistic or a bet beside it: "long td", "best points prop". As a name they need a first name. */
const describing: ReadonlySet<string> = new Set(
  'best big clean double early easy even fast first good hard high key large last late light long low main more most new next open over quick real short single slow solo strong sure total true under'.split(
    ' ',
  ),
);

/** @param part lower case */
export const isDescribing = (part: string): boolean => describing.has(part);
