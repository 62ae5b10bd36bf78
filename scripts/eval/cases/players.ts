/** Players by surname or nickname, priced or not, and bets that nothing lists: named in the answer, and free. */
import { type Case, type Expectation, noPlay, nothing, play, playOrNone } from './case.ts';

const of = (ask: string, expect: Expectation, box: Case['box'] = 'NFL'): Case => ({ ask, box, expect });
const asksBack = (...names: string[]): Expectation => ({ kinds: ['clarify'], says: names });

export const players: readonly Case[] = [
  // The sport is the player's, whatever is selected.
  of('brunson pts', play({ player: 'Jalen Brunson', stats: ['points'], sports: ['NBA'] })),
  of('brunsons points over', play({ player: 'Jalen Brunson', sides: ['over'] })),
  of('bam rebounds', play({ player: 'Bam Adebayo', stats: ['rebounds'] })),
  of('celebrini points', play({ player: 'Macklin Celebrini', sports: ['NHL'] })),
  of('ovechkin shots on goal', play({ player: 'Alex Ovechkin', stats: ['shots'] }), 'NBA'),
  of('wemby points over', playOrNone({ player: 'Victor Wembanyama' })),
  of('sga points', playOrNone({ player: 'Shai Gilgeous-Alexander' })),
  of('cmc rushing yards', playOrNone({ player: 'Christian McCaffrey' })),
  of('giannis rebounds', playOrNone({ player: 'Giannis Antetokounmpo' })),
  of('hurts passing yards', playOrNone({ sports: ['NFL'] })),
  of('judge home run', playOrNone({ sports: ['MLB'] })),
  of('skubal strikeouts under', playOrNone({ sports: ['MLB'], sides: ['under'] })),
  of('sengun points', playOrNone({ sports: ['NBA'] })),
  of('brunsom points', playOrNone({ sports: ['NBA'] })),
  // Words, not players.
  of('dont judge me but two nfl favorites', {
    ...playOrNone({ legs: 2, markets: ['moneyline', 'spread'] }),
    kinds: ['play', 'no_play', 'clarify'],
  }),
  of('4 legs max, nfl moneylines', {
    ...playOrNone({ markets: ['moneyline'] }),
    kinds: ['play', 'no_play', 'clarify'],
  }),
  // Which of them?
  of('williams over receiving yards', asksBack('Jameson Williams', 'Javonte Williams')),
  of('tkachuk points', asksBack('Brady Tkachuk', 'Matthew Tkachuk'), 'NHL'),
  // Known, without a price.
  of('stolen bases prop for elly', noPlay({ says: ['Elly De La Cruz', 'play next in'] }), 'MLB'),
  // Nothing lists it.
  of('over 2.5 sacks for the bears', noPlay({ says: ['prices for sacks'] })),
  of('tackles props linebackers x3', noPlay({ says: ['prices for tackles'] })),
  of('field goals over in the cowboys game', noPlay({ says: ['prices for field goals'] })),
  of('justin tucker kicking points over', noPlay({ says: ['prices for kicking points'] })),
  of('niners defense to score a td', noPlay({ says: ['prices for defense and special teams'] })),
  of('hurts rush + pass yards over', noPlay({ says: ['passing and rushing yards together'] })),
  of('power play points kucherov', noPlay({ says: ['prices for power-play points'] }), 'NHL'),
  of('both teams score in the crew game', noPlay({ says: ['both-teams-to-score prices'] }), 'MLS'),
  of('corners over inter miami', noPlay({ says: ['prices for corners'] }), 'MLS'),
  of('free throws made luka over', noPlay({ says: ['prices for free throws'] }), 'NBA'),
  of('tatum 1st half points over', noPlay({ says: ['first-half prices on players'] }), 'NBA'),
  of('parsons sack, packers win, under', nothing({ says: ['prices for sacks'] })),
  of('stocks over wemby and a spurs first quarter', nothing({ says: ['steals and blocks'] }), 'NBA'),
];
