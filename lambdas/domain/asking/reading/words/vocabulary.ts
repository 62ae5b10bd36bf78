/** Words that the rules read, so that none is mistaken for part of a player's name. */
import { statNames } from '../../../feed/players/stat-names.ts';

const words = `
aggressive alternate alt anytime assist assists away balanced batter batting cheap chance coin
dogs draw draws edge favorite favorites first flip football goal goalie goals half hail hitter hits hockey home homer
inning innings juicy likely lock locks long lottery mary medium moderate moneyline moneylines most over overs
parlay parlays passing pitcher pitchers player players points prop props qb quarter quarterback quarterbacks rb
rebound rebounds receiver receiving receptions risk risky road rookie runs running rushing safe safer safest saves score scorer scorers scoring
shot shots spread spreads starter starting strikeout strikeouts team threes throw throwing tie
total totals touchdown touchdowns under underdog underdogs unders upset upsets value wr wide yard yards
sunday monday tuesday wednesday thursday friday saturday today tonight tomorrow weekend week
and or no not without but plus minus another same game two three four five six seven eight high low
yesterday yesterdays teamer teamers conservative kicker kickers special boosted ladder rbs te tes wrs qbs goalscorer goalscorers draftkings fanduel
betmgm caesars banker ev sharp public hammer sgp piece
both each all either neither whichever whoever diff different anyone tight end ends wrs wr2 tes linebacker linebackers dman dmen defenseman defensemen bigs guards
forwards centers kicker add give bench position type pp active trash
percent least against profitable backing back fade take next solid cheeky crazy fat nuts other stats
sack sacks tackle tackles kicking field fg fgs dst fumble fumbles targets longest foul fouls pims faceoff faceoffs
goalies goaltender goaltenders netminder netminders save batters hitters bats sluggers triple bases backup backups interception completion attempt attempts rec recs rush pass yds carry carries catch catches starters
power pp ppp corners cards bookings birdies bogeys blocked boards tight ends walks stocks yardage shootout punts downs
`;

const ofStats = Object.values(statNames).join(' ').toLowerCase();
const own = new Set(`${words} ${ofStats}`.split(/[\s+]+/).filter((word) => word !== ''));

/** @param word lower case */
export function isRuleWord(word: string): boolean {
  return own.has(word);
}
