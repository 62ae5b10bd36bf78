/** Dark, light, or the device's preference. */
import { chooseColorMode, useColorModeChoice } from '../../components/color-mode.tsx';
import { Choices } from './choices.tsx';
import { Setting } from './setting.tsx';

const modes = [
  { value: 'device', label: 'Device', example: 'Match my device' },
  { value: 'light', label: 'Light', example: 'Always light' },
  { value: 'dark', label: 'Dark', example: 'Always dark' },
] as const;

export function ColorSetting() {
  const choice = useColorModeChoice();
  return (
    <Setting id="color-mode" title="Color mode" about="Applies to this browser only.">
      <Choices labelledBy="color-mode" options={modes} value={choice} onChange={chooseColorMode} />
    </Setting>
  );
}
