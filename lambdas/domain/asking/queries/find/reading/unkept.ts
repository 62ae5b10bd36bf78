/**
 * What people ask about games, teams and players that nobody here keeps. A question that names one is answered as far as the rest
 * goes, and the answer says what is missing.
 */

/** By how an answer names it: how a question says it, separated by `|`. */
const written = {
  'exit velocity and other tracking figures':
    'exit velocity|exit velo|exit velos|statcast|barrel|barrels|barrel rate|hard hit|hard hit rate|hard hit pct|xba|xwoba|woba|xslg|xera|fip|xfip|siera|launch angle|spin rate|spin rates|whiff|whiff rate|chase rate|csw|velo|velocity|bat speed|sprint speed|babip|wrc|wrc+',
  'splits against left- or right-handed pitchers':
    'lefties|lefty|vs lefties|against lefties|righties|righty|lhp|rhp|left handed|left-handed|right handed|right-handed|southpaw|southpaws|lefty righty|handedness|platoon|platoon splits',
  'batting averages':
    'batting average|obp|slg|ops|on base|on-base|on base percentage|slugging|batting avg|avg with risp|risp',
  'strikeouts per nine innings and other rates of pitchers': 'pitching rates|pitching rate|whip',
  'bullpen figures': 'bullpen|bullpen era|bullpens|relievers|pen era|closers',
  'park factors': 'park factor|park factors|ballpark',
  'umpires and referees':
    'ump|umps|umpire|umpires|ref|refs|referee|referees|officials|officiating|home plate ump|who is reffing',
  'snap counts':
    'snap|snaps|snap share|snap shares|snap count|snap counts|snap pct|snap percentage|snap %|route|routes|routes run|route participation',
  'targets and target shares':
    'target share|target shares|targets|target|targeted|air yards|adot|yac|yards after catch|yards after contact|separation|drops|drop rate|wopr',
  'red-zone figures':
    'red zone|redzone|rz|red zone touches|redzone targets|inside the 20|inside the 10|inside the 5|goal line carries',
  'third-down and time-of-possession figures':
    'third down|3rd down|third downs|3rd downs|third down conversion|time of possession|top of possession|fourth down|4th down|first downs',
  'sacks and other figures of defenders':
    'sacks|sack|sacked|tackles|pressures|pressure rate|hurries|blitz|blitz rate|pass rush|pass rush win rate|forced fumbles|fumbles|coverage',
  'ratings such as DVOA, EPA, net rating or pace':
    'advanced stats|advanced metrics|advanced numbers|advanced analytics|epa|epa per play|dvoa|success rate|yards per play|ypp|ypc|ypa|yards per carry|yards per attempt|passer rating|qbr|qb rating|pff|pff grade|elo|power rating|power ratings|sos|strength of schedule|net rating|off rating|offensive rating|def rating|defensive rating|ortg|drtg|pace|pace of play|bpm|vorp|plus minus|plus/minus',
  'minutes and usage':
    'usage|usage rate|usage rates|usg|minutes|mins|minute|mpg|minutes per game|potential assists|rebound chances|fouls',
  'shooting percentages':
    'fg%|fg pct|fg percentage|field goal percentage|field goal pct|shooting percentage|shooting percentages|shooting pct|true shooting|true shooting percentage|ts%|efg|efg%|effective field goal percentage|3pt%|3p%|3pt pct|3pt percentage|3 pt percentage|3 point percentage|3 point pct|3-point percentage|three point percentage|three-point percentage|three pt percentage|threes percentage|percentage from three|percent from three|percentage from 3|percent from 3|ft%|ft percentage|free throw percentage|free throw pct|free throws|free throw',
  'shots that were tried, such as three-point attempts':
    'shot attempts|fga|field goal attempts|fg attempts|shots attempted|3pt attempts|3 pt attempts|3pt attempt|three pt attempts|three point attempts|three-point attempts|3 point attempts|3-point attempts|threes attempts|threes attempted|3s attempted|attempted threes|attempted 3s|3pa|3pas|fta|free throw attempts|ft attempts',
  'points off the bench':
    'bench points|bench scoring|bench production|off the bench|from the bench|points off the bench|points from the bench|scoring off the bench',
  'points in the paint, on fast breaks or on second chances':
    'second chance points|paint points|points in the paint|fast break points|fastbreak points',
  'expected goals and shot attempts (Corsi)':
    'xg|xgf|xga|expected goals|corsi|fenwick|high danger|high-danger|hdcf|scoring chances|shot attempts for|possession pct',
  'power plays, faceoffs and ice time':
    'power play|power plays|power play goals|power play points|power play chances|power play rate|power play success|powerplays|pp goals|man advantage|powerplay|pp%|power play percentage|special teams|faceoff|faceoffs|faceoff wins|faceoffs won|face offs|faceoff percentage|faceoff pct|ice time|toi|hits per 60|pims|penalty minutes',
  'penalty kills':
    'penalty kill|penalty kills|penalty killing|penalty killers|penalty kill percentage|penalty kill pct|penalty kill rate|pk%|pk percentage|shorthanded goals|short handed goals|short-handed goals',
  'lines and line mates':
    'line combos|line combo|line combinations|line combination|first line|top line|second line|third line|fourth line|bottom six|top six|linemates|linemate|line mates|line mate|line pairings|defensive pairings|d pairings|defense pairs|power play unit|power play units|pp1|pp2|top power play',
  'who wins the opening tip':
    'jump ball|jump balls|opening tip|opening tips|tip winner|tip winners|win the tip|wins the tip|won the tip|winning the tip|win the opening tip|wins the opening tip|won the opening tip|win tips|wins tips|tip win rate|tip off winner|tipoff winner|win the tipoff|wins the tipoff|win the tip off|wins the tip off|wins the jump|win the jump|gets the tip|get the tip|first possession',
  'save percentages and records of goalies':
    'save percentage|save percentages|save rate|saves percentage|save pct|save %|sv%|sv pct|gaa|goals against average|goals-against average|goals-against|goals against avg|gsaa|shutouts|shutout|shootout record',
  'figures of teams other than what they score':
    'rush defense|run defense|pass defense|pass d|run d|rush d|passing defense|rushing defense|passing d|rushing d|yards allowed|total offense|total defense|yards per game allowed|vs the run|against the run|vs the pass|against the pass',
  'figures by position':
    'tight ends|tight end|tes|wide receivers|wideouts|wrs|wr1s|running backs|rbs|opposing qbs|opposing quarterbacks|centers|bigs|big men|point guards|pgs|shooting guards|forwards|slot receivers|by position|dvp|defense vs position',
  'players’ figures against one team': 'career against|career vs|vs career',
  'records by coach or official': 'coach|coaches|head coach|under coach|coaching staff',
  'records by surface or stadium':
    'on turf|turf|on grass|grass|in domes|dome|domes|indoors|outdoors|at altitude|altitude',
  'travel and time zones':
    'travel|traveled|travelling|west to east|cross country|time zone|time zones|jet lag|miles traveled',
  'day and night splits':
    'day games|night games|day game record|night game record|at night|at nights|nighttime|night time|daytime|day time|during the day|in the daytime|in the afternoon|afternoon games|day starts|night starts|matinees|evening games|in day games|in night games|primetime record|in primetime|in prime time|prime time|primetime|under the lights|on mnf|on snf|on tnf',
  'records against winning teams':
    'winning teams|teams over 500|vs winning teams|against winning teams|teams above 500|losing teams|teams under 500|above .500|over .500',
  'records within divisions and conferences':
    'division games|divisional games|in division|in the division record|divisional|within the division|division opponents|division rivals|conference games|in conference|conference record|division record|divisional record',
  'contracts, trades and rumors':
    'contract|salary|salary cap|cap space|traded|trade deadline|trade rumors|rumors|draft pick|draft picks|free agent|free agency|extension|waived|signed',
  'ages, heights and other facts of life':
    'how old|how tall|height|weight|born|from college|what college|hometown|wife|married|jersey number|wears number',
  attendance: 'attendance',
  'longest plays': 'longest reception|longest rush|longest catch|longest completion|longest run',
  'kicking figures': 'field goals|field goal|fgs|kicker|kickers|extra points|punts|punting|return yards',
  penalties: 'penalties|penalty yards|flags|most penalized',
} as const;

/** What a question for a player's season is answered without. */
export const seasonTotals = 'season totals of players';

export type Unkept = keyof typeof written;

export const unkeptWords: Readonly<Record<Unkept, string>> = written;

const labels: ReadonlySet<string> = new Set(Object.keys(written));

export const isUnkept = (meaning: string): meaning is Unkept => labels.has(meaning);
