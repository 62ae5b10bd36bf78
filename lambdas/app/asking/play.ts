/** Composes a play: its legs with their arguments, what differs from the question, and the changes on offer. */
import type { Choice } from '../../domain/asking/answer/choose.ts';
import { composePlay } from '../../domain/asking/answer/compose.ts';
import { changesTo } from '../../domain/asking/answer/follow.ts';
import { dayPassedOver } from '../../domain/asking/answer/games/next-slate.ts';
import type { Offer } from '../../domain/asking/answer/offer/result.ts';
import { numberMissed } from '../../domain/asking/answer/payout/near.ts';
import { fits } from '../../domain/asking/answer/terms.ts';
import { meetPlainWords } from '../../domain/asking/answer/wishes/plain-words.ts';
import { wishesMet } from '../../domain/asking/answer/wishes/told.ts';
import { firstScorerNotes } from '../../domain/asking/answer/words/first-scorer.ts';
import { firstDayWith, firstOfSlips } from '../../domain/asking/answer/words/notes.ts';
import { whatItPays } from '../../domain/asking/answer/words/payout.ts';
import { playNotes } from '../../domain/asking/answer/words/play-notes.ts';
import { yesOrNo } from '../../domain/asking/answer/words/yes-or-no.ts';
import { canonicalPrompt } from '../../domain/asking/reading/canonical-prompt.ts';
import { showReading } from '../../domain/asking/reading/parts.ts';
import { slipsIn } from '../../domain/asking/reading/plain/slates/several-slips.ts';
import type { Loaded } from './boards.ts';
import type { Play } from './outcome.ts';
import { comingDays, daysAhead, type Understood } from './question.ts';

type Open = Extract<Offer, { kind: 'offer' }>;

interface Chosen {
  readonly offer: Open;
  readonly choice: Choice;
  /** Whether to look for changes that can be offered with it. */
  readonly offersChanges: boolean;
}

export function playOf(
  understood: Understood,
  boards: readonly Loaded[],
  { offer, choice, offersChanges }: Chosen,
): Play {
  const { result, prompt, sports, now, taste, next, hardWords, readBy, insteadOf } = understood;
  const { reading } = result;
  const legs = choice.legs.map(({ candidate }) => candidate);
  const lacksProps = reading.markets.includes('prop') && !offer.pool.some(({ market }) => market === 'prop');
  const verdict = next ? undefined : yesOrNo(prompt, legs);
  const pays = whatItPays(prompt, reading, legs);
  const slips = slipsIn(prompt);
  const laterDay = laterDayNotes(understood, boards);
  const besides = [
    ...(pays ? [pays] : []),
    ...firstScorerNotes(prompt, legs),
    ...(slips && !next ? [firstOfSlips(slips)] : []),
    ...laterDay,
    ...playNotes({ offer, legs, lacksProps, hardWords, boards, insteadOf }),
  ];
  const notes = verdict ? [verdict, ...besides] : besides;
  const composed = composePlay(choice, besides, { verdict, wishes: wishesMet(legs, reading) });
  const { legs: listed, confidence: chance } = composed.analysis;
  const shown = shownOf(understood);
  const isNear = numberMissed(legs, reading) === undefined;
  const asAsked = !slips && laterDay.length === 0 && offer.substitutes.length === 0 && !lacksProps;
  const isExact = asAsked && fits(legs, reading) && isNear;
  return {
    kind: 'play',
    charged: readBy === 'grammar' && isExact && !insteadOf && meetPlainWords(prompt, legs),
    readBy,
    ...composed,
    reading: shown,
    notes,
    alternatives: [],
    changes: offersChanges
      ? changesTo(
          { reading, legs: listed, chance, without: next?.without ?? [] },
          { boards, now, taste, sports },
        )
      : [],
    read: reading,
  };
}

/** Where the next slate does not have the bet: it is of a day that its asker may not have in mind, and is not charged. */
function laterDayNotes(
  { result, sports, now, isNextSlate }: Understood,
  boards: readonly Loaded[],
): Play['notes'] {
  const { reading } = result;
  const passed = isNextSlate ? dayPassedOver(reading, { boards, now, sports }) : undefined;
  const [day] = reading.days ?? [];
  return passed && day ? [firstDayWith(day, passed)] : [];
}

/** Without the days of the next slate, any listed day is meant. */
function shownOf({ result: { reading }, sport, now, isNextSlate = false }: Understood): Play['reading'] {
  const shown = showReading(reading, { selectedSport: sport });
  if (!isNextSlate) return shown;
  const without = canonicalPrompt({ ...reading, days: comingDays(now, daysAhead) });
  return { ...shown, parts: shown.parts.map((part) => (part.id === 'days' ? { ...part, without } : part)) };
}
