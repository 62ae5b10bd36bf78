/** Questions for information, and comparisons. */
import { type Case, info, playOrInfo } from './case.ts';

export const questionCases: readonly Case[] = [
  { ask: 'Who plays tonight?', box: 'NBA', expect: info({ says: ['Warriors'] }) },
  { ask: 'When do the Lakers play next?', box: 'NBA', expect: info({ says: ['Lakers'] }) },
  { ask: 'what time is the broncos game', box: 'NFL', expect: info({ says: ['Broncos'] }) },
  { ask: 'NFL schedule for Monday', box: 'NBA', expect: info({ says: ['Chiefs'] }) },
  { ask: 'What is the spread on the Cowboys game?', box: 'NFL', expect: info({ says: ['Cowboys'] }) },
  { ask: 'odds for Broncos Vikings', box: 'NFL', expect: info({ says: ['Broncos'] }) },
  { ask: 'How have the Celtics been playing lately?', box: 'NBA', expect: info({ says: ['Celtics'] }) },
  { ask: "what's the Eagles record", box: 'NFL', expect: info({ says: ['Eagles'] }) },
  { ask: 'NBA standings', box: 'NBA', expect: info() },
  { ask: 'who is hurt on the Warriors?', box: 'NBA', expect: info({ says: ['Warriors'] }) },
  { ask: 'head to head Lakers Kings', box: 'NBA', expect: info({ says: ['Lakers'] }) },
  { ask: 'how good are your picks?', box: 'NBA', expect: info() },
  { ask: 'what is your record in the NFL', box: 'NFL', expect: info() },
  { ask: 'how does this work', box: 'NBA', expect: info() },
  { ask: 'what does -110 mean?', box: 'NBA', expect: info() },
  { ask: 'what is a parlay', box: 'NBA', expect: info() },
  {
    ask: 'Which is better, Chiefs -2.5 or Bills -8.5?',
    box: 'NFL',
    expect: playOrInfo({
      markets: ['spread'],
      onlyTeams: ['Kansas City Chiefs', 'Buffalo Bills'],
      back: ['Kansas City Chiefs', 'Buffalo Bills'],
    }),
  },
  {
    ask: 'compare the Bucks and the Warriors tonight',
    box: 'NBA',
    expect: playOrInfo({ onlyTeams: ['Milwaukee Bucks', 'Golden State Warriors'], days: ['today'] }),
  },
  {
    ask: 'Astros or Dodgers tonight?',
    box: 'MLB',
    expect: playOrInfo({
      onlyTeams: ['Houston Astros', 'Los Angeles Dodgers'],
      back: ['Houston Astros', 'Los Angeles Dodgers'],
      days: ['today'],
    }),
  },
  { ask: 'why are the Dolphins such big favorites?', box: 'NFL', expect: info({ says: ['Dolphins'] }) },
  { ask: 'is the Seahawks line moving?', box: 'NFL', expect: info({ says: ['Seahawks'] }) },
  { ask: 'did the Lakers win last night?', box: 'NBA', expect: info() },
];
