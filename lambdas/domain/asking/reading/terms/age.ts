/** Signs that the user, or the person a bet is for, is under age. */
import { anyOf } from '../words/pattern.ts';
import { spoken } from './care.ts';

/** Under 19, the lowest age at which GamePlan can be used. */
const young = '(?:[4-9]|1[0-8]|(?:thir|four|fif|six|seven|eigh)teen|twelve|eleven|ten)';
const child =
  '(?:son|daughter|kid|child|boy|girl|(?:little |younger |baby )?(?:brother|sister|bro|sis)|nephew|niece|grandson|granddaughter|grandkid|student|stepson|stepdaughter|friend)s?';
/** What a number counts if it is not an age: a record, a price, legs. */
const counts =
  '(?! ?(?:-|%|\\$|\\.|\\d|and \\d|points?|legs?|picks?|plays?|bets?|teams?|dollars|bucks|percent|units?|games?|wins?|losses|straight|for|of|up|down|in a row|out|over|under|minutes?|hours?|days?|weeks?|months?|min|hrs?))';

const ages = anyOf([
  `(?:im|i am|i just turned|i turned|i turn|im turning) (?:only |just |almost |nearly |about |like |still )*${young}(?: years?(?: old)?| yrs?(?: old)?| yo)?${counts}`,
  `my ${child}(?: \\w+)? (?:is|are|whos|who is|just turned|turned|turns|hes|shes)(?: only| just| almost| about| still)* ${young}${counts}`,
  `${young}[ -](?:years?|yrs?|yr)[ -]olds?(?! (?:record|rivalry|team|franchise|stadium|quarterback|qb|rookie|player|phenom|star))`,
  '(?:in|im in|a|my) (?:the )?(?:[5-9]th|1[0-2]th|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade(?:r|rs)?',
  `(?:im|i am|my ${child} is) (?:still )?(?:a |in |at |an )*(?:high ?school|middle ?school|junior high)(?:er|ers)?`,
  '(?:im|i am|we are|were) (?:still )?(?:a |an )?(?:minors?|underage|under age|teenagers?|teens?)(?= ?$|[ ](?:and|but|can|so|what|is|who|give))',
  '(?:im|i am|im still) (?:under|below|not|not yet|younger than) (?:the )?(?:legal age|of age|1[89]|2[01])(?: yet)?',
  '(?:before|until|when) i turn (?:1[89]|21)',
  '(?:in |im in |i am in |a )?grade (?:[5-9]|1[0-2])(?! (?:picks?|plays?|bets?)\\b)',
  '(?:im|i am|we are|were|bc im|because im|since im) (?:not|too young|still not) (?:\\w+ )?(?:old enough|to bet|to gamble|of age)|too young to (?:bet|gamble|play|sign up)|under ?age(?! (?:of|the))',
  '(?:hs|high ?school|middle ?school) (?:sophomore|freshman|freshmen|junior|student|students|kid|kids|lunch|class)',
  '(?:im|i am|we|were|me|my (?:friends|boys)|boys|buddies|guys)(?: \\w+){0,8} (?:at|in) (?:my |our )?(?:high ?school|middle ?school|8th grade|homeroom|math class|study hall)(?! (?:coach|record|stadium|career|star))',
  'turning 1[0-8](?= (?:next|this|soon|in|on|tomorrow|today|and|\\w+day)(?!\\w)| ?$)',
  '(?:get|getting|got|go|skip|beat|bypass) (?:past|around|by|through)? ?(?:the |your |an )?(?:id|age|identity) (?:check|verification|thing|gate)|fake id',
  '(?:my|using|on) (?:my )?(?:moms?|dads?|parents?|mothers?|fathers?) (?:account|id|login|draftkings|fanduel|betmgm|caesars|fd|dk|sportsbook|app|phone to bet)',
  `tengo ${young} anos|mi hij[oa] (?:de|tiene) ${young}|soy menor(?: de edad)?`,
  `j ?ai ${young} ans|(?:mon fils|ma fille) (?:a|de) ${young} ans|je suis mineure?`,
]);

/** Whether a prompt says that somebody under age asks, or is to bet. */
export function isUnderAge(prompt: string): boolean {
  return ages.test(spoken(prompt));
}
