/** A break from asking. */
import { TakeBreak } from '../../components/take-break.tsx';
import { Setting } from './setting.tsx';

export function BreakSetting() {
  return (
    <Setting
      id="break"
      title="Take a break"
      about="Pauses asking for a while. Your predictions and tracker stay open, and picks are still graded."
    >
      <TakeBreak />
    </Setting>
  );
}
