/** The signed-in person: restored at start, shared between tabs, ended with the token. */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { endSession } from '../api/auth.ts';
import { onSignedOut } from '../api/client.ts';
import { endPush } from './push-owner.ts';
import { lifeOf, restore, type User } from './session.ts';
import { keys, onChangedElsewhere, read, write } from './storage.ts';
import { clearTab } from './tab.ts';

interface Session {
  /** null for a visitor. */
  readonly user: User | null;
  signIn(token: string, user: User): void;
  /** Forgets a session that has ended. */
  signOut(): void;
  /** Ends the session, at the server too, by going to a page outside the app; until it is there, this one stays as it is. */
  leave(path: string): void;
}

const SessionContext = createContext<Session | null>(null);

/** The longest time a timer of the browser can hold. */
const longestTimer = 2 ** 31 - 1;

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
        // What one person has seen is never shown to the next.
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

  // Nothing is written: another tab may be halfway through its own writing, which would be undone.
  useEffect(() => onChangedElsewhere([keys.token, keys.user], () => replace(stored())), [replace]);

  useEffect(() => {
    const token = user && read(keys.token);
    const life = token ? lifeOf(token, Date.now()) : null;
    if (life === null) return;
    const timer = setTimeout(() => replace(load()), Math.min(Math.max(life, 0), longestTimer));
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

/** For screens that a visitor cannot reach. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('A screen for people who are signed in was shown to a visitor');
  return user;
}
