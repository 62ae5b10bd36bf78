/** "Which of them allows fewer", "who has more assists", "by how much": of those that were compared or shown side by side. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { openFind } from '../../queries/find/open-find.ts';
import type { Heard } from '../heard.ts';
import { heardOf, isPlain, type Said, unreadIn } from './said.ts';
import { splitsSaid, statSaid } from './stats-said.ts';

const asksWhich =
  /^(?:(?:and|so|but|then) )*(?:who|whos|who's|whose|which|what (?:team|player|one)|of (?:the two|them|those),? (?:who|which))\b/;
const compares =
  /\b(?:more|fewer|less|better|worse|higher|lower|hotter|colder|most|fewest|least|best|worst|highest|lowest|hottest|ahead|stronger|weaker)\b/;
const isLeast = /\b(?:fewer|less|worse|lower|colder|fewest|least|worst|lowest|weaker)\b/;
/** Of what is priced, and not of what was done. */
const ofPrices =
  /\b(?:odds|prices?|bets?|value|pick|favou?rites?|favored|underdogs?|pays?|payout|likely|chance|shot|win (?:tonight|today|tomorrow)|take|play)\b/;

/** The number of games that says who is hot. */
const recent = 10;

/** Whether it asks which of several was first in something, and names none of them. */
export function asksWhichOf(said: Said): boolean {
  const { text, slots } = said;
  if (!asksWhich.test(text) || !compares.test(text) || ofPrices.test(text) || !isPlain(said)) return false;
  if (slots.teams.length + slots.players.length > 0 || slots.days || slots.over !== null || slots.isNext)
    return false;
  return unreadIn(said).length === 0 && slots.unkept.length === 0;
}

/** @returns undefined where fewer than two were shown, or nothing that is kept is compared */
export function comparedOf(said: Said): FindQuery | undefined {
  const { shown } = said;
  if (!asksWhichOf(said)) return undefined;
  if (shown.players.length >= 2) return ofPlayers(said);
  return shown.teams.length >= 2 && shown.players.length === 0 ? ofTeams(said) : undefined;
}

/** Strikeouts beside outs are the parts of it. */
const perNine =
  /\b(?:per|a|every|each) (?:nine|9)\b|\bk(?:s)?\/9\b|\bper 9\b|\bper inning\b|\bstrikeout (?:rate|percentage)\b/;

function ofPlayers(said: Said): FindQuery | undefined {
  const { text, slots, shown, sport } = said;
  const stat = statSaid(said);
  if (stat === undefined || slots.has('allowed')) return undefined;
  return {
    ...openFind,
    topic: 'game_log',
    sports: [sport],
    players: [...shown.players],
    splits: splitsSaid(said),
    last: slots.last,
    stat,
    ...(perNine.test(text) && stat === 'strikeouts' && { stats: ['strikeouts', 'outs'] }),
    order: isLeast.test(text) ? 'least' : 'most',
  };
}

/** Those that were shown; none of a list, whose answer names them. */
export function ofTeams(said: Said): FindQuery | undefined {
  const { text, slots, shown, sport } = said;
  const order = isLeast.test(text) ? ('least' as const) : ('most' as const);
  const about = {
    ...openFind,
    sports: [sport],
    teams: [...shown.teams],
    splits: splitsSaid(said),
    last: slots.last,
  };
  if (slots.has('allowed') || /\bdefen[cs]e\b/.test(text)) {
    // The better defense allows fewer.
    const isOfSkill = /\b(?:better|best|worse|worst|stronger|weaker)\b/.test(text);
    const turned = order === 'most' ? ('least' as const) : ('most' as const);
    return { ...about, topic: 'statistic', order: isOfSkill ? turned : order, detail: 'allowed' };
  }
  if (slots.has('ats') || slots.has('covered') || slots.has('cover') || /\bcover/.test(text))
    return { ...about, topic: 'spread', order };
  if (
    /\boffen[cs]e\b/.test(text) ||
    slots.has('scoring') ||
    /\bscor/.test(text) ||
    slots.stats.some(isOfScores)
  )
    return { ...about, topic: 'statistic', order };
  if (slots.has('form') || /\b(?:hott?er|colder|hottest)\b/.test(text))
    return { ...about, topic: 'record', order, last: slots.last ?? recent };
  const isOfRecord =
    slots.has('record') || slots.has('won') || splitsSaid(said).length > 0 || slots.last !== null;
  if (!isOfRecord || slots.stats.length > 0) return undefined;
  return { ...about, topic: 'record', order };
}

