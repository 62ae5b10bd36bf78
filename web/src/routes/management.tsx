/** The routes of the administrators' portal, which has its own session and is loaded on demand. */
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { AnalyticsPage } from '../features/platform/management/figures/analytics-page.tsx';
import { DashboardPage } from '../features/platform/management/figures/dashboard-page.tsx';
import { FirstPasskeyPage } from '../features/platform/management/first-passkey-page.tsx';
import { LoginPage } from '../features/platform/management/login-page.tsx';
import { ManagementLayout } from '../features/platform/management/management-layout.tsx';
import { PasskeysPage } from '../features/platform/management/passkeys-page.tsx';
import { UserPage } from '../features/platform/management/users/user-page.tsx';
import { UsersPage } from '../features/platform/management/users/users-page.tsx';
import { paths } from '../paths.ts';
import { AdminSessionProvider, useAdminSession } from '../session/admin-provider.tsx';

export function ManagementRoutes() {
  return (
    <AdminSessionProvider>
      <Routes>
        <Route path="login" element={<LoginPage />} />
        <Route path="passkey" element={<FirstPasskeyPage />} />
        <Route element={<AdminsOnly />}>
          <Route element={<ManagementLayout />}>
            <Route index element={<Navigate to={paths.management.dashboard} replace />} />
            <Route path="dashboard" element={<DashboardPage />} />
            <Route path="users" element={<UsersPage />} />
            <Route path="users/:id" element={<UserPage />} />
            <Route path="analytics" element={<AnalyticsPage />} />
            <Route path="passkeys" element={<PasskeysPage />} />
            <Route path="*" element={<Navigate to={paths.management.root} replace />} />
          </Route>
        </Route>
      </Routes>
    </AdminSessionProvider>
  );
}

/** Redirects to the sign-in page, which returns here afterward. */
function AdminsOnly() {
  const { admin } = useAdminSession();
  const { pathname, search } = useLocation();
  return admin ? (
    <Outlet />
  ) : (
    <Navigate to={paths.management.login} state={{ from: pathname + search }} replace />
  );
}
