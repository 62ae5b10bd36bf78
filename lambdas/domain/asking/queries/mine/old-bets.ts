/** Recognizes a question about where the asker finds what was asked, told and saved before: "how do i see my old bets". */
import { plainly } from '../reading/cues.ts';

const lead = '(?:(?:so|and|ok|hey|yo|please|wait|quick question) )*';
const looking =
  '(?:see|view|find|check|look at|look up|look back at|get to|access|pull up|go back to|review|read|open|revisit|go over|go through)';
const where = `(?:(?:how|where|can|could)(?: (?:do|can|could|would|should))?(?: i| you| we)(?: (?:even|actually|still|go to))* ${looking}|how to ${looking}|where to ${looking}|where (?:do|can|would|should) i (?:go|look) (?:to ${looking}|for)|(?:is there )?(?:a |any )?(?:way|place|page|screen|tab) (?:for me )?to ${looking}|(?:show me|let me see)(?: where)?|where is|where are|where did|where do|(?:i )?(?:cant|cannot|dont|do not) (?:find|see|get to))`;
const earlier = '(?:old|older|past|previous|prior|earlier|saved|former|tracked|logged)';
const things =
  '(?:bets?|picks?|plays?|parlays?|wagers?|slips?|tickets?|questions?|answers?|asks|prompts|chats?|searches)';
const kept = `(?:(?:all |all of )?(?:my|the|our) (?:\\w+ )?(?:${earlier} ${things}(?: history)?|(?:${things}|betting|wagering) (?:history|from (?:before|last (?:week|month|season)|the past))|${things} (?:that )?i (?:just )?(?:saved|tracked|logged|made before))|(?:all |all of )?${earlier} ${things})`;
const end =
  '(?: (?:yesterday|today|last (?:night|week|month)|this (?:morning|week)|earlier|before|show up|end up|on here|in here|here|in the app|on the app|on this|in this app|on this site|on the site|at|go|again|please|live|kept|stored|located|listed|anywhere|somewhere|page|tab|screen))*';
const saving = `i (?:just )?(?:saved|tracked|logged) (?:an?|some|the|my|\\d) ${things}`;
const asked = new RegExp(
  `^ ${lead}(?:${where} ${kept}${end}|${saving}${end}(?: but| and)? (?:where (?:is it|are they|do i (?:find|see) (?:it|them)|did (?:it|they) go)|(?:i )?(?:cant|cannot|dont) (?:find|see) (?:it|them))${end}) $`,
);

/** Whether every word of a question asks where they are. */
export const asksForOldBets = (prompt: string): boolean => asked.test(plainly(prompt));
