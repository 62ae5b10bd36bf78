/** Whether reduced motion is preferred, for script animations; `base.css` covers the rest. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
