import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './Session';

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext;

/** The session of this browser. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) {
    throw new Error(
      '[portal] useSession was called outside <SessionProvider>, so there is no session. Wrap the app in it.',
    );
  }
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.snapshot);
}
