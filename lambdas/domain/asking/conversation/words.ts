/** The words by which a user changes an answer or asks about it. */
import { lexicon } from '../queries/reading/phrases.ts';

export const written = {
  safer:
    'safer|something safer|more safe|likelier|more likely to hit|more likely to win|better chances|better chance of hitting|better chance of winning|safest possible|as safe as possible|safest version|the safest you can|the safest u can|safest you got|safer one|less risky|less risk|half the risk|half as risky|with half the risk|cut the risk|cut the risk in half|lower the risk a bit|too risky|too much risk|lower risk|lower the risk|reduce the risk|more likely|play it safe|play safe|better chance|higher chance|dial it down|dial it back|dial down|too spicy|too long|' +
    'tone it down|tone that down|tone down|tone it back|too wild|too crazy|too insane|too greedy|too ambitious|too aggressive|thats insane|thats crazy|thats wild|bring it down|bring it down a notch|take it down a notch|down a notch|scale it back|scale back|ease up|' +
    'risky|more conservative|conservative|calmer|tamer|tame|shorter odds|lower odds|more realistic|realistic|surer|more solid|less crazy|less wild|less spicy|less greedy|less aggressive|less of a long shot|not so risky|not as risky',
  longer:
    'longer|longer odds|longer shot|riskier|more risk|more risky|higher risk|pay more|pays more|bigger payout|better payout|higher payout|more payout|bigger odds|higher odds|better odds|more juice|juicier|juice it|juice it up|spicier|spice it up|spice up|more spice|' +
    'too safe|too short|too boring|boring|too chalky|chalky|less chalky|less safe|more upside|greedier|bigger|bolder|wilder|crazier|more aggressive|go bigger|go crazy|get crazy|get greedy|boost it|boost the payout|boost the odds|bump it up|bump that up|bump the odds|bump the odds up|bump up the odds|raise the odds|raise the odds up|up the odds|push the odds up|get the odds up|bring the odds up|odds up|increase the odds|bump the payout|bump the payout up|bump up the payout|raise the payout|up the payout|increase the payout|' +
    'more money|something that pays|something that actually pays|one that pays|one that actually pays|something with a payout|something with a real payout|something worth it|pays nothing|pays peanuts|peanuts|pay better|pays better|bigger return|higher return|more bang|turn it up|crank it up|amp it up|ramp it up|more of a long shot',
  again:
    'again|another|regenerate|different|different one|something else|something different|try again|one more time|new one|redo|reroll|re roll|next|next one|next best|second best|else|other options|any others|fresh|someone else|somebody else|anything else|what else|somethin else|smth else|' +
    'different game|different team|other game|different pick|different play|different bet|another game|another team|another pick|another bet|switch it up|change it up|shuffle|plan b|give me another|' +
    'already took it|already took that|already took that one|already have it|already have that|already have that one|already bet it|already bet that|already bet that one|already on it|already on that|already on that one|already got that|already got that one',
  swap: 'swap|swap out|replace|change|switch|switch out|sub|sub out|trade|trade out|exchange|dont like|do not like|dont love|do not love|not feeling|hate|dont trust|do not trust|cant trust|not a fan of|not sold on|not crazy about|iffy on|dislike',
  drop: 'drop|remove|lose|take out|take off|get rid of|cut|delete|ditch|scratch|leave out|leave off|nix|toss|toss out|throw out|axe|kill|dump|scrap|yank|bail on|forget|without|minus|w/o|not|skip',
  why:
    'why|how come|reasoning|reason|reasons|justify|rationale|logic|evidence|based on|behind|y|u sure|you sure|are you sure|sure about|convince me|talk me into it|talk me into this|talk me into that|make the case for it|give me a reason|give me reasons|hype me up|sell me|sell me on|explain|explain it|explain that|explain this|how so|says who|back it up|back that up|what is the case|make the case|' +
    'the case for|what makes you|what makes u|hows that|how is that|what do you see in|what do you like about|the thinking|your thinking|you like that|u like that|you like it|u like it|you like this|u like this|any proof|proof|the facts|break it down|walk me through|elaborate|more info|more detail|more details|details|tell me more|tell me about|more about|' +
    'on what grounds|what grounds|grounds|ur saying|you saying|youre saying|u saying|you are saying|u r saying|still like it|still like that|still on it|trust it|trust that|trust you',
  /** A question about the reasons only if nothing else is said. */
  doubt:
    'really|seriously|for real|no way|not sure|im not sure|you serious|u serious|seems high|feels high|looks high|seems low|feels low|looks low|seems off|feels off|seems wrong|feels wrong|sounds wrong|looks wrong|sus|sketchy|fishy|gonna lose|going to lose|doubt it|skeptical|good idea|smart|trap',
  weakest:
    'most likely to screw me|most likely to screw us|screw me|screws me|gonna screw me|dead weight|deadweight|weighing it down|weighs it down|dragging it down|drags it down|holding it back|holds it back|the drag|the anchor|first to go|weakest|riskiest|least likely|least safe|scares you|scares u|scares you the most|scares u the most|scares you most|worries you|worries u|worries you the most|worries u the most|worries you most|worries u most|scares u most|concerns you|concerns you most|concerns you the most|worry about|worried about|most worried|most worried about|most nervous|most nervous about|nervous about|least sure|least sure about|least sure of|least comfortable|like least|like the least|you like least|u like least|most likely to lose|most likely to miss|most likely to bust|most likely to fail|most likely to kill|most likely to lose it|most likely to sink|gonna bust|gonna kill it|gonna kill us|gonna sink|gonna screw|kills it|kills us|kills the parlay|sinks it|sinks us|busts first|ruin it|ruins it|breaks it|toughest|hardest|biggest risk|biggest concern|shaky|shakiest leg|sketchiest leg|trap leg|shakiest|sketchiest|worst leg|weak link|most likely to lose|least confident|worst shot|worst one',
  strongest:
    'strongest|likeliest|safest leg|safest one|best leg|best one|most confident|most confident in|more confident|more confident in|more confident about|more sure of|more sure about|most likely|surest|put the most on|most sure|your favorite|ur favorite|favorite leg|favorite one',
  chance:
    'chance|chances|true chance|real chance|actual chance|true chances|real chances|actual chances|true odds|real odds|actual odds|probability|how likely|likelihood|percent|percentage|what percent|win probability|hit rate|how sure|how confident|how confident are you|confidence|actually hit|actually hits|hits|hit|both hit|both cash|both win|all of them hit|all hit|all win|all cash|cashes|it cash|they cash|scale|out of',
  book: 'which book|what book|which sportsbook|what sportsbook|which app|what app|which site|what site|wheres that price|where is that price|wheres that|where is that|where can i get it|where can i get that|where can i bet it|where can i bet that|where do i bet it|where do i bet that|where do i get that|where do i get it|who has it|who has that|whos got that|who has that price|where at',
  shown:
    'what were the legs|what the legs were|what legs|remind me|what was leg|which legs|whats in it|what is in it|what do i have|list the legs|list them|list em|read it back|what is the number|what was the number|what is the line|what was the line|what is the price|what was the price|what was it|what was that|what were they|what were the picks|what was the pick|say that|say it|repeat|repeat that|repeat it|come again|show me again|show it again|show me that again|just the picks|shorter answer|short answer|short version|tldr|summarize|summarize it|sum it up|odds|the odds|price|the price',
  pay: 'how much|pay|pays|payout|win|return|returns|profit|put|bet|stake|collect|get back',
  save: 'track|save|log|record it|record that|record this|add it to my tracker|put it in my tracker|to my tracker|in my tracker|lock it in|lock that in|lock this in|lock em in|tail|tailing|tailed|im in|im on it|i placed it|placed it|i took it|took it|hammered it|locked it in|ill take it|i will take it|going with it|book it|mark it down|write it down|note it',
  flip: 'other side|opposite|opposite side|other way|reverse|flip|flip side|fade|other team|other guys|against them|against it|against that|against him|bet against|their opponent|the opponent|what if i like the other team|what if i like the other side',
  leg: 'leg|legs|pick|which leg|which one',
  first: 'first|1st',
  second: 'second|2nd|middle',
  third: 'third|3rd',
  fourth: 'fourth|4th',
  fifth: 'fifth|5th',
  sixth: 'sixth|6th',
  last: 'last|bottom|final',
  more: 'more|one more|extra',
  /** Nothing is asked. */
  thanks:
    'thanks|thank you|thx|ty|tysm|appreciate it|appreciate you|much appreciated|cheers|ur the man|youre the man|you the man|the man|you rock|ur the best|youre the best|legend|goat|good looks|good looking out|much love|love it|love that|like it|nice one|good stuff|perfect|sweet|awesome|great|dope|gotcha|got it|sounds good|good shout|good call|good one|merci|nice|cool|no worries|good luck',
  courtesy:
    'be honest|real talk|no cap|but|so|even|than that|than this|than it|than these|if possible|in here|in there|make|make it|nah|nope|no|yeah|yea|yep|cool|nice|hmm|hm|tho|though|then|instead|now|too|much|actually|rather|please|bit|a bit|a tad|tad|just a tad|a touch|just a touch|a hair|just a hair|ever so slightly|a smidge|lil|little|way|slightly|notch|lot|kinda|one|else|lets|let us|go|bring|show me|i meant|i mean|thats|ill|parlay|play|ticket|slip|wager|version|king|boss|chief|obviously|already|jeez|sheesh|yikes|oof|whoa|meh|eh|nvm|never mind|jk|k|kk|oh|ah|cant|without getting silly|all|hit me|hit me with|gimme|give|give me',
} as const;

export type Word = keyof typeof written;

export const words = lexicon<Word>(written);

/** In the order of the legs. */
export const places = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
] as const satisfies readonly Word[];
