/** Words of somebody who may not want to live: the answer itself names the crisis line, whatever else was said. */
import { anyOf } from '../../words/pattern.ts';

const living = '(?:liv(?:e|ing)|be(?:ing)? alive|exist(?:ing)?)';
const wanting = '(?:want(?: to)?|wanna|wish(?: to)?|like to|going to|gonna|about to|ready to|might|could)';

/** Said of nothing else. */
const alone = anyOf([
  'suicid(?:e|al)(?! (?:squeezes?|pools?|by (?:turnovers?|penalt\\w+)))|kms|(?:kill|killing|hang|shoot|drown|hurt|hurting|harm|cut|cutting) my ?self(?! (?:in the foot|slack|off|out|short))|self[ -]harm|unalive|off myself',
  `(?:end|ending|take|taking) my (?:own )?life|end it all|(?:want|wanna|wish|ready)(?: to)? (?:\\w+ )?(?:die|be dead)(?! (?:on the|with (?:my|the) (?:team|bet|over|under)|laughing|at the buzzer))|(?:quiero|voy a) (?:morir(?:me)?|matarme)|no quiero vivir|veux (?:mourir|en finir)|envie de mourir`,
  `(?:dont|do not|no longer|cant|not) (?:\\w+ )?(?:want|wanna|see myself|see a reason|keep)(?: to)?(?: (?:keep|go on))? ${living}|(?:no|any|a|one|give me) (?:good )?(?:reason|point) (?:to|in|for) (?:keep |go on |me )?(?:${living}|going on)|tired of (?:living|life|being alive)|(?:wish|if) i (?:was|were) (?:dead|never born|gone)|wish i (?:wasnt|werent|wouldnt) (?:\\w+ )?(?:alive|wake up|born)|better off (?:dead|without me)|(?:hope|hoping) i (?:dont|never) wake up`,
  '(?:nobody|no one|noone|who|anyone|anybody|they|she|he)(?: \\w+)? (?:would|will|wouldnt|wont|ll|gonna|even)(?: \\w+)? (?:miss me|notice)(?: \\w+){0,2} (?:if|when) i|(?:nobody|no one|noone)s? (?:is )?(?:would|will|d|gonna|going to)(?: even| really)? miss me|nothing (?:left )?to live for|(?:not|dont|wont) (?:\\w+ )?(?:be here|be around) (?:anymore|any more|tomorrow|much longer)|(?:dont|do not|not) (?:\\w+ )?(?:want|wanna)(?: to)? be (?:here|around|on this earth|on this planet)(?: anymore| any more)?(?= ?$| (?:after|today|tonight|now|and|without))',
]);

/** Said of a bet or a plan, too: a sign of it only where betting hurts anyway. */
const beside = anyOf([
  `${wanting} end (?:it|things|this)(?!.* (?:renew|bill|charg|subscri|plan|trial|game|season))|(?:cant|cannot|dont want to) (?:go on|take (?:it|this) any ?more|do this any ?more|be here)|whats (?:even |really )?the point(?! (?:spread|total))|(?:no|any|see a|see the) point(?: (?:anymore|any more|in (?:it|anything|trying)))|(?:only|last|one|no) (?:other )?way out|my life is over|say (?:goodbye|bye)|nothing left|worth more dead|life insurance|everyone would be better|give up on (?:life|everything)`,
]);

/** @param said lower case, without apostrophes and punctuation, with a space at both ends */
export const namesCrisis = (said: string): boolean => alone.test(said);

/**
 * @param said of a question that needs care, in the same form
 * @returns whether the answer names the crisis line
 */
export const isInCrisis = (said: string): boolean => alone.test(said) || beside.test(said);
