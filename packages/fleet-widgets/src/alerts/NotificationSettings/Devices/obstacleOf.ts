import type { PUSH_DEVICES_MESSAGES } from './messages';
import type { PushPort } from './pushPort';

/** Why this browser can't be notified; undefined if it can, once the user allows it. */
export function obstacleOf(
  port: Pick<PushPort, 'obstacle'> | undefined,
  serverKey: string | null,
  permission: NotificationPermission,
): keyof typeof PUSH_DEVICES_MESSAGES.reasons | undefined {
  if (serverKey === null) return 'noKey';
  if (!port) return 'noWorker';
  return port.obstacle() ?? (permission === 'denied' ? 'blocked' : undefined);
}
