/** The paths of all pages. */

export const paths = {
  home: '/',
  login: '/login',
  register: '/login?tab=register',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  terms: '/terms',
  privacy: '/privacy',
  disclaimer: '/disclaimer',
  trackRecord: '/track-record',
  account: {
    root: '/account',
    dashboard: '/account/dashboard',
    predictions: '/account/predictions',
    prediction: (id: string) => `/account/predictions/${encodeURIComponent(id)}`,
    tracker: '/account/tracker',
    profile: '/account/profile',
    settings: '/account/settings',
    referral: '/account/referral',
    account: '/account/account',
    subscription: '/account/subscription',
    success: '/account/subscription/success',
    cancel: '/account/subscription/cancel',
  },
  management: {
    root: '/management',
    login: '/management/login',
    dashboard: '/management/dashboard',
    users: '/management/users',
    user: (id: string) => `/management/users/${encodeURIComponent(id)}`,
    analytics: '/management/analytics',
    passkeys: '/management/passkeys',
    /** Target of the one-time link for a new administrator. */
    firstPasskey: '/management/passkey',
  },
} as const;
