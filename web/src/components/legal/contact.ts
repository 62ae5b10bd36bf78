/** The support address, set at build time. */

export const supportEmail: string = import.meta.env.VITE_SUPPORT_EMAIL || 'support@gameplan.test';
