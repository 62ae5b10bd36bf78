/** What the asker's book pays for a slip with legs of one game, typed in, and at once whether that is good. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { Slip } from '../../../../lambdas/contracts/asking/slip.ts';
import { useOdds } from '../feed/odds.ts';
import { Checkbox, TextField } from '../ui/controls/field.tsx';
import { IconEven, IconMinus, IconPlus } from '../ui/display/icons.tsx';
import {
  type OfferProblems,
  type OfferText,
  type OfferVerdict,
  offerIn,
  offerVerdict,
} from './offered-words.ts';

interface Props {
  slip: Slip;
  text: OfferText;
  onType(text: OfferText): void;
}

export function OfferedPrice({ slip, text, onType }: Props) {
  const id = useId();
  const { odds } = useOdds();
  // A price that is being typed is not wrong yet, so a field complains only once it was left.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const read = offerIn(text);
  const problems: OfferProblems = 'problems' in read ? read.problems : {};
  const verdict = 'offer' in read ? offerVerdict(read.offer, slip, odds) : null;
  const field = (name: 'price' | 'boost' | 'maxStake') => ({
    name,
    autoComplete: 'off',
    value: text[name],
    error: left.has(name) ? problems[name] : undefined,
    onBlur: () => setLeft(new Set([...left, name])),
    onChange: ({ target }: { target: { value: string } }) => onType({ ...text, [name]: target.value }),
  });
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h4 id={id} textStyle="label" color="muted">
        What your book offers
      </chakra.h4>
      <chakra.div
        display="grid"
        gap="3"
        alignItems="start"
        gridTemplateColumns="repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))"
      >
        <TextField {...field('price')} label="Your book pays" placeholder={odds(slip.goodAt ?? 450)} />
        <TextField {...field('boost')} label="Boost, % on winnings" inputMode="numeric" placeholder="None" />
        {text.boost.trim() !== '' && (
          <TextField
            {...field('maxStake')}
            label="Boosted up to, $"
            inputMode="decimal"
            placeholder="No limit"
          />
        )}
      </chakra.div>
      <Checkbox
        checked={text.isBonus}
        onChange={({ target }) => onType({ ...text, isBonus: target.checked })}
      >
        Bonus bet: only the winnings are paid
      </Checkbox>
      <chakra.div role="status">{verdict && <Verdict verdict={verdict} />}</chakra.div>
    </chakra.section>
  );
}

const tones = {
  good: { Icon: IconPlus, color: 'hit' },
  close: { Icon: IconEven, color: 'muted' },
  no: { Icon: IconMinus, color: 'miss' },
} as const;

function Verdict({ verdict: { verdict, head, more } }: { verdict: OfferVerdict }) {
  const { Icon, color } = tones[verdict];
  return (
    <chakra.div display="grid" gap="1" borderLeftWidth="3px" borderColor={color} paddingLeft="3">
      <chakra.p display="flex" gap="2" alignItems="center" textStyle="name">
        <Icon color={color} width="1.1em" strokeWidth="3" />
        {head}
      </chakra.p>
      {more.map((sentence) => (
        <chakra.p key={sentence} textStyle="small">
          {sentence}
        </chakra.p>
      ))}
    </chakra.div>
  );
}
