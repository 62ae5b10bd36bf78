/** Questions of outsiders for facts and sums, and about their own bets. */
import type { Case } from '../case.ts';
import { inWords } from './asked.ts';

const find = inWords('find');
const sum = inWords('sum');
const mine = inWords('mine');
const track = inWords('track');

export const factQuestions: readonly Case[] = [
  find('NFL', 'Tony Pollard last 5 games, carries and yards', 'Tony Pollard', 'attempts', 'rushing yards'),
  find('NHL', 'how many times have the devils gone over this season', 'Devils', 'over'),
  find('NBA', 'Are the Knicks on a back to back tonight or did they have yesterday off', 'Knicks'),
  find('NHL', 'sabres kraken last couple meetings who won those', 'Sabres', 'Kraken'),
  find('NHL', 'whos in net for carolina tonight', 'Hurricanes', 'goalie'),
  find('MLB', 'Cease Ks his last five starts pls', 'Dylan Cease', 'strikeouts'),
  find('NBA', '1Q scoring avg Pacers this month?', 'Pacers', '1st quarter'),
  find(
    'NBA',
    'Maxey hit rate o24.5 pts L10? props.cash has him 7/10 but it counts a game he left hurt',
    'Tyrese Maxey',
    '24.5',
  ),
  find(
    'NBA',
    "My grandson tells me tired legs matter. Which of tonight's basketball clubs also played yesterday?",
    'Fri, Nov 20',
  ),
  find(
    'NFL',
    'I heard at the barber shop that one of the Packers receivers did not practice Friday. Is that so, and who else is listed?',
    'Packers',
    'injury report',
  ),
  find('NFL', 'gibbs gamelog, carries + rush yds', 'Jahmyr Gibbs', 'attempts', 'rushing yards'),
  find('NBA', 'did miami cover last nite', 'Heat', 'Fri, Nov 20'),
  find('NFL', 'whens the next cowboys home game', 'Commanders', 'Nov 26'),
  find('NHL', 'are the oilers any good on the road this yr', 'Oilers', 'road'),
  find('NFL', 'who leads the lions in rushing', 'Lions', 'rushing'),
  find('NBA', 'what was the final in the last wolves game', 'Timberwolves'),
  find('NBA', 'is anybody out for the bucks tomorrow', 'Bucks'),
  find('NHL', 'how many in a row have the avs won', 'Avalanche'),
  find('MLB', 'which ball games are still on after 9 tonight', 'Rockies', 'Angels', 'Dodgers'),
  sum('NFL', 'Chargers -156, Packers +135. Take the vig out and what is it really?', '58.9%', '41.1%'),
  sum('NFL', 'if I really hit 43% at +150, is betting 20 each time making me money?', '$1.50', '40%'),
  sum(
    'NBA',
    'bankroll is 800. i make the rockets 40% and i can get +185, what does kelly say',
    '7.6%',
    '$60.54',
  ),
  sum('NFL', 'losing my mind here, how often do i gotta win at -115 just to break even', '53.5%'),
  sum('NHL', '50 bucks on +265 gets me what back', '$132.50', '$182.50'),
  sum('NFL', 'up 6.3u, unit = 1.5% of a 4k roll. in dollars?', '$378'),
  sum('NHL', 'half kelly, roll 2400, i make it 56% and price is -105', '4.9%', '$117.60'),
  sum('NBA', '35 on a 3legger -110 / -125 / +140, whats it pay', '$253.65', '$288.65'),
  sum('MLB', 'strip the juice -118/-102', '51.7%', '48.3%'),
  // Nothing is saved here, which the answers must say.
  mine('NBA', 'when does my plan renew and what am i paying for it', 'plan'),
  mine('MLB', 'prompts left?', '50'),
  mine('NFL', 'whats my roi since labor day', 'graded pick'),
  mine('NBA', 'did my bulls bet from wednesday cash', 'saved pick'),
  mine('NHL', 'whats my record on puck lines', 'graded pick'),
  mine('NFL', 'what do i have pending', 'open'),
  mine('NFL', "am i on a trial or the paid one, and when's it roll over", 'plan'),
  mine('NFL', 'roi since i joined?', 'graded pick'),
  mine('MLB', 'how many qs do i got left', '50'),
  track('NHL', 'i never placed that rangers pick, delete it', 'Rangers', 'delete'),
  track('NFL', 'texans bet is in wrong, stake was 40 not 4', 'Texans', '$40'),
  track('NBA', 'save that last parlay, im putting 15 on it', 'save'),
  track('MLB', 'u have my cardinals pick as L, it was a push, fix pls', 'Cardinals', 'push'),
  track('NBA', 'save that parlay u just gave me', 'save'),
  track('NHL', 'log it: bruins ml -105, 2u', 'Bruins', '105'),
  track('NFL', 'i played the under in steelers browns, 34 at -110 for 25, add that', 'Under 34', '$25'),
  track('NFL', 'mark the dolphins bet as a win', 'Dolphins'),
  track('NHL', 'take my kraken pick off my list, i never bet it', 'Kraken'),
  track('NFL', 'grabbed etienne anytime td at -110 on dk for 30, keep track of it', 'Etienne', '$30'),
  track('NBA', 'change the odds on my lakers bet to -145', 'Lakers', '145'),
];
