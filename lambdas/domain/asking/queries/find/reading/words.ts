/** The words of questions about games, teams and players, by what they say: what is asked, of which games, and in which order. */
import { type Lexicon, lexicon } from '../../table/lexicon.ts';
import type { RankMeaning } from '../ranks/words.ts';
import { groupWords } from './groups.ts';
import { unkeptWords } from './unkept.ts';

/** What is asked. */
const asked = {
  schedule:
    'schedule|schedules|board|on the board|play|plays|playing|games|game on|slate|matchups|matchup|kickoff|kick off|tipoff|tip off|tip|puck drop|first pitch|' +
    'what time|time|start|starts|face|faces|facing|who do they play|upcoming games|upcoming|opponent|is there|are there|any games|any game|games on|game on tv|who plays|whos playing|on today|is on|going on|tip time|start time|play at|next game|first game|last game of|how many games|games are there|on the schedule|do they play|board of games|fixtures|no game|no games|what time does|what time do|when do|when does|when are|when is|whens|hockey start|football start|on the slate|get going|who is playing',
  next: 'next|next up|coming up',
  did: 'did|didnt|have they|how did',
  win: 'win|lose|beat|hit|do|finish|end|go|choke|choked|fare|score|blow|blow it|pull it out|get the win|hang on',
  cover: 'cover|cover the spread|cover the number|covers|cover it',
  won: 'won|lost|who won|beaten|did they win|pulled it out|get the w|took the l|got the w',
  covered: 'covered|who covered|covered the spread|covered it',
  score:
    'score|scores|final|finals|final score|final scores|box score|result|results|last game|last games score|previous game|last match|how did it end|scoreboard|final score of|what happened|what happened in|what was the final|the final in|was the final|the final of|how did the|whats the score|who won it|ended|final of|end result|happened|the final|final?|outcome|what was the score',
  ats: 'ats|against the spread|against the number|ats record|cover rate|covering|spread record|run line record|puck line record|vs the spread|versus the spread|vs the number|covering the spread|cover percentage|cover pct|covered the most|spread covers',
  totals:
    'over under record|over/under record|ou record|o u record|totals record|over record|under record|hitting the over|hitting the under|over under|o/u record|o-u|over/under splits',
  ups: 'go over|going over|goes over|gone over|went over|go ovr|gets over|cleared|clear|clears|hit the over|hits the over|cashed the over',
  downs:
    'go under|going under|goes under|gone under|went under|hit the under|hits the under|stayed under|stay under|stays under',
  drop: 'drop|drops|come down|come up short',
  record:
    'record|records|win loss|wins|losses|won lost|w-l|w l|wl|win-loss|win - loss|wins and losses|straight up|su|su record|straight up record|outright record|overall record|winning percentage|win percentage|win pct|win rate|wins this',
  fared:
    'done|doing|do|any good|much good|good on|good at|performed|perform|look|looked|fared|how good|been|going|been doing|been playing|playing lately|shape|fare|hows he looked|has he looked|looked in',
  form: 'form|recent form|lately|recently|hot|trending|trend|trends|last few games|of late|last few|past few|recent games|momentum|hot or cold|been hot|slumping|slump|on a run|last couple|past couple|last handful|recent results',
  streak:
    'streak|win streak|losing streak|winning streak|in a row|how many in a row|dropped in a row|won in a row|lost in a row|hot streak|skid|streaking|skidding|straight|how many straight|consecutive|consecutive games|straight games|heater|cold streak|point streak|goal streak|hitting streak|hit streak|dropped',
  last: 'last|past|previous|prior|latest|most recent|lst|prev',
  played: 'games|game|results|matches|outings|contests|starts|gms|tilts|weeks|wks',
  often:
    'usually|normally|typically|generally|regularly|consistently|tend to|tends to|tend|tends|how often|how many times|how frequently|percent of the time|what percent|how often do|how often does|how many went|times|number of times|how many overs|how many unders|how many of|how many have gone|what share|how many hit|how many cashed|how frequently|how many weeks|how many|what percentage|often|how regularly|many times|how many games with|hit rate|rate of',
  standings:
    'standings|standing|table|first place|in first|rankings|division|conference|division standings|conference standings|playoff seed|seeding|seed|division race|conference race|whos first|who is first|tables|top the|whos on top|wild card standings|who leads the division|league table|where do they stand|who is in first|points table|playoff spot',
  place:
    'place|what place|which place|where is|where are|where do|where does|rank|ranked|games back|games behind|how far back|how far behind|back of|behind|out of first|of 1st|from 1st|behind 1st|out of 1st|what seed|seeded|sit|sitting|sits|currently sit|how many games back|stand|back of first|of first|from first|far back|far|far behind',
  injuries:
    'injury report|injuries|injury|knee|ankle|hamstring|hammy|groin|shoulder|calf|hip|elbow|wrist|achilles|oblique|injury list|injury news|injury update|injured|hurt|banged up|out|inactive|inactives|questionable|doubtful|missing|sidelined|scratched|' +
    'available|active|healthy|suiting up|on ir|ir|status|on the ir|load mgmt|load management|day to day|dtd|gtd|game time decision|injury status|who is out|sitting out|ruled out|gonna play|going to play|suiting|dressed|dressing|ruled|gonna suit up|suit up|expected to play|listed|listed as|in tonight|back|back yet|returning|return|limited|practiced|practice|ruled in|good to go|a go|in the lineup|in or out|injury designation|starting five hurt|going to suit up|hurt list|who is hurt|inj report|inj|injs|designation|tag|on the report|nicked up|health|il|on the il|concussion|practice report|dnp|fully practice|practicing|playing today|playing or|who is missing|any news on|latest on|word on|update on|news on|gameday inactives|still out|still hurt|who is inactive|resting',
  starters:
    'starting in net|in net|between the pipes|starting goalie|goalie|starting pitcher|starting pitchers|pitching|pitcher|pitchers|on the mound|' +
    'probable pitchers|probables|probable starters|starters|starter|starting|starts for|who starts|start for|in goal|who is in goal|goalies|goaltender|netminder|starting goaltender|gets the start|getting the start|takes the mound|on the bump|bump|throws|throws for|throwing|pitched|confirmed|confirmed starter|starting goalie confirmed|starting five|starting lineup|starting qb|who gets the nod|' +
    'on the hill|is on the hill|is on the mound|is on the bump|is in net|is in goal|is in the crease|toes the rubber|toeing the rubber|taking the mound|takes the ball|gets the ball|getting the ball|probable|probable starter|projected starter|projected starters|starting at qb|at qb|under center|qb1|starting quarterback|qb for|the qb|whos the qb|who is the qb|who is qb|quarterbacking|starting qbs|starting quarterbacks|crease|in the crease|tending|guarding the net|going in net|lineups|lineup|starting 5|gets the nod|nod|tonights starter|whos starting|who is starting|who is pitching|whos pitching|who is throwing|pitching matchup|pitching matchups|sp|sps|starting ps|qb|qbs',
  meetings:
    'h2h|head to head|head to heads|meetings|last meeting|last meetings|each other|history|series|matchup history|last time they played|season series|met|head 2 head|head-to-head|h to h|previous meetings|past meetings|recent meetings|matchups between|games between|when they play|vs each other|previous games|rivalry|tally|the tally|series tally|settling something|when they met|meet|meeting',
  /** "When did the Raiders last beat the Chiefs". */
  lastTime:
    'last time|when did|when was the last time|when was|when have|since they beat|how long since|how long has it been since',
  beat: 'beat|last beat|last defeated|beaten|win over|win against|wins over|wins against|defeated|defeat|won against|won over|take down|took down|knock off|knocked off|get past|got past|beats',
  lostTo: 'lose to|lost to|loss to|losses to|fall to|fell to|drop one to|loses to',
  scoring:
    'how many points|how many goals|how many runs|points per game|goals per game|runs per game|ppg|average|averaging|avg|a game|per game|score per game|scoring|scoring average|points scored|' +
    'offense|point differential|points|goals|runs|scored|averages|averaged|rpg|apg|gpg|do they average|scores per game|scoring offense|pts per game|point diff|run differential|goal differential|run diff|goal diff|putting up|put up per game|avgs|points a game|per contest|per gm|score a lot',
  allowed:
    'defend|defends|defending|allow|allowed|give up|defense|allows|allowing|giving up|gives up|given up|gave up|conceded|concede|points against|goals against|runs against|defense allow|scoring defense|defensively|surrender|d gets|gets torched|torched|torch|d|defenses|pts allowed|points allowed|goals allowed|runs allowed|per game allowed',
  bothTeams:
    'total each|totals each|goals total|points total|runs total|combined|combined score|combined points|total goals|total points|total runs|total score|in total each|combined goals|combined runs',
  rest:
    'back to back|back-to-back|b2b|back to backs|days rest|days of rest|days off|day rest|rest|rested|short rest|short week|third game in four|3 in 4|3rd in 4|4 in 5|fatigue|fatigued|tired|rest advantage|' +
    'rest disadvantage|rest edge|second night of a back to back|2nd night of a back to back|second of a back to back|on the second night|rest spot|well rested|gassed|on short rest|on a short week|extra rest|on b2b|on a b2b|back 2 back|b2bs|on rest|rest days|on a back to back',
  bye: 'bye|byes|bye week|on bye|on a bye|have a bye|has a bye|byes this week|bye weeks|bye teams|open date',
  afterBye:
    'off a bye|coming off a bye|after a bye|after the bye|after bye|after byes|off the bye|off their bye|after their bye|out of the bye|post bye|coming off the bye|after a bye week|following a bye|off bye|off byes|after a week off|after the bye week|coming off bye|coming off their bye|off a bye week',
  hits: 'hits|hitting|cashing|cashes|cashed|went|gone',
  leader:
    'who leads|leads the league in|leads the nfl in|leads the nba in|leads the nhl in|league leader|league leaders|leaders|leader in|leader|who has the most|who has most|has the most|has most|most in the league|leading|who leads the league in|who leads the|who is leading the|leads|leading in|top scorer|top scorers|leading scorer|leading scorers|leaderboard|leader board|who is leading|leads in|who has the|lead the league|lead the team|team leader|team leaders|race|leading rusher|leading receiver|leading passer',
  log: 'game log|gamelog|log|logs|game logs|each game|each week|every week|week by week|by week|weekly|every game|each night|game by game|stats|had|put up|have|statline|stat line|stat lines|numbers|box score line|boxscore|line last game|production|totals for|per start|count|tally of|stats last',
} as const;

