import { type ActiveWindows, isActiveAt, nextEdgeAfter } from './activeWindows';
import type { AlertSeverity } from './alertSeverity';

/** When a user wants no messages, in the zone of the user. */
export interface QuietHours extends ActiveWindows {
  /** Critical alerts are sent anyway. */
  readonly criticalPasses: boolean;
}

/** Until when a message to a user waits. */
export type QuietUntil =
  /** It doesn't wait. */
  | { readonly kind: 'now' }
  | { readonly kind: 'later'; readonly until: Date }
  /** The user is never reachable. */
  | { readonly kind: 'never' };

/** Whether a message waits for the end of quiet hours. Without windows there are none. */
export function quietUntil(quiet: QuietHours | undefined, severity: AlertSeverity, at: Date): QuietUntil {
  if (!quiet || quiet.windows.length === 0 || !isActiveAt(quiet, at)) return { kind: 'now' };
  if (quiet.criticalPasses && severity === 'critical') return { kind: 'now' };
  const until = nextEdgeAfter(quiet, at);
  return until ? { kind: 'later', until } : { kind: 'never' };
}
