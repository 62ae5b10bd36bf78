/** A break from asking. */
import { TakeBreak } from '../../components/take-break.tsx';
import { Setting } from './setting.tsx';

export function BreakSetting() {
  return (
    <Setting
      id="break"
      title="Take a break"
      about="Closes asking for a while. Your predictions and your tracker stay open, and grade themselves."
    >
      <TakeBreak />
    </Setting>
  );
}
