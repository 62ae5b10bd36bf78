/** Dark, light, or as the device has it. */
import { chooseColorMode, useColorModeChoice } from '../../components/color-mode.tsx';
import { Choices } from './choices.tsx';
import { Setting } from './setting.tsx';

const modes = [
  { value: 'system', label: 'System', example: 'As your device has it' },
  { value: 'dark', label: 'Dark', example: 'Under floodlights' },
  { value: 'light', label: 'Light', example: 'By day' },
] as const;

export function ColorSetting() {
  const choice = useColorModeChoice();
  return (
    <Setting id="color-mode" title="Color mode" about="Kept in this browser.">
      <Choices labelledBy="color-mode" options={modes} value={choice} onChange={chooseColorMode} />
    </Setting>
  );
}
