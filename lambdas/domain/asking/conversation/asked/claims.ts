/** What somebody holds against the last answer: "you sure? Memphis has been good at home". The record says whether it is so. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { openFind } from '../../queries/find/open-find.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import type { Heard } from '../heard.ts';
import { wordsOf } from './around.ts';

const around = wordsOf(
  "are you u sure really seriously but and the a an ok hm hmm idk i think feel like thought heard isnt isn't arent aren't hasnt hasn't havent haven't werent wasnt has have is are been was were they theyre they're look looks looked play plays playing pretty really so super very always actually kinda quite damn too tho though this year season of late all at home road on away ats against spread lately recently as dogs underdogs underdog favorites favs favorite when in their building barn place house own games team in has never a lot up down bit much not that",
);
const quality =
  /\b(?:good|great|tough|solid|bad|terrible|awful|trash|hot|cold|better|worse|best|worst|strong|weak|unbeaten|undefeated|dominant|rolling|struggling|decent|elite|nasty|brutal|garbage|horrible|perfect|winless|losing|winning|sucks?|stinks?|unreal|different|fire|ass|beast|beasts|money)\b/;
const atHome = /\b(?:at home|home|in their (?:building|barn|place|house))\b/;
const onRoad = /\b(?:on the road|road|away)\b/;
const asDogs = /\bas (?:dogs|(?:the |an )?underdogs?)\b/;
const asFavorites = /\bas (?:(?:the |a )?favorites?|favs)\b/;
const ats = /\b(?:ats|against the spread)\b/;
const ofLate = /\b(?:lately|recently|of late|hot|cold|rolling|struggling)\b/;

/** @returns undefined if it says more than how a team of the answer's games does */
export function claimOf(prompt: string, { play }: Turn, context: QuestionContext): Heard | undefined {
  if (!play) return undefined;
  const { tokens } = sentenceOf(prompt, context);
  const [team, ...others] = [...new Set(tokens.flatMap(({ team: named }) => named?.name ?? []))];
  const leg = play.legs.find(({ home, away }) => home === team || away === team);
  if (!leg || team === undefined || others.length > 0) return undefined;
  const words = tokens.filter((each) => !each.team && !each.isBreak).map(({ word }) => word);
  const text = words.join(' ');
  const isRest = words.every((word) => around.has(word) || quality.test(word));
  if (!isRest || !quality.test(text)) return undefined;
  const splits: FindQuery['splits'] = [
    ...(atHome.test(text) ? (['home'] as const) : onRoad.test(text) ? (['road'] as const) : []),
    ...(asDogs.test(text) ? (['underdog'] as const) : asFavorites.test(text) ? (['favorite'] as const) : []),
  ];
  const topic = ats.test(text) ? 'spread' : splits.length === 0 && ofLate.test(text) ? 'form' : 'record';
  const query: FindQuery = { ...openFind, topic, sports: [leg.sport], teams: [team], players: [], splits };
  return { kind: 'queries', queries: [query], isAside: true };
}
