/** All routes. Areas are loaded on demand; unknown paths redirect to the home page. */
import { Navigate, Route, Routes } from 'react-router-dom';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { paths } from '../paths.ts';
import { area } from './area.ts';
import { SignedInOnly } from './guards.tsx';
import { LeaveForDocument } from './leave.tsx';

const Login = area(() => import('../features/auth/login-page.tsx'), 'LoginPage');
const VerifyEmail = area(() => import('../features/auth/verify-email-page.tsx'), 'VerifyEmailPage');
const ResetPassword = area(() => import('../features/auth/reset-password-page.tsx'), 'ResetPasswordPage');
const TrackRecord = area(() => import('../features/track-record/track-record-page.tsx'), 'TrackRecordPage');
const Dashboard = area(() => import('./dashboard.tsx'), 'Dashboard');
const Predictions = area(() => import('../features/predictions/predictions-page.tsx'), 'PredictionsPage');
const Prediction = area(() => import('../features/predictions/prediction-page.tsx'), 'PredictionPage');
const Tracker = area(() => import('../features/tracker/tracker-page.tsx'), 'TrackerPage');
const Profile = area(() => import('../features/account/profile-page.tsx'), 'ProfilePage');
const Settings = area(() => import('../features/account/settings-page.tsx'), 'SettingsPage');
const Referral = area(() => import('../features/account/referral-page.tsx'), 'ReferralPage');
const Account = area(() => import('../features/account/account-page.tsx'), 'AccountPage');
const Subscription = area(() => import('../features/subscription/subscription-page.tsx'), 'SubscriptionPage');
const checkoutPages = () => import('../features/subscription/checkout-pages.tsx');
const CheckoutSuccess = area(checkoutPages, 'CheckoutSuccessPage');
const CheckoutCancel = area(checkoutPages, 'CheckoutCancelPage');
const Management = area(() => import('./management.tsx'), 'ManagementRoutes');

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
