import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './Session';

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext;

/** The session of this browser. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) {
    throw new Error(
      '[portal] useSession was called outside <SessionProvider>, so nobody can be signed in. Wrap the app.',
    );
  }
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.snapshot);
}
