/** The first letter as a capital, for a word that begins a sentence or a label. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
