/**
 * Dark or light: the device's preference until the user chooses, kept in the browser. The sign-in pages are dark until
 * then. `color-mode.js` in the document's head applies the same rule before the first paint.
 */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { keys, read, write } from '../../../api/client/storage.ts';
import { IconMoon, IconSun } from '../display/icons.tsx';
import { IconButton } from './icon-button.tsx';

type ColorMode = 'dark' | 'light';
export type ColorModeChoice = ColorMode | 'device';

const barColor = { dark: '#0a0e11', light: '#f3f4ee' } as const;

const devicePrefersLight = () => window.matchMedia('(prefers-color-scheme: light)');

function storedChoice(): ColorModeChoice {
  const stored = read(keys.colorMode);
  return stored === 'light' || stored === 'dark' ? stored : 'device';
}

let isPageDark = false;

function currentMode(): ColorMode {
  const choice = storedChoice();
  if (choice !== 'device') return choice;
  if (isPageDark) return 'dark';
  return devicePrefersLight().matches ? 'light' : 'dark';
}

const listeners = new Set<() => void>();

function applyMode(): void {
  const mode = currentMode();
  document.documentElement.className = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColor[mode]);
  for (const listener of listeners) listener();
}

/** Also applies changes of the device's preference and of the choice in another tab. */
function subscribe(listener: () => void): () => void {
  const device = devicePrefersLight();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === keys.colorMode) applyMode();
  };
  listeners.add(listener);
  device.addEventListener('change', applyMode);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', applyMode);
    window.removeEventListener('storage', onStorage);
  };
}

/** While the calling page is shown, it is dark unless the user chose light. */
export function useDarkPage(): void {
  useLayoutEffect(() => {
    const apply = (isDark: boolean) => {
      isPageDark = isDark;
      applyMode();
    };
    apply(true);
    return () => apply(false);
  }, []);
}

export function useColorModeChoice() {
  return useSyncExternalStore<ColorModeChoice>(subscribe, storedChoice, () => 'device');
}

export function chooseColorMode(choice: ColorModeChoice): void {
  write(keys.colorMode, choice === 'device' ? null : choice);
  applyMode();
}

export function ColorModeButton() {
  const mode = useSyncExternalStore<ColorMode>(subscribe, currentMode, () => 'dark');
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={`Switch to ${other} mode`} onClick={() => chooseColorMode(other)}>
      {mode === 'dark' ? <IconSun /> : <IconMoon />}
    </IconButton>
  );
}
