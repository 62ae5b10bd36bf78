/** The theme's colors for a canvas, which cannot use CSS variables; they follow the color mode. */
import { useSyncExternalStore } from 'react';

const page = document.documentElement;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(page, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** @returns a function from a color token to its current value; rerenders when the color mode changes */
export function useColors(): (token: string) => string {
  useSyncExternalStore(subscribe, () => page.className);
  return (token) => {
    const name = token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return getComputedStyle(page).getPropertyValue(`--gp-colors-${name}`).trim();
  };
}
