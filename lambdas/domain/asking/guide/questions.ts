/** Questions for facts, prices and sums, and about the asker's own bets, in words that the rules read. Several on a line are separated by " | ". */

export const facts: readonly string[] = [
  'Record of Philadelphia Eagles at home | Record straight up and against the spread of Oklahoma City Thunder on the road | Record of Chicago Bears as favorites of 7 or more',
  'Record of NFL at home as underdogs | Record in the nfc north of Detroit Lions | Which team has the best record NFL | Which teams are undefeated NFL',
  'Record of Boston Celtics in games won by 10 or more | Record of Boston Celtics in games decided by 3 or less | Record of Boston Celtics in games in overtime | Record of Boston Celtics in games against teams with a winning record',
  'ATS record of Boston Celtics last 10 | Best against the spread team NFL | Worst against the spread team NFL',
  'How often over Buffalo Bills at home | How often over 225.5 Philadelphia 76ers | Best over team NBA',
  'Recent form Boston Celtics last 5 | Streak of Colorado Avalanche | Which team has the longest winning streak NBA',
  'Games covered in a row of Detroit Lions | Games that went over in a row of Carolina Panthers | Last time of a game covered of Charlotte Hornets | When did they last win Dallas Cowboys',
  'Final score Los Angeles Lakers last night | Final score NBA last night | Who covered NBA last night | Score by quarter Buffalo Bills',
  'Schedule NFL on Sunday | Schedule Golden State Warriors | Next home game of Dallas Cowboys | Next 3 games of Dallas Cowboys | Next game of Portland Trail Blazers after the New Orleans Pelicans',
  'What is the first game NHL tonight',
  'Days of rest New York Knicks | Teams on short rest NBA tonight | Days of rest of Seattle Seahawks between the Los Angeles Rams and the San Francisco 49ers',
  'Injury report Denver Broncos | Is Stephen Curry out NBA | Games missed by Zion Williamson NBA | Probable starters Carolina Hurricanes tonight',
  'standings NHL | nfc north standings NFL | What place Los Angeles Dodgers',
  'Head to head Los Angeles Lakers vs Sacramento Kings last 5 | How often over head to head Los Angeles Lakers vs Sacramento Kings | Compare Milwaukee Bucks vs Golden State Warriors',
  'Scoring average Edmonton Oilers | Points allowed Detroit Lions | Combined score Tennessee Titans last 5 | Which team has the most points scored NBA | Which team has allowed the fewest points NFL | Which team has allowed the fewest rushing yards NFL | Which team has the best point differential NBA',
  'Leaders in goals NHL | Who has the longest hit streak MLB | Leaders in rushing yards Detroit Lions | Leaders in touchdowns Los Angeles Rams last 1 | Who has more goals: Connor McDavid or Leon Draisaitl NHL',
  'Game log of LeBron James points NBA vs Utah Jazz | Game log of Tony Pollard rush attempts and rushing yards last 5 | Best game of Dak Prescott in passing yards NFL',
  'How often does Tyrese Maxey go over 24.5 points NBA last 10 | How often has Tyrese Haliburton had 10 or more assists NBA | How many games in a row has Connor McDavid had 1 or more points NHL',
];

export const prices: readonly string[] = [
  'Prices for Dallas Cowboys vs Carolina Panthers | Prices spread for Dallas Cowboys at DraftKings | Prices 1st half total for Dallas Cowboys | Prices team total for Dallas Cowboys | Alternate lines spread for Dallas Cowboys',
  'Best price moneyline for Detroit Lions | Best price spread +3 for Minnesota Vikings | Best price over 45.5 for Detroit Lions | Which book has the lowest total in Detroit Lions vs Chicago Bears',
  'What are the odds for LeBron James points | What are the odds for LeBron James over 25.5 points | What are the odds for touchdowns Detroit Lions vs Chicago Bears | Who has the lowest touchdowns line in Detroit Lions vs Chicago Bears',
  'Full odds board for NBA tonight | Full odds board spread for NFL on Sunday at 1 PM | What is the highest total for NBA tonight',
  'Who is favored in Dallas Cowboys | List the heaviest favorites for NFL on Sunday | List the smallest underdogs by spread for NFL on Sunday | Implied score for Oklahoma City Thunder',
  'Line movement spread for Dallas Cowboys | Largest line moves for NFL today | Any arbitrage for NHL tonight | Any middles for NFL | Vig for NFL | How often do NFL games land on a margin of 3',
  'Is Detroit Lions -7 -110 a good price? | Did I beat the line with Detroit Lions -7, now -8.5? | Is under 43.5 in Dallas Cowboys a good price? | Is Nikola Jokić over 9.5 assists -120 a good price? | Rate this parlay: Detroit Lions moneyline, over 45.5 in Chicago Bears',
  'How likely is Detroit Lions moneyline | What is the fair price of Detroit Lions moneyline | Arguments for and against Detroit Lions moneyline | Talk me out of Detroit Lions -7 | Is $50 too much on Detroit Lions moneyline with a $500 bankroll',
  'Which is better: Boston Celtics -10.5 or Denver Nuggets moneyline? | Which is more likely: CeeDee Lamb receptions or Keenan Allen receptions? | Which is better: over 6.5 in Colorado Avalanche or under 6.5 in Colorado Avalanche? | Which is the weakest: Detroit Lions moneyline or Chicago Bears +3 or over 45.5 in Dallas Cowboys?',
];

export const sums: readonly string[] = [
  'What does $50 at +240 pay | How much do I need to bet at -145 to win $50 | What odds turn $10 into $100 | Parlay of -110, +150, -200 for $20 | Parlay of -110, -110, -110 with 1 push for $30',
  'Convert -150 to implied odds | Convert 2.75 to American odds | Convert 40% to American odds | No-vig price of -118, -102 | Break even at -115 | 25% boost on -110',
  'Expected value at +125 for $100 if I think 48% | Half Kelly at +180 with a chance of 40% and a bankroll of $800 | Chance that all win of 60%, 60% | How much is 2 units of a bankroll of $1500 with a unit of $15',
  'Hedge $100 at +250, other side +110 | Hedge $25 to win $275, other side +120 | Hedge a parlay that pays $850, last leg New York Knicks moneyline | Arbitrage of +110, -102 for $100 | Middle over 44.5 and under 47.5 at -110, -110 for $50 each | Bonus bet of $25 at +300, other side -350',
  'Round robin of 4 picks by 2s for $10 each | Book offers 5/1 for legs of -110, -110, -110 | Profit if I went 58-49 at -110 | ROI if I staked $1240 and got back $1310 | Does my bet win if I have -3 at -110 for $50 and they win by 3',
];

export const own: readonly string[] = [
  'My record | My record spread | My record NBA this month | My record by sport | My record by bet type | My longest streak | Do I beat the closing line | My open picks | How much do I have at risk | Did my picks win last night | My prompts left | My plan | My average stake | What did you tell me yesterday',
  'Track Miami Dolphins -9.5 -108 at DraftKings for $20 | Track Buffalo Bills moneyline, over 51.5 in Detroit Lions, +280 for $10 | Track that for $15 | Mark my Miami Dolphins as hit | Correct my Houston Texans to $40 | Delete my Seattle Kraken | I cashed out for $40',
];
