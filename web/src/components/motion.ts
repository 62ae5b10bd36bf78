/** Whether somebody has asked for stillness, for what moves by script: `base.css` stills the rest. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
