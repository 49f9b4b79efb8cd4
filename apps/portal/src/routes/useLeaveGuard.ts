import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leaveGuard } from './leaveGuard';

/** Connects the guard of unsaved changes to the router. */
export function useLeaveGuard(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  // The history of the browser is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is another entry of the history
  useEffect(() => {
    latest.current = navigate;
    leaveGuard.noteShown();
  }, [location, navigate]);
  // The guard must handle a step before the router does. Listeners run in the order in which they were added, and
  // layout effects of a child run before those of the router around it.
  useLayoutEffect(() => leaveGuard.watch((href) => void latest.current(href)), []);
}
