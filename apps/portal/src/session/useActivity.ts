import { useEffect } from 'react';
import type { Session } from './Session';

const ACTIVITY = ['mousemove', 'keydown', 'click', 'scroll'] as const;
/** Storage is written at most this often, because a moving mouse fires hundreds of events per second. */
const WRITE_EVERY_MS = 1_000;

/** Notes activity of the user, and checks the session when the page becomes visible. */
export function useActivity(session: Session): void {
  // The document is outside React. The listeners live as long as the session.
  useEffect(() => {
    let written = 0;
    const note = () => {
      if (Date.now() - written < WRITE_EVERY_MS) return;
      written = Date.now();
      session.noteActivity();
    };
    const look = () => {
      if (document.visibilityState === 'visible') session.tick();
    };
    for (const type of ACTIVITY) document.addEventListener(type, note, { passive: true, capture: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const type of ACTIVITY) document.removeEventListener(type, note, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, [session]);
}
