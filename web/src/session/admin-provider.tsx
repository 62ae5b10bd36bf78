/** The administrator signed in to the portal, independent of a user session. */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { adminKey } from '../api/admin.ts';
import { onSignedOut } from '../api/client/client.ts';
import { keys, onExternalChange, read, write } from '../api/client/storage.ts';
import { type Admin, restoreAdmin } from './admin.ts';
import { timeUntilExpiry } from './session.ts';

interface AdminSession {
  /** null if nobody is signed in. */
  readonly admin: Admin | null;
  signIn(token: string, admin: Admin): void;
  signOut(): void;
}

/** Milliseconds. `setTimeout` fires immediately for longer delays. */
const longestTimeout = 2 ** 31 - 1;

const AdminSessionContext = createContext<AdminSession | null>(null);

function load(): Admin | null {
  const admin = restoreAdmin(read(keys.adminToken), read(keys.admin), Date.now());
  if (!admin) store(null, null);
  return admin;
}

function store(token: string | null, admin: Admin | null): void {
  write(keys.adminToken, token);
  write(keys.admin, admin && JSON.stringify(admin));
}

export function AdminSessionProvider({ children }: { children: ReactNode }) {
  const [admin, setAdmin] = useState(load);
  const queries = useQueryClient();

  /** Storage is the source of truth, whether this tab, another tab or the token's expiration changed the session. */
  const reload = useCallback(() => {
    const next = load();
    if (!next) queries.removeQueries({ queryKey: adminKey });
    setAdmin(next);
  }, [queries]);

  const signIn = useCallback(
    (token: string, next: Admin) => {
      store(token, next);
      reload();
    },
    [reload],
  );

  const signOut = useCallback(() => {
    store(null, null);
    reload();
  }, [reload]);

  useEffect(() => onSignedOut('admin', signOut), [signOut]);

  useEffect(() => onExternalChange([keys.adminToken, keys.admin], reload), [reload]);

  useEffect(() => {
    const token = admin && read(keys.adminToken);
    const life = token ? timeUntilExpiry(token, Date.now()) : null;
    if (life === null) return;
    const timer = setTimeout(reload, Math.min(Math.max(life, 0), longestTimeout));
    return () => clearTimeout(timer);
  }, [admin, reload]);

  const session = useMemo(() => ({ admin, signIn, signOut }), [admin, signIn, signOut]);
  return <AdminSessionContext value={session}>{children}</AdminSessionContext>;
}

export function useAdminSession(): AdminSession {
  const session = use(AdminSessionContext);
  if (!session) throw new Error('useAdminSession outside of AdminSessionProvider');
  return session;
}

/** For screens behind the administrators' guard. */
export function useAdmin(): Admin {
  const { admin } = useAdminSession();
  if (!admin) throw new Error('useAdmin without a signed-in administrator');
  return admin;
}
