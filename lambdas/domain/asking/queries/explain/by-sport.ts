/** Rules of settlement that differ by sport and by part of a game: extra time in soccer, a second half with overtime, a tied part. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { all, cueReader } from '../reading/cues.ts';
import type { TermId } from './glossary.ts';

const part =
  '(?:f5|first (?:five|5)(?: innings?)?|(?:1st|first) (?:half|quarter|period|inning|5|five)|(?:2nd|second|3rd|third|fourth|4th) (?:quarter|period)|1h|1q|2q|3q|4q|1p|2p|3p|half ?time|(?:half|quarter|period|innings?) (?:bet|line|moneyline|wager))';
const isTied =
  '(?:tie|ties|tied|tying|level|drawn?|draws|deadlock\\w*|all square|all even|all tied up|same score|score is even|even after|even score|nobody (?:leads?|is ahead)|neither (?:team|side) (?:leads?|is ahead)|\\d ?- ?\\d (?:after|at|through))';
const asked = '(?:what|how|does|do|did|is|are|will|if|when|am|or|can|would|which|who)';
const settled =
  '(?:bets?|wagers?|moneylines?|ml|happens?|push\\w*|win|wins|lose|loses|lost|void\\w*|refund\\w*|back|settled?|graded?|paid|pays?|stake|money|count|counts|cash|get)';
const overtime = '(?:ot|overtime|over time|extra (?:period|session|time)|extras)';
const counts =
  '(?:count\\w*|includ\\w*|cover|covers|add|adds|added|part of|settle\\w*|grade\\w*|apply|applies|go toward|towards?|matter|good for|stand|stands|decided)';
const ofPart =
  '(?:(?:1st|first|2nd|second) half|[12]h|(?:1st|first|2nd|second|3rd|third|4th|fourth|last|final) quarter|[1-4]q|q[1-4]|(?:1st|first|2nd|second|3rd|third|final|last) period|[123]p)';
const cutShort =
  '(?:shorten\\w*|cut short|rain ?-? ?shortened|called (?:early|off early|for rain|(?:due to|because of|by|on account of) (?:rain|weather|the weather))|ends? early|ended early|stopped early|(?:only|just|through|after) (?:five|six|seven|eight|5|6|7|8) (?:full |complete )?innings)';
const ofBaseball =
  '(?:rain\\w*|weather|innings?|baseball|mlb|run ?-? ?lines?|home team leads|shortened game|game is shortened|called early)';

/** Before the rules that hold for every sport. */
export const sportRuleOf = cueReader<TermId>([
  ['overtime_of_part', [all(ofPart, overtime, asked, counts)]],
  ['part_tied', [all(part, isTied, asked, settled)]],
  ['shortened', [all(cutShort, ofBaseball, asked, `${counts}|${settled}|totals?|overs?|unders?`)]],
]);

/** Words of soccer alone, and those that another sport has too. */
const ofSoccer =
  / (?:soccer|mls|stoppage|injury time|added time|penalty kicks|pks|golden goal|90 minutes|ninety minutes) /;
const ofOther =
  / (?:football|nfl|cfl|nba|basketball|nhl|hockey|mlb|baseball|puck\w*|innings?|quarters?|periods?) /;

const isTie = / (?:ties?|tied) /;
const ofThree =
  / (?:three|3|two|2|way|\dway|regulation|draws?|1x2|x|soccer|hockey|nhl|price|prices|odds|option|side) /;

/** Terms that are another one in soccer, where extra time is no overtime and a match has three results. */
const inSoccer: Readonly<Partial<Record<TermId, TermId>>> = { overtime: 'extra_time', tie_game: 'three_way' };

/**
 * A term as it is in the sport that is meant.
 * @param selected the sport of a team that is named, or else the one beside the question
 */
export function inSport(id: TermId, plain: string, selected: Sport): TermId {
  // "The Bills moneyline, and it ends in a tie": two prices, unless a third one is named.
  const isOfTie = id === 'three_way' && selected === 'NFL' && isTie.test(plain) && !ofThree.test(plain);
  if (isOfTie && !ofSoccer.test(plain)) return 'tie_game';
  const isSoccer = ofSoccer.test(plain) || (selected === 'MLS' && !ofOther.test(plain));
  return (isSoccer ? inSoccer[id] : undefined) ?? id;
}
