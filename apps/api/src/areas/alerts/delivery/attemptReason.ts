import { WEBHOOK_MESSAGES } from '../webhooks/webhookMessages';
import type { WebhookAttempt } from '../webhooks/webhookRepository';

export type AttemptEnd = Pick<WebhookAttempt, 'status' | 'error'>;

/** What a server answered to the last attempt; null without an attempt. */
export function attemptReason(attempt: AttemptEnd | null | undefined): string | null {
  if (!attempt) return null;
  return attempt.status === null ? attempt.error : WEBHOOK_MESSAGES.status(attempt.status);
}
