/** Route guards: who may enter, and where others are redirected. */
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useSession } from '../session/provider.tsx';

/** A visitor signs in first, and comes back to where they wanted to go. */
export function SignedInOnly() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  return user ? <Outlet /> : <Navigate to={paths.login} state={{ from: pathname + search }} replace />;
}