/** Of which games, and how they are ordered and counted. */
const narrowing = {
  afterLoss:
    'after a loss|after losing|after losses|coming off a loss|off a loss|following a loss|after they lose|when they lose|bounce back|off losses|after a l|off an l|coming off losses|coming off an l|off a l|following losses|after getting beat|off a defeat',
  afterWin:
    'after a win|after winning|after wins|coming off a win|off a win|following a win|after they win|off wins|coming off wins|after a w|off a w|following wins',
  without:
    'without|wo|w/o|wout|when out|sans|minus|w out|with out|w-out|when he doesnt play|when he does not play|when he sits|when hes out|when he is out|games missed|missed|misses|when out of the lineup|with no',
  with: 'when he plays|with him|when he starts|when he is in|in games with|games with',
  best: 'best|most|top|highest|hottest|first|better|leading|most often|the most|biggest|longest|greatest|highest scoring|number one|no 1|strongest',
  worst:
    'worst|least|bottom|lowest|coldest|fewest|the least|lowest scoring|weakest|poorest|softest|dead last',
  team: 'team|teams|squad|squads|club|which teams|what teams|any team|any teams|every team|who in the league|clubs|anyone in the league',
  home: 'at home|home|home games|home only|in home games|at their place|their building|home field|home ice|home court|at the house|home splits',
  road: 'on the road|road|away|away games|away from home|as visitors|as the visitor|when traveling|traveling|on the rd|away team|road games|away only|road only|in road games|as a visitor|road splits|when visiting|visiting',
  season:
    'this season|this year|season|on the season|on the year|so far|overall|ytd|all season|to date|this yr|season long|this yr|yr|year|all year|of the season|since the start|through|to this point|as of now|in the season|not counting last year|not counting last season|not last year|already|on the yr|thus far|since week 1|since opening day|season to date|26|2026',
  earlier:
    'last season|last year|last yr|previous season|previous seasons|past seasons|last few yrs|last few years|over the years|recent years|past few years|years|yrs|past few seasons|last few seasons|last two years|last 2 years|last 3 years|last three years|last 5 years|past 2 years|past 3 years|past two seasons|last two seasons|last 2 seasons|last 3 seasons|all time|all-time|career|ever|historically|in franchise history|since 2020|since 2021|since 2022|since 2023|since 2024|since 2025|in 2023|in 2024|in 2025|two years ago|a year ago|few yrs|few years|last couple years|last couple seasons|last couple of years|lifetime|decade|prior season|prior seasons',
  as: 'as|when|when they are|as a|as an',
  favored:
    'favored|when favored|laying points|giving points|as chalk|as the favorite|as favorites|as faves|as favs|when laying|laying',
  dogs: 'getting points|as dogs|as a dog|as the dog|as underdogs|as an underdog|catching points|when getting points|as pups|when dogs|as the underdog',
  join: 'between|vs|versus|against|@|and|v|agst',
  league:
    'in the league|league|league wide|league-wide|leaguewide|across the league|around the league|leaguewise|as a whole|overall in the league|in general',
  firstHalf:
    '1st half|first half|1h|by halftime|at halftime|at the half|by the half|before halftime|before half|in the first half|first halves|1st halves|halftime|opening half',
  secondHalf: '2nd half|second half|2h|second halves|after halftime|in the second half',
  firstQuarter: '1st quarter|first quarter|1q|q1|opening quarter|first qtr|1st qtr',
  firstPeriod: '1st period|first period|1p|p1|opening period|opening frame',
  firstFive: 'f5|first five|first 5|first five innings|first 5 innings|thru 5|through five',
  firstInning: '1st inning|first inning|in the first inning|opening inning|nrfi|yrfi|nrfi record|yrfi record',
  who: 'who',
  got: 'got|have got|get',
  two: 'two',
  three: 'three',
  four: 'four',
  five: 'five',
  six: 'six',
  seven: 'seven',
  eight: 'eight',
  nine: 'nine',
  ten: 'ten',
  twelve: 'twelve|dozen',
} as const;

export const findWords = { ...asked, ...narrowing, ...groupWords, ...unkeptWords } as const;

export type FindMeaning = keyof typeof findWords;
export type Meaning = FindMeaning | RankMeaning;

/** How the lexicon of these words is made. */
export const wordsAre = {
  without: 'you|your|my|i|we|us|u|like|check|team|teams|game|games|been|have',
  exact: Object.keys(unkeptWords),
  hasStarts: true,
} as const;

export const words: Lexicon<Meaning> = lexicon<FindMeaning>(findWords, wordsAre);

export const spokenCounts = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
} as const;
