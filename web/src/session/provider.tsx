/** The signed-in user: restored at start, shared between tabs, signed out when the token expires. */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { endSession } from '../api/auth.ts';
import { onSignedOut } from '../api/client/client.ts';
import { keys, onExternalChange, read, write } from '../api/client/storage.ts';
import { endPush } from './push-owner.ts';
import { restore, timeUntilExpiry, type User } from './session.ts';
import { clearTab } from './tab.ts';

interface Session {
  /** null if nobody is signed in. */
  readonly user: User | null;
  signIn(token: string, user: User): void;
  /** Removes a session that has ended. */
  signOut(): void;
  /** Ends the session, also on the server, and loads a page outside the app; this screen stays until it shows. */
  leave(path: string): void;
}

const SessionContext = createContext<Session | null>(null);

/** Milliseconds. `setTimeout` fires immediately for longer delays. */
const longestTimeout = 2 ** 31 - 1;

const stored = () => restore(read(keys.token), read(keys.user), Date.now());

function load(): User | null {
  const user = stored();
  if (!user && read(keys.token) !== null) write(keys.token, null);
  write(keys.user, user && JSON.stringify(user));
  return user;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState(load);
  const queries = useQueryClient();

  const replace = useCallback(
    (next: User | null) => {
      setUser((now) => {
        // One user's data is never shown to the next.
        if (now?.id !== next?.id) {
          queries.clear();
          clearTab();
        }
        return next;
      });
    },
    [queries],
  );

  const signOut = useCallback(() => {
    write(keys.token, null);
    write(keys.user, null);
    replace(null);
  }, [replace]);

  const leave = useCallback((path: string) => {
    endSession();
    endPush();
    write(keys.token, null);
    write(keys.user, null);
    clearTab();
    window.location.assign(path);
  }, []);

  const signIn = useCallback(
    (token: string, next: User) => {
      endPush(next.id);
      write(keys.token, token);
      write(keys.user, JSON.stringify(next));
      replace(next);
    },
    [replace],
  );

  useEffect(() => onSignedOut('user', signOut), [signOut]);

  // Only reads: a write could undo one that the other tab is in the middle of.
  useEffect(() => onExternalChange([keys.token, keys.user], () => replace(stored())), [replace]);

  useEffect(() => {
    const token = user && read(keys.token);
    const life = token ? timeUntilExpiry(token, Date.now()) : null;
    if (life === null) return;
    const timer = setTimeout(() => replace(load()), Math.min(Math.max(life, 0), longestTimeout));
    return () => clearTimeout(timer);
  }, [user, replace]);

  const session = useMemo(() => ({ user, signIn, signOut, leave }), [user, signIn, signOut, leave]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession outside of SessionProvider');
  return session;
}

/** For screens behind the sign-in guard. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useUser without a signed-in user');
  return user;
}
