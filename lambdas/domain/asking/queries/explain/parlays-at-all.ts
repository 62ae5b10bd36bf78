/** Questions whether parlays are a good idea: "is it dumb to bet 8-leg parlays every week", "are long parlays worth it". */
import { anyOf } from '../../reading/words/pattern.ts';
import { plainly } from '../reading/cues.ts';

/** Of parlays in general, in every word: no team, no price, and no wish for one. */
export const parlaysAtAll = [
  `(?:are|is) (?:(?:an?|long|big|huge|multi ?-? ?leg|these|\\d{1,2} ?-? ?(?:leg|team)) )*(?:parlays?|leggers?|teamers?|parlaying|betting parlays) (?:ever |even |really |always |just |actually |a |an )*(?:worth (?:it|betting|playing)|dumb|stupid|smart|sucker bets?|bad bets?|good bets?|profitable|waste of money|bad idea|good idea|bad|good|scams?|rip ?-? ?offs?|for suckers|traps?|rigged)(?: (?:in the long run|long term|or not|at all|over time|every week|honestly|tbh|though|tho|really|for real|to bet|anymore))* ?$`,
  `(?!.* [+-]\\d)(?:is it|is|are|am i|would it be|isnt it|why is it|why are|do you think)(?: \\w+){0,2} (?:dumb|stupid|smart|bad|good|worth|worth it|a good idea|a bad idea|a mistake|an idiot|profitable|crazy|wise|foolish|silly|a waste|ok|okay|a sucker)(?: \\w+){0,2} (?:to|for|if i)(?: (?:only|just|always|keep|be|me|to|i|mostly))* (?:bet|betting|play|playing|do|doing|bets|plays|making|make|hammer|run|throw)(?: (?:on|a|an|only|just|so many|lots of|long|big|huge|small|these|those|my))* (?:(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|multi) ?-? ?(?:leg|team|pick)s? )?(?:parlays?|leggers?|teamers?)(?: (?:every|each|a|per|all|the|week|weekend|day|night|sunday|time|instead|only|just|like|i|do|anymore|so|often|much|at all|for fun))* ?$`,
].join('|');
const said = anyOf([parlaysAtAll]);

/** Whether a question is about parlays in general, whatever number of legs it names. */
export const asksOfParlays = (prompt: string): boolean => said.test(plainly(prompt));
