/** What bettors ask for that we do not have: one line each, with what there is instead. */
import { names } from './names.ts';

export interface Thing {
  readonly label: string;
  /** How a question says it, or names of teams and players: lower case, separated by `|`; the first is used in prompts. */
  readonly said: string;
  readonly answer: string;
  /** Leagues and other sports: no other word of the question can change the answer. */
  readonly leagues?: string;
  /** Phrases of a service that leave no doubt: no other word, nor a team of ours, can change the answer. */
  readonly settles?: string;
  /** A question that has an answer instead. */
  readonly instead?: { readonly label: string; readonly prompt: string };
}

const subject = (label: string, leagues: string, names: string, answer: string): Thing => ({
  label,
  leagues,
  said: names === '' ? leagues : `${leagues}|${names}`,
  answer,
});
const feature = (
  label: string,
  said: string,
  answer: string,
  more: Partial<Pick<Thing, 'instead' | 'settles'>> = {},
): Thing => ({
  label,
  said: [...new Set([...said.split('|'), ...(more.settles?.split('|') ?? [])])].join('|'),
  answer,
  ...more,
});

const ours = 'We cover the NBA, NFL, NHL, MLB, MLS, CFL and men’s professional golf.';

/** By id, which a query names. */
export const things = {
  college: subject(
    'college',
    'college football|college|cfb|cbb|ncaa|ncaaf|ncaab|college basketball|ncaam|march madness|bowl game|cfp|college football playoff|final four|sec football|big ten|heisman',
    'alabama|auburn|lsu|ohio state|michigan state|notre dame|clemson|duke|unc|gonzaga|kentucky wildcats|texas tech|penn state|oregon ducks|florida state|iowa state|villanova|uconn|crimson tide|longhorns|buckeyes|wolverines|' +
      'fighting irish|ole miss|uga|usc|georgia bulldogs|bama|tennessee vols|kansas jayhawks',
    `We have no college games. ${ours}`,
  ),
  soccer: subject(
    'other soccer leagues',
    'premier league|epl|champions league|ucl|la liga|serie a|bundesliga|ligue 1|europa league|world cup|liga mx|fa cup|euros|copa america',
    names.soccer.alone,
    `Of soccer we have MLS only. ${ours}`,
  ),
  tennis: subject(
    'tennis',
    'tennis|atp|wta|wimbledon|us open tennis|french open|australian open|roland garros',
    `sets over|game set match|${names.tennis.alone}`,
    `We have no tennis. ${ours}`,
  ),
  fights: subject(
    'fights',
    'ufc|mma|boxing|fight night|ufc fight|bellator|pfl|wwe|fights',
    `canelo fight|by decision|by ko|by submission|tko|${names.fights.alone}`,
    `We have no fights. ${ours}`,
  ),
  racing: subject(
    'motor racing',
    'nascar|f1|f1 race|f1 gp|formula one gp|formula 1|formula one|indycar|grand prix|daytona 500|indy 500|motogp',
    `daytona|${names.racing.alone}`,
    `We have no motor racing. ${ours}`,
  ),
  womens: subject(
    'women’s leagues',
    'wnba|nwsl|womens basketball|lpga|womens college|pwhl',
    names.womens.alone,
    `We have no women’s leagues. ${ours}`,
  ),
  horses: subject(
    'horse racing',
    'horse racing|woodbine|belmont|aqueduct|gulfstream|keeneland|pimlico|the derby|horse bet|win place show|horses|horse race|kentucky derby|saratoga|preakness|belmont stakes|breeders cup|trifecta|exacta|churchill downs|greyhounds|dog racing|santa anita|del mar',
    '',
    `We have no horse racing. ${ours}`,
  ),
  other_sports: subject(
    'other sports',
    'cricket|ipl|rugby|esports|e-sports|csgo|cs2|league of legends|valorant|dota|darts|table tennis|ping pong|volleyball|lacrosse|olympics|curling|snooker|handball|afl|xfl|ufl|usfl|kbo|npb|khl|euroleague|g league|summer league|chess|cycling|tour de france|pickleball',
    '',
    `We don’t have that sport or league. ${ours}`,
  ),
  casino: subject(
    'casino games',
    'casino|slots|slot machine|blackjack|roulette|poker|craps|baccarat|keno|lottery numbers|powerball|mega millions|bingo|scratch off',
    '',
    'We have no casino games or lotteries, only bets on sports.',
  ),
  prediction_markets: subject(
    'prediction markets',
    'kalshi|polymarket|next president|president odds|presidential odds|presidential election|the election|who wins the presidency|prediction market|prediction markets|election odds|who wins the election|predictit|event contract|event contracts',
    '',
    'We have no prediction markets. Our prices come from sportsbooks.',
  ),
  tickets: feature(
    'tickets and broadcasts',
    'buy tickets|game tickets|tickets to the game|tickets to|ticketmaster|stubhub|seats for|where can i watch|what channel|tv channel|stream the game|livestream|watch the game',
    'We have no tickets, channels or streams. Ask when a team plays and we show the time.',
    {
      settles:
        'what channel|which channel|tv channel|what network|buy tickets|cheap tickets|tickets to the game|tickets for the game|stubhub|ticketmaster|where can i watch|how can i watch|where to watch|livestream|live stream|stream the game|watch the game on|is it on tv|on tv tonight',
    },
  ),
  futures: feature(
    'futures and awards',
    'super bowl winner|win the super bowl|wins the super bowl|super bowl odds|super bowl futures|win it all|win the world series|wins the world series|world series winner|world series odds|win the stanley cup|wins the stanley cup|stanley cup winner|stanley cup odds|' +
      'win the nba finals|wins the nba finals|nba finals winner|nba champion|nba championship|win the championship|wins the championship|win the title|grey cup winner|mls cup winner|mvp|nfl mvp|nba mvp|mvp odds|mvp race|rookie of the year|roty|coach of the year|cy young|win total|win totals|season win total|' +
      'make the playoffs|win the division|wins the division|division winner|win the nfc|win the afc|first overall pick|draft odds|nfl draft|nba draft|futures|futures bets|dpoy|win the cup',
    'We have no futures or awards: season winners, win totals and MVP are not priced here. Of what is decided later, only the winner of a golf tournament is.',
    {
      settles:
        'mvp race|mvp odds|mvp bet|nfl mvp|nba mvp|super bowl odds|super bowl futures|super bowl winner|super bowl future|stanley cup futures|stanley cup odds|stanley cup winner|stanley cup future|world series odds|world series futures|world series winner|nba finals odds|nba title odds|championship odds|championship future|title odds|division odds|conference odds|division winner odds|win the division|odds to win the division|rookie of the year|coach of the year|cy young odds|heisman odds|season win total|win totals|grey cup odds|mls cup odds|mvp',
      instead: { label: 'This week’s golf winner', prompt: 'Golf outright winner' },
    },
  ),
  live: feature(
    'live betting',
    'live betting|live bet|live bets|live odds|live line|live lines|in play|in-play|bet live|in game bet|in-game|second half bet|halftime bet|2nd half line|second half line|live parlay',
    'We have no live betting: our prices are from before the start. The score of a game can be asked for.',
    {
      settles:
        'live bet|live betting|live odds|live line|live parlay|second half line|2nd half line|2h line|in game total|in-game total|halftime line|at halftime|right now live|should i live bet|live spread|live total|live moneyline',
      instead: { label: 'Games that have not started', prompt: 'What games are coming up?' },
    },
  ),
  splits: feature(
    'betting splits',
    'betting splits|public money|public betting|bet percentages|betting percentages|money percentage|percent of bets|percentage of bets|where is the money|where the money|sharp money|sharps on|sharp side|sharp action|public on|public side|most bet|most popular bets|handle on|tickets on|' +
      'who is the public on|who are the sharps on|the public|sharps|the sharps|consensus picks|is the public|money on',
    'We don’t have bet percentages: nobody tells us who bet what. We can show how a price moved.',
    {
      settles:
        '% of bets|percent of bets|% of the bets|percent of the bets|% of public money|% of money|percent of the money|% of the money|public money|public betting|bet percentages|betting percentages|betting splits|ticket count|% of tickets|percent of tickets|bets are on|what % of bets|money percentage|money is on|the handle',
      instead: { label: 'Largest moves today', prompt: 'Which line moved the most today' },
    },
  ),
  weather: feature(
    'weather',
    'weather|forecast|rain|snow|wind|windy|temperature|is it going to rain|will it rain|will it snow|how cold|wind speed',
    'We have no weather data. The total’s price already contains what the market makes of it.',
    {
      settles:
        'weather forecast|the weather|weather|wind gonna|wind going to|the wind|windy|is it raining|will it rain|will it snow|gonna rain|gonna snow|rain in|snow in|wind in|wind matter',
    },
  ),
  teaser_prices: feature(
    'teaser prices',
    'price a teaser|teaser|teasers|6 point teaser|6-point teaser|7 point teaser|10 point teaser|wong teaser|wong teasers|teaser legs|sweetheart teaser|tease|two team teaser',
    'We have no teaser prices. At the usual -120 for two teams, each leg of a 6-point teaser must win 73.9% of the time.',
    { instead: { label: 'Break-even at -120', prompt: 'Break even at -120' } },
  ),
  grand_salami: feature(
    'grand salamis',
    'grand salami|grand salamis|salami bet',
    'A grand salami is one over or under on everything scored in all games of a league on a day: goals in hockey, runs in baseball. We have no price for it, only the totals of single games.',
    {
      settles: 'grand salami|grand salamis|salami bet|salami over|salami under|the salami',
      instead: { label: 'Totals of NHL games', prompt: 'NHL over/under pick' },
    },
  ),
  cash_out: feature(
    'cash-out',
    'should i cash out|cash out|cashout|cash out offer|cash-out|cashing out|cash out value|cash it out|take the cash out|take the cashout',
    'We can’t see a cash-out offer. Compare it with a hedge: name your stake, your odds and the other side’s price.',
    {
      settles: 'should i cash out|cash out offer|cash out value|cashout offer|cash it out now',
      instead: { label: 'Example of a hedge', prompt: 'Hedge $100 at +1200, other side -150' },
    },
  ),
  fantasy: feature(
    'fantasy and pick’em',
    'fantasy lineup|fantasy|dfs|dfs lineup|lineup|lineups|draftkings lineup|fanduel lineup|prizepicks|prize picks|underdog fantasy|sleeper|start or sit|who should i start|start em sit em|waiver|waiver wire|survivor pool|survivor|pick em pool|confidence pool|squares|' +
      'best ball|flex play|power play|fantasy football|fantasy points|demons|goblins|dabble',
    'We have no fantasy lineups or pick’em entries. Player props have prices that say what a player is expected to do.',
    {
      settles:
        'fantasy league|fantasy team|my fantasy|fantasy football|fantasy lineup|fantasy points|dk lineup|fd lineup|draftkings lineup|fanduel lineup|lineup showdown|showdown lineup|showdown slate|dfs|dfs lineup|50k salary|salary cap|prizepicks|prize picks|underdog fantasy|pick em entry|start or sit|start em|waiver wire|captain pick|flex spot|man flex|power play entry|my lineup|build me a lineup|gpp|cash game lineup',
      instead: { label: 'A player prop', prompt: 'One NFL player prop' },
    },
  ),
  golf_results: feature(
    'golf results',
    'golf results|strokes gained|strokes gained in golf',
    'We keep no results of golf: neither winners nor finishes nor leaderboards, of past tournaments or of one that is being played, and no strokes gained (how many strokes fewer than the rest of the field a golfer needs, in all or from one part of the game) or other figures of golfers. Of golf we have prices on who wins a tournament to come.',
    { instead: { label: 'This week’s golf winner', prompt: 'Golf outright winner' } },
  ),
  champions: feature(
    'past champions',
    'past champions',
    'We keep results of this season’s games, not past champions. A team’s latest games and its record can be asked for.',
    {
      settles:
        'who won the world series|who won the super bowl|who won the stanley cup|who won the grey cup|who won the mls cup|who won the nba finals|who won the finals|who won the championship|last years champion|last year champion|won it all last year|won the world series in|won the super bowl in|world series champion|defending champ|defending champions|super bowl champion',
    },
  ),
  brackets: feature(
    'playoff pictures',
    'playoff picture',
    'We have no playoff brackets or odds to qualify. The standings of a division or a conference can be asked for.',
    {
      settles:
        'playoff bracket|playoff picture|playoff race|left in the playoffs|in the mls playoffs|still in the playoffs|magic number|clinched|clinch|eliminated from|wild card race|tiebreaker|tiebreakers|playoff odds|playoff chances',
    },
  ),
  placing: feature(
    'placing bets',
    'place this bet|place a bet|place my bet|place the bet|place it|place bets|bet it for me|make the bet for me|bet for me|sync my account|link my account|connect my draftkings|connect my fanduel|link my draftkings|link my fanduel|sync my bets|import my bets|sync my draftkings|sync my fanduel|' +
      'connect my sportsbook|link my sportsbook|sync my sportsbook|deposit|withdraw|withdrawal|my balance|put money on it for me|auto bet|autobet|deposit money',
    'We place no bets and are not connected to any sportsbook. You can track bets you made elsewhere: add them in the Tracker.',
    {
      settles:
        'place it for me|bet it for me|bet for me|place that for me|place this for me|place the bet for me|place my bet|put it on for me|submit my bet|sync my account|link my account|place bets through|place bets thru|place bets here|bet through here|bet thru here|place a bet through|place a bet here',
    },
  ),
} as const satisfies Readonly<Record<string, Thing>>;

export type ThingId = keyof typeof things;

export const thingIds = Object.keys(things) as ThingId[];

/** @returns undefined for an id that is not in the list */
export function thingOf(id: string): Thing | undefined {
  return Object.hasOwn(things, id) ? things[id as ThingId] : undefined;
}