const isOfScores = (stat: string): boolean => stat === 'points' || stat === 'goals' || stat === 'runs';

const byHowMuch =
  /^(?:(?:and|so) )*(?:(?:is it |was it )?by how (?:much|many)(?: \w+)?|how (?:much|many) (?:more|fewer|less|better|higher|lower)(?: [\w ]+)?|(?:what(?:'?s| is) )?the (?:difference|gap|margin)(?: between (?:them|the two|those))?|how big is the (?:gap|difference)|how far apart(?: are they)?|is it close)$/;

/** The answer says by how much already. */
export function apartOf({ text, shown: { last } }: Said): Heard | undefined {
  if (last?.ask !== 'find' || last.order === null || last.teams.length + last.players.length < 2)
    return undefined;
  return byHowMuch.test(text)
    ? { kind: 'queries', queries: [last], isAside: true, isWhole: true }
    : undefined;
}

const gamesOfFirst =
  /^(?:(?:list|show|give|see|tell|let|get|me|us|what|which|are|were|can|i|you|the|his|her) )+(?:games?|game log|log)(?: (?:by game|for|of|from|log))*(?: (?:the )?(?:leader|leaders|winner|first(?: one| guy)?|top (?:one|guy|player)|him|better one|one with more))?$|^(?:list|show|give me|see) (?:the |that )?(?:leader|winner)(?:'?s)? (?:games|game log|log|numbers)$/;

/** "List the games for the leader": of whom the answer names first. */
export function gamesOfLeader(said: Said): Heard | undefined {
  const { text, shown, slots, sport } = said;
  const { last } = shown;
  if (last?.ask !== 'find' || (last.order === null && last.topic !== 'leaders')) return undefined;
  if (last.topic !== 'game_log' && last.topic !== 'leaders') return undefined;
  if (!gamesOfFirst.test(text) || slots.teams.length + slots.players.length > 0) return undefined;
  const query: FindQuery = {
    ...openFind,
    topic: 'game_log',
    sports: [sport],
    stat: last.stat,
    splits: last.splits,
    last: last.last,
  };
  return { ...heardOf(query, said), isOfShown: true };
}

const comparing =
  /\b(?:compare[sd]?(?: (?:to|with|against))?|stack up (?:to|with|against)|measure up (?:to|against)|versus|vs\.?|next to|(?:better|more|worse|less|fewer|higher|lower|greater|bigger|hotter) than|as (?:many|much|good|well|high) as|ahead of|behind)\b/;

const asksWhether =
  /^(?:(?:and|so|but) )*(?:is|was|are|were|does|do|did|has|have|would)\b.*\b(?:more|less|fewer|higher|lower|better|worse|greater|ahead|as (?:many|much))\b/;
const isFewer = /\b(?:less|fewer|lower|worse) than\b/;

/** "How does that compare to Patrick Mahomes": the one that was shown beside another. */
export function besideOther(said: Said): FindQuery | undefined {
  const { text, slots, shown, sport } = said;
  const { last } = shown;
  if (!comparing.test(text) || ofPrices.test(text) || !isPlain(said) || last?.ask !== 'find')
    return undefined;
  if (slots.over !== null || slots.days || slots.stats.length > 0) return undefined;
  const [player, ...players] = slots.players;
  const [team, ...teams] = slots.teams;
  if (players.length + teams.length > 0) return undefined;
  if (last.topic === 'game_log' && last.players.length === 1 && player !== undefined && team === undefined)
    return last.players[0] === player || last.over !== null
      ? undefined
      : {
          ...last,
          players: [...last.players, player],
          teams: [],
          order: last.order ?? (isFewer.test(text) ? 'least' : 'most'),
          unkept: [],
          // "Is that more than" wants a yes or a no.
          detail: asksWhether.test(text) ? 'highest' : null,
        };
  const isOfTeam = last.topic === 'statistic' || last.topic === 'record' || last.topic === 'spread';
  if (!isOfTeam || last.teams.length !== 1 || player !== undefined || team === undefined) return undefined;
  if (last.teams[0] === team || last.part !== null) return undefined;
  const order = last.detail === 'allowed' ? ('least' as const) : ('most' as const);
  return {
    ...last,
    sports: [sport],
    teams: [...last.teams, team],
    order,
    detail: last.detail === 'allowed' ? 'allowed' : null,
  };
}
