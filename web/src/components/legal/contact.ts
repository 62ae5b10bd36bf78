/** The support address, set when the site is built. */

export const supportEmail: string = import.meta.env.VITE_SUPPORT_EMAIL || 'support@gameplan.test';
