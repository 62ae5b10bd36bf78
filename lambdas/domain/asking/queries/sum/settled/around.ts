/** The words around a bet and its result: none of them changes either, as overtime counts in what a game ends on. */
import { nameWords } from '../../../../feed/players/names.ts';

const around: ReadonlySet<string> = new Set(
  "a about actually again alive all also am an and any anything are as at back bad bet bets better boy boys bro bruh but buddy by can cash cashed cashes cashing count counted counts cooked cover covered covering covers cuz dead did didn't didnt do does doesn't doesnt done dude either em even exactly final for from full game games get gets getting good got graded grades guys had half happen happened happens has have he him his hit hits hitting hook how i i'd i'm id if im in into is isn't isnt it it's its just know last leg like line lose loser loses losing loss lost lol man me mean means money my night no nope not now of off ok okay on one or out over own paid parlay pay pays pick picked placed play please pls point points pts push pushed pushes quick really refund refunded result right runs run goals goal said say says screwed settle settled side sides score scored scores she should single slip so spread stake still supposed take takes taken taking team teams dog dogs underdog underdogs favorite favorites fav favs chalk technically than that that's thats the their them then there they this ticket tie tied time to today's took total tonight's under up void wager was we well were what what's whats when which who whose why will win winner winning wins with won would wtf yes you your moneyline ml puck run book bets betting total even though says said sharp smart half-point hold holding holds where stand stands leave leaves left figure goes went ot overtime shootout extra innings extras dont don't understand confused explain help".split(
    ' ',
  ),
);

/**
 * @param rest what is left beside the bet and the result
 * @param names of players, who may be named beside a total
 */
export function isKnown(rest: string, names: readonly string[]): boolean {
  const left = rest
    .replace(/\bteam \d\b/g, ' ')
    .split(/[\s,.?!]+/)
    .filter((word) => word !== '' && !around.has(word));
  return left.length === 0 || names.some((name) => isOfName(left, name));
}

const isOfName = (left: readonly string[], name: string): boolean => {
  const own = nameWords(name);
  return left.every((word) => own.includes(word));
};
