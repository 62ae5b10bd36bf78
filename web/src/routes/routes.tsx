/** All routes. Areas are loaded on demand; unknown paths redirect to the home page. */
import { type ComponentType, lazy } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { AccountLayout } from '../features/accounts/account/account-layout.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/provider.tsx';
import { LeaveForDocument } from './leave.tsx';

/** A component that is loaded when it is first rendered. @param name the export of the module to render */
function lazyNamed<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const Login = lazyNamed(() => import('../features/accounts/sign-in/login-page.tsx'), 'LoginPage');
const VerifyEmail = lazyNamed(
  () => import('../features/accounts/sign-in/verify-email-page.tsx'),
  'VerifyEmailPage',
);
const ResetPassword = lazyNamed(
  () => import('../features/accounts/sign-in/reset-password-page.tsx'),
  'ResetPasswordPage',
);
const TrackRecord = lazyNamed(
  () => import('../features/records/track-record/track-record-page.tsx'),
  'TrackRecordPage',
);
const Dashboard = lazyNamed(() => import('./dashboard.tsx'), 'Dashboard');
const Predictions = lazyNamed(
  () => import('../features/records/predictions/predictions-page.tsx'),
  'PredictionsPage',
);
const Prediction = lazyNamed(
  () => import('../features/records/predictions/prediction-page.tsx'),
  'PredictionPage',
);
const Tracker = lazyNamed(() => import('../features/picks/tracker/tracker-page.tsx'), 'TrackerPage');
const Profile = lazyNamed(() => import('../features/accounts/account/profile-page.tsx'), 'ProfilePage');
const Settings = lazyNamed(
  () => import('../features/accounts/account/settings/settings-page.tsx'),
  'SettingsPage',
);
const Referral = lazyNamed(
  () => import('../features/accounts/account/referral/referral-page.tsx'),
  'ReferralPage',
);
const Account = lazyNamed(() => import('../features/accounts/account/account-page.tsx'), 'AccountPage');
const Subscription = lazyNamed(
  () => import('../features/billing/subscription/subscription-page.tsx'),
  'SubscriptionPage',
);
const checkoutPages = () => import('../features/billing/subscription/checkout-pages.tsx');
const CheckoutSuccess = lazyNamed(checkoutPages, 'CheckoutSuccessPage');
const CheckoutCancel = lazyNamed(checkoutPages, 'CheckoutCancelPage');
const Management = lazyNamed(() => import('./management.tsx'), 'ManagementRoutes');

export function AppRoutes() {
  return (
    <Routes>
      {[paths.home, paths.terms, paths.privacy, paths.disclaimer].map((path) => (
        <Route key={path} path={path} element={<LeaveForDocument to={path} />} />
      ))}
      <Route path={paths.login} element={<Login />} />
      <Route path={paths.verifyEmail} element={<VerifyEmail />} />
      <Route path={paths.resetPassword} element={<ResetPassword />} />
      <Route path={paths.trackRecord} element={<TrackRecord />} />
      <Route element={<SignedInOnly />}>
        <Route path={paths.account.root} element={<AccountLayout />}>
          <Route path={paths.account.dashboard} element={<Dashboard />} />
          <Route path={paths.account.predictions} element={<Predictions />} />
          <Route path={`${paths.account.predictions}/:id`} element={<Prediction />} />
          <Route path={paths.account.tracker} element={<Tracker />} />
          <Route path={paths.account.profile} element={<Profile />} />
          <Route path={paths.account.settings} element={<Settings />} />
          <Route path={paths.account.referral} element={<Referral />} />
          <Route path={paths.account.account} element={<Account />} />
          <Route path={paths.account.subscription} element={<Subscription />} />
          <Route path={paths.account.success} element={<CheckoutSuccess />} />
          <Route path={paths.account.cancel} element={<CheckoutCancel />} />
          <Route index element={<Navigate to={paths.account.dashboard} replace />} />
          <Route path="*" element={<Navigate to={paths.account.dashboard} replace />} />
        </Route>
      </Route>
      <Route path={`${paths.management.root}/*`} element={<Management />} />
      <Route path="*" element={<LeaveForDocument to={paths.home} />} />
    </Routes>
  );
}

/** Redirects to the sign-in page, which returns here afterward. */
function SignedInOnly() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  return user ? <Outlet /> : <Navigate to={paths.login} state={{ from: pathname + search }} replace />;
}
