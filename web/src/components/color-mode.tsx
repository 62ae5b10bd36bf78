/**
 * Dark, light, or as the system has it, kept in the browser and shared by all that shows it.
 * `color-mode.js` in the document's head shows the same before the app has loaded.
 */
import { useSyncExternalStore } from 'react';
import { keys, read, write } from '../session/storage.ts';
import { IconButton } from './icon-button.tsx';
import { IconMoon, IconSun } from './icons.tsx';

type ColorMode = 'dark' | 'light';
export type ColorModeChoice = ColorMode | 'system';

const barColor = { dark: '#0a0e11', light: '#f3f4ee' } as const;

const systemIsLight = () => window.matchMedia('(prefers-color-scheme: light)');

/** Dark is the house colour. */
function chosen(): ColorModeChoice {
  const stored = read(keys.colorMode);
  return stored === 'light' || stored === 'system' ? stored : 'dark';
}

function shown(): ColorMode {
  const choice = chosen();
  if (choice !== 'system') return choice;
  return systemIsLight().matches ? 'light' : 'dark';
}

const listeners = new Set<() => void>();

function show(): void {
  const mode = shown();
  document.documentElement.className = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColor[mode]);
  for (const listener of listeners) listener();
}

/** The system may change its mind, and another tab ours. */
function subscribe(listener: () => void): () => void {
  const system = systemIsLight();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === keys.colorMode) show();
  };
  listeners.add(listener);
  system.addEventListener('change', show);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', show);
    window.removeEventListener('storage', onStorage);
  };
}

const houseColor = () => 'dark' as const;

export function useColorModeChoice() {
  return useSyncExternalStore<ColorModeChoice>(subscribe, chosen, houseColor);
}

export function chooseColorMode(choice: ColorModeChoice): void {
  write(keys.colorMode, choice);
  show();
}

export function ColorModeButton() {
  const mode = useSyncExternalStore<ColorMode>(subscribe, shown, houseColor);
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={`Switch to ${other} mode`} onClick={() => chooseColorMode(other)}>
      {mode === 'dark' ? <IconSun /> : <IconMoon />}
    </IconButton>
  );
}
