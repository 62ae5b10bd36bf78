/** Whether the user prefers reduced motion, for animations in scripts; `base.css` handles the rest. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
