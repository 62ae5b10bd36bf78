/** Questions that have no play, or hardly have one, each with words of its true reason, and questions whose answer is on another day. */
import { type Case, noPlay, nothing, play, playOrNone } from './case.ts';

export const noPlayCases: readonly Case[] = [
  {
    ask: 'heat pistons 4 leg sgp, player props only, around +600',
    box: 'NBA',
    expect: play({ legs: 4, markets: ['prop'] }),
  },
  {
    ask: 'lions -8',
    box: 'NFL',
    expect: play({ markets: ['spread'], line: -8, back: ['Detroit Lions'], days: ['sunday'] }),
  },
  {
    ask: 'packers +20.5 tonight',
    box: 'NFL',
    expect: noPlay({ says: ['Green Bay Packers', 'Sun, Nov 22'] }),
  },
  {
    ask: 'give me the bills -1.5 alt line',
    box: 'NFL',
    expect: playOrNone({ sports: ['NFL'] }),
  },
  {
    ask: 'bills -1.5',
    box: 'NFL',
    expect: play({ markets: ['spread'], line: -1.5, back: ['Buffalo Bills'] }),
  },
  { ask: 'chiefs ravens over 61.5', box: 'NFL', expect: noPlay({ says: ['Ravens', 'through Sat, Nov 28'] }) },
  { ask: 'first half over in the eagles game', box: 'NFL', expect: playOrNone({ sports: ['NFL'] }) },
  { ask: '1q moneyline knicks', box: 'NBA', expect: playOrNone({ sports: ['NBA'] }) },
  { ask: 'F5 moneyline yankees', box: 'MLB', expect: playOrNone({ sports: ['MLB'] }) },
  { ask: 'nrfi for the dodgers game', box: 'MLB', expect: playOrNone({ sports: ['MLB'] }) },
  { ask: 'celtics 2nd half spread', box: 'NBA', expect: playOrNone({ sports: ['NBA'] }) },
  { ask: 'team total over 27.5 cowboys', box: 'NFL', expect: playOrNone({ sports: ['NFL'] }) },
  {
    ask: '3 unders in the nhl on christmas day',
    box: 'NHL',
    expect: noPlay({ says: ['No upcoming NHL game', 'Dec 25', 'listed through'] }),
  },
  { ask: 'nfl pick for tuesday', box: 'NFL', expect: noPlay({ says: ['NFL', 'Nov 24', 'The next is on'] }) },
  {
    ask: '2 leg parlay each leg +300 or better, both favorites',
    box: 'NFL',
    expect: nothing({ says: ['NFL'] }),
  },
  {
    ask: 'a 2 leg same game parlay',
    box: 'MLS',
    expect: noPlay({ says: ['not measured yet'] }),
  },
  {
    ask: 'lock at -2000 in the nfl',
    box: 'NFL',
    expect: noPlay({ says: ['No NFL bet is priced from', 'The nearest is'] }),
  },
  {
    ask: 'favorite at +400 or longer',
    box: 'NFL',
    expect: noPlay({ says: ['NFL bet on a favorite', '+400 or more'] }),
  },
  { ask: 'safe leg that pays +1200', box: 'NFL', expect: noPlay({ says: ['No NFL bet'] }) },
  { ask: 'mahomes over 349.5 passing yards', box: 'NFL', expect: noPlay({ says: ['Mahomes'] }) },
  { ask: 'connor mcdavid 6+ shots on goal', box: 'NHL', expect: noPlay() },
  { ask: 'lebron double double', box: 'NBA', expect: nothing() },
  { ask: 'jalen hurts anytime td', box: 'NFL', expect: noPlay({ says: ['Hurts'] }) },
  {
    ask: 'over 9.5 in the rangers game (hockey)',
    box: 'NHL',
    expect: noPlay({ says: ['No NHL over', 'Priced: moneyline'] }),
  },
  { ask: 'nhl goals over 12', box: 'NHL', expect: noPlay({ says: ['No NHL over'] }) },
  { ask: 'draw in the stars game', box: 'NHL', expect: noPlay({ says: ['No NHL bet on the draw'] }) },
  {
    ask: 'underdog ml at -150',
    box: 'NFL',
    expect: noPlay({ says: ['No NFL moneyline on an underdog', 'The nearest is'] }),
  },
  { ask: 'over and under in the same nfl game, parlay', box: 'NFL', expect: nothing() },
  { ask: 'warriors win both halves', box: 'NBA', expect: nothing() },
  {
    ask: '60 minute line bruins',
    box: 'NHL',
    expect: playOrNone({ sports: ['NHL'], back: ['Boston Bruins'] }),
  },
  { ask: 'celtics and their opponent both to win parlay', box: 'NBA', expect: nothing() },
  { ask: 'nfl parlay for sunday', box: 'NBA', expect: play({ sports: ['NFL'], days: ['sunday'] }) },
  {
    ask: '80% chance at plus money nhl',
    box: 'NHL',
    expect: noPlay({ says: ['No NHL bet priced +100 or more hits 80% or more'] }),
  },
  {
    ask: 'vikings +30',
    box: 'NFL',
    expect: noPlay({ says: ['a line of +30 for an NFL spread on the Vikings', 'Minnesota Vikings +'] }),
  },
  { ask: 'heat lakers under 180', box: 'NBA', expect: noPlay({ says: ['no game against each other'] }) },
  { ask: 'puck line leafs -4.5', box: 'NHL', expect: noPlay({ says: ['No NHL spread on the Maple Leafs'] }) },
  {
    ask: 'dog at +2500 or more in the nba',
    box: 'NBA',
    expect: noPlay({ says: ['No NBA bet on an underdog'] }),
  },
  {
    ask: 'josh allen rush yards over 95.5',
    box: 'NFL',
    expect: noPlay({ says: ['a line of 95.5 for an NFL rushing yards prop on Josh Allen'] }),
  },
  // Without a day, the next slate is meant.
  { ask: 'nba parlay pls', box: 'NFL', expect: play({ sports: ['NBA'], days: ['today'] }) },
  { ask: 'one nfl moneyline', box: 'NBA', expect: play({ sports: ['NFL'], days: ['sunday', 'monday'] }) },
  // A long shot pays at least +1500, unless it is to be a single.
  { ask: 'give me a longshot parlay', box: 'NFL', expect: play({ payout: { min: 1500 } }) },
  { ask: 'nba long shot', box: 'NBA', expect: play({ payout: { min: 1500 } }) },
  // Yes or no first.
  {
    ask: 'should i bet the dolphins moneyline',
    box: 'NFL',
    expect: { kinds: ['play', 'info'], says: ['by the price'] },
  },
];
