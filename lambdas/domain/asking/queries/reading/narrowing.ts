/** Words that change what is asked wherever they stand: a question that has one is not answered without it. */
import { isRuleWord } from '../../reading/words/vocabulary.ts';

const words = new Set(
  (
    'not no only except without unless instead both either neither each every all other others rest ' +
    'first second third fourth last next previous early earlier late later before after since until during between ' +
    'morning afternoon evening night midnight noon day days week weeks weekend month months year years today tomorrow ' +
    'half halves quarter quarters period periods inning innings overtime ot regulation extra minute minutes live ingame halftime f5 f3 1h 2h 1q 2q 3q 4q ' +
    'alt alternate alts ladder team-total teamtotal tt teaser teasers tease reverse round robin if-bet dnb double chance btts draw clean sheet margin race ' +
    'futures future outright outrights mvp champion championship playoff playoffs preseason postseason finals series cup bowl ' +
    'home away road visiting neutral dome grass turf lefties lefty righties righty southpaw wrigley bullpen bench backup rookie rookies ' +
    'favorite favorites underdog underdogs over under spread total moneyline prop props parlay parlays single singles leg legs ' +
    'more less fewer most least highest lowest best worst biggest smallest exactly exact at-least average percent pct ' +
    'hedge cash cashout insurance token boost boosted bonus free refund void voided push pushed ' +
    'account data everything history subscription email password ' +
    'college ncaa ncaaf ncaab wnba euroleague ufc mma boxing tennis nascar f1 cricket esports premier laliga epl'
  ).split(' '),
);

/** @param word lower case */
export function narrows(word: string): boolean {
  return words.has(word) || isRuleWord(word) || !/^\p{L}[\p{L}'-]*$/u.test(word);
}
