/** "He's been ice cold lately", "how's he been playing": how the one player that the answer is on has done of late. */
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import type { Heard } from '../../heard.ts';
import { clausesOf } from '../around.ts';
import { gamesOf, playerShown } from '../players.ts';

const much =
  '(?:(?:so|really|pretty|kinda|kind of|super|just|straight|absolutely|absolute|total|playing|looking|an?|very|damn|too|such|complete|not|quite|been) )*';
const quality =
  '(?:trash|garbage|bad|badly|awful|terrible|horrible|cold|ice cold|freezing|struggling|slumping|in a (?:slump|rut|funk)|off|mid|quiet|invisible|washed|cooked|inconsistent|weak|poor|poorly|rough|brutal|sucking|stinking it up|dogshit|shit|ass|hot|red hot|on fire|fire|great|good|well|amazing|unreal|cooking|balling|killing it|lights out|solid|decent)';
const lately =
  '(?: (?:lately|recently|of late|these days|this (?:year|season|month)|all (?:year|season|month)|the (?:last|past) (?:few|couple)(?: of)? (?:games|weeks)|right now|so far|since (?:he|she) came back|coming in))*';
const claim = new RegExp(
  `^(?:(?:but|cuz|because|bc|cause|i (?:feel like|thought|heard|think)|didn'?t you see|isn'?t|hasn'?t|like) )*(?:he'?s|hes|he has|she'?s|shes|he is|he looks?|he'?s looked|he|hasn'?t he|isn'?t he)(?: (?:been|has been|looked|played))? ${much}${quality}${lately}$`,
);
const asked = new RegExp(
  `^(?:and |so |but )*(?:how(?:'?s| has| is|'?d)? (?:he|she|his form|her form)(?: (?:been|be|has been))?(?: (?:doing|playing|looking|look|looked|done|played|performing|shooting|hitting|pitching|do|going))?|what(?:'?s| is) (?:his|her) (?:recent )?form(?: been)?(?: like)?|is (?:he|she) (?:hot|cold|slumping|struggling|any good))${lately}$`,
);
const sure =
  /^(?:(?:are |r )?(?:you|u|ya) (?:really |that )?sure(?: (?:about|of|on) (?:it|that|this|him|her))?|really|seriously|for real|idk|not sure|i don'?t know|hm+)$/;

/** @returns undefined if more is said, or if no one player was shown */
export function formOfPlayer(prompt: string, turn: Turn): Heard | undefined {
  const clauses = clausesOf(prompt).filter((clause) => !sure.test(clause));
  const [said, ...others] = clauses;
  if (said === undefined || others.length > 0 || !(claim.test(said) || asked.test(said))) return undefined;
  const of = playerShown(turn);
  if (!of) return undefined;
  const query = { ...gamesOf(of), over: of.line, side: of.side, last: recentGames };
  return { kind: 'queries', queries: [query], isAside: turn.play !== undefined };
}

const recentGames = 5;
