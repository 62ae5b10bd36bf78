/** Everyday words of bets, their roles given: slang for statistics and sides, prices, chances and counts without figures. */
import { describe, expect, test } from 'vitest';
import { betOf } from './known.ts';

describe('everyday words', () => {
  test.each([
    ['[two|n] teams [getting points|side]', '2-leg spread parlay of underdogs'],
    ['[two|n] [dogs|side] with the [points|market]', '2-leg spread parlay of underdogs'],
    ['a [favorite|side] giving [5.5|line]', 'Spread pick on favorites, line -5.5'],
    ['[eagles|team] [getting|side] [four|line]', 'NFL spread pick backing the Philadelphia Eagles, line +4'],
    [
      '{a [quarterback|pos] who [airs it out|stat] for [300|line] [yards|stat]} and {a [tight end|pos] who finds [paydirt|stat]}',
      'Parlay: NFL player prop pick on over 299.5 passing yards; NFL player prop pick on touchdowns, tight ends only',
    ],
    [
      'a [running back|pos] [over|side] [70|line] [yards|stat]',
      'NFL player prop pick on over 70 rushing yards, running backs only',
    ],
    ['someone [hitting one out|stat]', 'Player prop pick on home runs'],
    ['who [nets one|stat], [ice hockey|sport]', 'NHL player prop pick on goals'],
    ['a [skater|pos] with [2+|line] [shots on goal|stat]', 'Player prop pick on over 1.5 shots on goal'],
    [
      '[jokic|player] for [double digit|line] [rebounds|stat]',
      'NBA player prop pick on over 9.5 rebounds by Nikola Jokić',
    ],
    [
      '[jokic|player] with [a couple|line] [blocks|stat]',
      'NBA player prop pick on over 1.5 blocks by Nikola Jokić',
    ],
    ['[a handful|n] of [chalk|side] on [one slip|form]', '5-leg parlay of favorites'],
    ['[one per league|each], [overs|side]', 'A pick from each league, overs only'],
    ['[three|n] picks from [one game|form]', '3-leg same-game parlay'],
    ['a [dog|side] with [big|price] odds', 'A pick on underdogs, no price shorter than +200'],
    ['[two|n] legs, [+250 or thereabouts|price]', '2-leg parlay, each price between +200 and +313'],
    [
      '[two|n] [dogs|side], [between 3-1 and 5-1|payout]',
      '2-leg parlay of underdogs, paying between +300 and +500',
    ],
    ['[two|n] legs [paying a little more than double|payout]', '2-leg parlay, paying at least +100'],
    ['[two|n] legs, each [eight times in ten|chance]', '2-leg parlay, at least 80% likely per leg'],
    [
      '[eagles|team] [early game|when]',
      'NFL pick backing the Philadelphia Eagles starting before 4:00 PM ET',
    ],
    [
      'the [most likely|order] [touchdown|stat] [scorer|pos]',
      'Player prop pick on touchdowns, shortest odds',
    ],
    ['the [most|order] [touchdowns|stat] odds', 'Player prop pick on touchdowns, longest odds'],
    ['[three|n] legs, no [winner|!market]', '3-leg parlay, no moneylines'],
    [
      'a [quarterback|pos] to [throw for|stat] [over|side] [225.5|line] [yards|stat]',
      'NFL player prop pick on over 225.5 passing yards',
    ],
    ['[hurts|player] [rushes in a td|stat]', 'NFL player prop pick on touchdowns by Jalen Hurts'],
    [
      '[kelce|player] to [score|stat] [twice|line]',
      'NFL player prop pick on over 1.5 touchdowns by Travis Kelce',
    ],
    ['[jokic|player] [apple|stat]', 'NBA player prop pick on assists by Nikola Jokić'],
    ['[starting pitcher|pos] [strikeouts|stat]', 'MLB player prop pick on strikeouts'],
    [
      'a [blueliner|pos] with [3+|line] [shots on goal|stat]',
      'NHL player prop pick on over 2.5 shots on goal, defensemen only',
    ],
    ['[capitals|team] [puckline|market]', 'NHL spread pick backing the Washington Capitals'],
    ["[a's|team] [ml|market]", 'MLB moneyline pick backing the Athletics'],
    ['[jaguars|team] [pk|line]', 'NFL moneyline pick backing the Jacksonville Jaguars'],
    [
      '[jets|team] [with whatever points they are being given|market]',
      'NFL spread pick backing the New York Jets',
    ],
    ['[jets|team] to [stay within the spread|market]', 'NFL spread pick backing the New York Jets'],
    [
      '[lions|team] [to be ahead|market] [1h|period]',
      'NFL 1st half moneyline pick backing the Detroit Lions',
    ],
    ['[islanders|vs] to be [beaten|market]', 'NHL moneyline pick against the New York Islanders'],
    ["[the Bears' opponent|vs] [to win|market]", 'NFL moneyline pick against the Chicago Bears'],
    ['[over|side] in [the Bears game|game]', 'NFL pick in the Chicago Bears game, overs only'],
    [
      '[three|n] [favorites|side], [nothing from Dallas|!team]',
      '3-leg NFL parlay of favorites avoiding the Dallas Cowboys',
    ],
  ])('%s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });

  test.each([
    ['[eagles|team] getting [7.5|line]', 'NFL spread pick backing the Philadelphia Eagles, line +7.5'],
    ['[eagles|team] covering [2.5|line]', 'NFL spread pick backing the Philadelphia Eagles, line -2.5'],
    [
      '[eagles|team] not losing by more than [8|line]',
      'NFL spread pick backing the Philadelphia Eagles, line +8',
    ],
    ['[eagles|team] by [double digits|line]', 'NFL spread pick backing the Philadelphia Eagles, line -9.5'],
    ['[eagles|team] giving [seven|line]', 'NFL spread pick backing the Philadelphia Eagles, line -7'],
    [
      '[eagles|team] giving up [no more than four points|line]',
      'NFL spread pick backing the Philadelphia Eagles, lines of 4 or lower',
    ],
    ['[eagles|team] with [six points|line]', 'NFL spread pick backing the Philadelphia Eagles, line +6'],
    [
      'whoever plays the [eagles|vs], with the opponent giving [three|line]',
      'NFL spread pick against the Philadelphia Eagles, line -3',
    ],
  ])('the verb says which way the points of a team go: %s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });

  test.each([
    ['[to win by a touchdown or more|line]', '-6.5'],
    ['[winning by two|line]', '-1.5'],
    ['by [two scores|line]', '-8.5'],
    ['[to win by more than a point|line]', '-1.5'],
    ['[a loss of six or less|line]', '+6.5'],
    ['losing by [no more than one|line]', '+1.5'],
    ['[not to lose by ten or more|line]', '+9.5'],
    ['[to stay within nine points|line]', '+9.5'],
    ['to keep it within [a touchdown|line]', '+7.5'],
    ["[two points' start|line]", '+2'],
    ['[minus a half|line]', '-0.5'],
    ['at [home|side] [by four or more|line]', '-3.5'],
  ])('margins: %s is %s', (words, line) => {
    expect(betOf(`[eagles|team] ${words}`)).toMatch(
      new RegExp(`^NFL spread pick .*backing the Philadelphia Eagles, line \\${line}$`),
    );
  });

  test.each([
    ['[eagles|vs] [win by a field goal at least|line]', '-2.5'],
    ['[eagles|vs] losing by [two or more|line]', '-1.5'],
  ])('the margin of whom a team plays: %s', (line, points) => {
    expect(betOf(line)).toBe(`NFL spread pick against the Philadelphia Eagles, line ${points}`);
  });

  test.each([
    [
      '[seven or more|line] [runs|market] in the [Yankees game|game]',
      'MLB pick in the New York Yankees game, over 6.5',
    ],
    [
      '[bruins and sabres|game], [five goals at the very most|line]',
      'NHL pick in Boston Bruins vs Buffalo Sabres, under 5.5',
    ],
    [
      '{the [Reds|team] [won|market]} and {there were [nine runs or more|line] in [it|ref]}',
      'Same-game parlay: MLB moneyline pick backing the Cincinnati Reds; MLB pick in the Cincinnati Reds game, over 8.5',
    ],
    [
      '[cubs|team] [to score|market] [seven runs or more|line]',
      'MLB team total pick backing the Chicago Cubs, over 6.5',
    ],
    [
      '[astros|team] with [fewer than four|side] [runs of their own|market]',
      'MLB team total pick backing the Houston Astros, under 4',
    ],
    [
      '[milwaukee|team] [over|side] [3.5|line] [runs on their own|market]',
      'MLB team total pick backing the Milwaukee Brewers, over 3.5',
    ],
  ])('totals in words: %s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });

  test('what is scored says of which sport a team is', () => {
    expect(betOf('[rangers|team] giving [a run and a half|line]')).toBe(
      'MLB spread pick backing the Texas Rangers, line -1.5',
    );
    expect(betOf('[panthers|team] to [keep it within two goals|line]')).toBe(
      'NHL spread pick backing the Florida Panthers, line +2.5',
    );
    expect(betOf('[colorado|team] [leading|market] after the [first five innings|period]')).toBe(
      'MLB 1st 5 innings moneyline pick backing the Colorado Rockies',
    );
    expect(betOf('[new york|team] [leading|market] after the [first five innings|period]')).toBeUndefined();
  });

  test.each([
    '[jets|team] [to be ahead|market]',
    '[jets|team] [behind|market] [1h|period]',
    '[columbus|team] [not to lose|market]',
    '[union|team] [to win to nil|market]',
  ])('%s is no bet of ours', (line) => {
    expect(betOf(line)).toBeUndefined();
  });

  test.each([
    '[eagles|team] getting [7 or more|line]',
    '[eagles|team] losing by [7 or more|line]',
    '[eagles|team] [win by exactly one|line]',
    '[eagles|team] [to win|market] [by one to six points|line]',
    '[eagles|team] [by a touchdown or less|line]',
    '[eagles|team] [six points|line]',
    '[eagles|team] [24 points or more|line]',
  ])('%s is no spread', (line) => {
    expect(betOf(line)).toBeUndefined();
  });

  test.each([
    ['[two|n] legs, [-130 or cheaper|price]', '2-leg parlay, no price shorter than -130'],
    [
      '[two|n] [favorites|side] [cheaper than -160|price]',
      '2-leg parlay of favorites, no price shorter than -160',
    ],
    ['[two|n] legs, [near minus one thirty|price]', '2-leg parlay, each price between -162 and -104'],
    ['[two|n] legs, [each -350 or thereabouts|price]', '2-leg parlay, each price between -438 and -280'],
    ['[two|n] [dogs|side] [+130ish|price]', '2-leg parlay of underdogs, each price between +104 and +163'],
    ['[two|n] legs at [-250 or shorter|price]', '2-leg parlay, no price longer than -250'],
    ['[two|n] legs, nothing [juicier than -200|!price]', '2-leg parlay, no price shorter than -200'],
    ['[two|n] [overs|side], [regular juice|price]', '2-leg parlay, overs only'],
    ['[two|n] legs, [-150 at worst|price]', '2-leg parlay, no price shorter than -150'],
    ['[two|n] legs, [-130 is my limit|price]', '2-leg parlay, no price shorter than -130'],
    [
      '[two|n] [dogs|side] at [evens or bigger|price]',
      '2-leg parlay of underdogs, no price shorter than +100',
    ],
    ['[two|n] legs, [both between +110 and +160|price]', '2-leg parlay, each price between +110 and +160'],
    ['[a dog|side], [only if it’s above +125|price]', 'A pick on underdogs, no price shorter than +125'],
    [
      '[two|n] [favorites|side], [not too expensive|price]',
      '2-leg parlay of favorites, no price shorter than -200',
    ],
    [
      '[two|n] legs, not [anything that pays less than even money|!price]',
      '2-leg parlay, no price shorter than +100',
    ],
    ['[two|n] legs that [pay as little as evens|payout]', '2-leg parlay, paying at least +100'],
    ['[two|n] legs that [return at least sixfold|payout]', '2-leg parlay, paying between +500 and +720'],
    [
      '[25 dollars|stake] on [two|n] legs [worth 5 grand|payout]',
      '2-leg parlay, paying between +19900 and +28656, with $25',
    ],
    ['[two|n] legs, [a two-in-three chance|chance]', '2-leg parlay, at least 67% likely'],
  ])('prices: %s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });

  test.each([
    ['[dogs|side] [before supper|when]', 'A pick on underdogs starting before 6:00 PM ET'],
    ['[dogs|side] [before midnight|when]', 'A pick on underdogs starting before 12:00 AM ET'],
    ['[dogs|side] [6pm or 7pm|when]', 'A pick on underdogs starting from 6:00 PM ET and by 7:00 PM ET'],
    ['[dogs|side] [noon to four|when]', 'A pick on underdogs starting from 12:00 PM ET and by 4:00 PM ET'],
    [
      'the [sunday 425s|when], [dogs|side]',
      'A pick on underdogs for Sunday, Nov 22 starting from 4:25 PM ET and before 4:55 PM ET',
    ],
    ['[dogs|side] in [the late one|when]', 'A pick on underdogs in the night game'],
    ['[dogs|side] in [west coast games|when]', 'NFL pick on underdogs in West Coast games'],
    [
      '[dogs|side] [Monday|when] or [Sunday|when]',
      'A pick on underdogs for Sunday, Nov 22 and Monday, Nov 23',
    ],
    [
      '[dogs|side] [this week|when], not [sunday|!when]',
      'A pick on underdogs for Monday, Nov 23 to Saturday, Nov 28',
    ],
    ['[over|side] in the [monday night|game]', 'A pick in the night game for Monday, Nov 23, overs only'],
    ['[two|n] [spreads|market] [sunday|when], no [thursday|!game]', '2-leg spread parlay for Sunday, Nov 22'],
    ['[dogs|side], [nothing before 4|when]', 'A pick on underdogs starting from 4:00 PM ET'],
  ])('times: %s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });

  test.each([
    '[dogs|side] [finished by dinner time|when]',
    '[dogs|side], all settled [before midnight|when]',
    '[dogs|side] [1pm or 4pm|when]',
    '[dogs|side], no [sunday night|!game]',
    '[two|n] legs with [both prices below -200|price]',
    '[the second biggest|order] [favorite|side]',
  ])('%s is no bet', (line) => {
    expect(betOf(line)).toBeUndefined();
  });

  test.each([
    ['[favorites|side] [laying double digits|line]', 'Spread pick on favorites, lines of 10 or higher'],
    [
      'any [road|side] team [favored by a field goal or less|line]',
      'Spread pick on favorites and road teams, lines of 3 or lower',
    ],
    [
      '[a dog|side] [catching between seven and nine|line]',
      'Spread pick on underdogs, lines between 7 and 9',
    ],
    ['[home|side] teams [over 45|line]', 'A pick on home teams, over 45'],
    ['[two|n] [spreads|market], [neither bigger than six|lines]', '2-leg spread parlay, lines of 6 or lower'],
    ['[two|n] [overs|side], [nothing above 235|lines]', '2-leg parlay, lines of 235 or lower, overs only'],
    ['[fewest|order] [goals|stat] [mls|sport], the [under|side]', 'MLS pick, unders only, lowest line first'],
    ['[closest|order] game, [dog|side] [moneyline|market]', 'Moneyline pick on underdogs, shortest odds'],
    [
      '[whoever is expected to win by the most|order] [to cover|market]',
      'Spread pick on favorites, highest line first',
    ],
    ['[three|n] leg [nhl|sport] [parlay|form], [west coast|other]', '3-leg NHL parlay in West Coast games'],
    ['the [highest chance|order] [td scorer|stat]', 'Player prop pick on touchdowns, shortest odds'],
    ['the [highest|order] [td scorer|stat]', 'Player prop pick on touchdowns, longest odds'],
    ['[a dog|side] [with a real shot|chance]', 'A pick on underdogs, shortest odds'],
    ['the [craziest|order] [five|n] legs', 'Long-shot 5-leg parlay'],
    ['[two|n] legs, [nothing too silly|risk]', 'Safe 2-leg parlay'],
  ])('which of all legs: %s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });

  test.each([
    [
      '[four|n] legs, [one nfl, one nba, two mls|each], all [unders|side]',
      'Parlay: NFL pick, unders only; NBA pick, unders only; 2 × MLS pick, unders only',
    ],
    ['[one each from nfl, nhl and nba|each]', 'Parlay: NFL pick; NHL pick; NBA pick'],
    ['[two|n] [dogs|side], [each in a different sport|each]', '2-leg parlay of underdogs from each league'],
    ['[two|n] [dogs|side], [no two from the same game|each]', '2-leg parlay of underdogs'],
    ['[a winner|market] in [each of the three football games|each]', 'NFL moneyline pick from each game'],
    [
      '[overs|side] in [the two late games|each]',
      'A pick from each game starting from 4:00 PM ET, overs only',
    ],
    ['[one|n] [prop|market] from [every one of them|each]', 'Player prop pick from each game'],
    ['[dogs|side] in [the National Hockey League|sport]', 'NHL pick on underdogs'],
    [
      '[hockey|sport] [dogs|side] from [the central|group]',
      'NHL pick on underdogs from Central Division teams',
    ],
    ['[three|n] [separate bets|form], [thirty dollars|stake]', 'Single, 3 singles, with $30'],
    ['[five legs at most|n], [dogs|side]', '2-5 leg parlay of underdogs'],
    [
      'a [ladder|form] on [jokic|player] [rebounds|stat], [8+, 10+|lines]',
      'Parlay, 2 singles: NBA player prop pick on over 7.5 rebounds by Nikola Jokić; NBA player prop pick on over 9.5 rebounds by Nikola Jokić',
    ],
  ])('one of each: %s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });

  test.each([
    [
      '[two|n] [favorites|side], [nothing from Dallas|!team]',
      '2-leg NFL parlay of favorites avoiding the Dallas Cowboys',
    ],
    ['[two|n] [dogs|side], skip [all the overs|!side]', '2-leg parlay of underdogs, no overs'],
    ['[two|n] [totals|market], no [player bets|!market]', '2-leg over/under parlay, no player props'],
    ['[two|n] [spreads|market], no [half points|!lines]', '2-leg spread parlay, whole-number lines'],
    ['[two|n] [dogs|side], no [teasers|!form]', '2-leg parlay of underdogs'],
    [
      '[nba|sport] [dogs|side], no [eastern conference|!group]',
      'NBA pick on underdogs from Western Conference teams',
    ],
    [
      '[dogs|side], nobody from [the NFC South|!group]',
      'NFL pick on underdogs avoiding the Atlanta Falcons, avoiding the Carolina Panthers, avoiding the New Orleans Saints, avoiding the Tampa Bay Buccaneers',
    ],
    ['[two|n] [overs|side], nothing [after 9|!when]', '2-leg parlay starting before 9:00 PM ET, overs only'],
    ['[two|n] [overs|side], no [first half|!period] stuff', '2-leg parlay, overs only'],
    ['[two|n] [overs|side], no [corners|!stat]', '2-leg parlay, overs only'],
    ['[at most 3|n] [dogs|side]', '2-3 leg parlay of underdogs'],
    [
      '[eight|n] legs, {[half|n] of them [favorites|side]} and {[the other half|n] [overs|side]}',
      'Parlay: 4 × A pick on favorites; 4 × A pick, overs only',
    ],
    [
      '{[eagles|team] [ml|market]} and {[kelce|player] [to score|stat]} all in [one|n] [parlay|form]',
      'Parlay: NFL moneyline pick backing the Philadelphia Eagles; NFL player prop pick on touchdowns by Travis Kelce',
    ],
  ])('counts and refusals: %s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });

  test.each([
    ['[bears|game], [fewer points than they expect|side]', 'NFL pick in the Chicago Bears game, unders only'],
    [
      '[more|side] [combined points|market] than listed, [bears|game]',
      'NFL pick in the Chicago Bears game, overs only',
    ],
    ['[the lower side of the total|side], [bears|game]', 'NFL pick in the Chicago Bears game, unders only'],
    [
      '[neither side scoring much|side] in [bears lions|game]',
      'NFL pick in Chicago Bears vs Detroit Lions, unders only',
    ],
    ['[four|n] [totals|market], [all of them low|side]', '4-leg parlay, unders only'],
    ['[bears|game] [going past|side] [45|line]', 'NFL pick in the Chicago Bears game, over 45'],
    [
      '[jokic|player] scoring [less than his number|side]',
      'NBA player prop pick on points by Nikola Jokić, unders only',
    ],
    [
      '[kelce|player] with [more catches than expected|side]',
      'NFL player prop pick on receptions by Travis Kelce, overs only',
    ],
    [
      '[hurts|player] throwing for [fewer|side] [yards|stat]',
      'NFL player prop pick on passing yards by Jalen Hurts, unders only',
    ],
    [
      '[bears|team] [fewer than twenty|side] [points|stat]',
      'NFL team total pick backing the Chicago Bears, under 20',
    ],
    [
      '[kelce|player], [two touchdowns or more|line]',
      'NFL player prop pick on over 1.5 touchdowns by Travis Kelce',
    ],
    [
      'a [pitcher|pos] [giving up|stat] [fewer than three|line] [earned runs|stat]',
      'MLB player prop pick on under 3 earned runs',
    ],
    ['[pit/cin|game] [under|side]', 'NFL pick in Pittsburgh Steelers vs Cincinnati Bengals, unders only'],
  ])('sides in words, and what else they say: %s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });

  test.each([
    '[kelce|player] with [more yards than Hurts|side]',
    '[bears|team] [to win|market] [after the third quarter|period]',
    'a [catcher|pos] to get [a hit|line]',
  ])('%s is no bet', (line) => {
    expect(betOf(line)).toBeUndefined();
  });

  test.each([
    [
      '[bears|team] [winning|market] [at the break|period]',
      'NFL 1st half moneyline pick backing the Chicago Bears',
    ],
    [
      '[phillies|team] [to win|market] [after five|period]',
      'MLB 1st 5 innings moneyline pick backing the Philadelphia Phillies',
    ],
    [
      '[bears|vs] [moneyline|market] [at the end of the first quarter|period]',
      'NFL 1st quarter moneyline pick against the Chicago Bears',
    ],
    [
      '[under|side] in [hurricanes devils|game], [period one|period]',
      'NHL 1st period pick in Carolina Hurricanes vs New Jersey Devils, unders only',
    ],
    [
      '[a tie|side] [after one period|period], [bruins|game]',
      'NHL 1st period pick on draws in the Boston Bruins game',
    ],
  ])('parts of games in words: %s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });

  test.each([
    ['[jokic|player] [with an assist|stat]', 'NBA player prop pick on assists by Nikola Jokić'],
    ['[jokic|player] [to score or assist|stat]', 'NBA player prop pick on other stats by Nikola Jokić'],
    ['a [pitcher|pos] to [keep striking people out|stat]', 'MLB player prop pick on strikeouts'],
    ['[kelce|player] [to catch a touchdown|stat]', 'NFL player prop pick on touchdowns by Travis Kelce'],
    ['[Corbin Carroll|player] [a triple|stat]', 'Player prop pick on other stats by Corbin Carroll'],
    [
      '[strikeouts|stat] [seven of them|line], [whoever starts|pos]',
      'MLB player prop pick on over 6.5 strikeouts',
    ],
    ['[three|n] [skill guys|pos] [to score|stat], [nfl|sport]', '3-leg NFL player prop parlay on touchdowns'],
    ['a [qb|pos] [to throw|stat] [a pick|line]', 'NFL player prop pick on interceptions'],
  ])('statistics and positions in words: %s', (line, bet) => {
    expect(betOf(line)).toBe(bet);
  });

  test('most of an unknown quality is in no order', () => {
    expect(betOf('[most wambly|order] [moneyline|market]')).toBeUndefined();
    expect(betOf('[most lopsided|order] [moneyline|market]')).toBe('Moneyline pick, shortest odds');
  });

  test('a team of several sports is of that of the players beside it, if their statistics are', () => {
    expect(betOf('{[jokic|player] [points|stat]} and {[denver|team] [to win|market]}')).toBe(
      'Parlay: NBA player prop pick on points by Nikola Jokić; NBA moneyline pick backing the Denver Nuggets',
    );
  });
});
