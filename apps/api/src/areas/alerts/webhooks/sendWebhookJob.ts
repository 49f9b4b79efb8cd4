import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import { createSealedTexts } from '../../../engine/secrets/sealedText';
import { Unanswered } from '../../../engine/unanswered';
import { createUnits } from '../../../engine/unitOfWork';
import { SEND_WEBHOOK, sendRequest } from './queueWebhook';
import { webhookBody } from './webhookBody';
import { WEBHOOK_MESSAGES } from './webhookMessages';
import { nextWebhookTry, WEBHOOK_POLICY } from './webhookPolicy';
import type { Webhook, WebhookAttempt, WebhookMessageRecord } from './webhookRepository';
import { signingSecrets } from './webhookSecret';

const GONE = 410;

/**
 * Makes one attempt to send a message. If the run dies after the message was sent, the message is sent again with the
 * same id.
 */
export function sendWebhookJob(deps: JobDeps): JobDefinition {
  const { repositories, webhookSender, now, logger } = deps;
  const sealed = createSealedTexts(deps);
  const runUnit = createUnits(deps);
  return {
    name: SEND_WEBHOOK,
    async run({ data, signal }) {
      const messageId = String(data.messageId);
      const deadSince = new Date(now().getTime() - WEBHOOK_POLICY.claimMs);
      const claimed = await repositories.webhooks.claim(messageId, { now: now(), deadSince });
      if (!claimed) return;
      const { message, webhook } = claimed;
      if (!webhook.enabled && message.event !== 'alert.test') {
        await repositories.webhooks.settle(messageId, { state: 'givenUp', attempt: null, nextAttemptAt: null });
        return;
      }
      await settle(message, webhook, await attemptOf(message, webhook, signal));
    },
  };

  async function attemptOf(
    message: WebhookMessageRecord,
    webhook: Webhook,
    signal: AbortSignal,
  ): Promise<WebhookAttempt> {
    const sentAt = now();
    const end = (result: Partial<WebhookAttempt>): WebhookAttempt => ({
      ...{ at: sentAt.toISOString(), status: null, error: null, response: null },
      ...result,
      durationMs: now().getTime() - sentAt.getTime(),
    });
    const secrets = await signingSecrets(webhook, { sealed, now: sentAt });
    if (secrets.length === 0) return end({ error: WEBHOOK_MESSAGES.unreadableSecret });
    try {
      const { messageId } = message;
      const { status, text } = await webhookSender.send(
        { url: webhook.url, messageId, sentAt, secrets, body: webhookBody(message) },
        signal,
      );
      return end({ status, response: text });
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      return end({ error: error.message });
    }
  }

  async function settle(message: WebhookMessageRecord, webhook: Webhook, attempt: WebhookAttempt): Promise<void> {
    const { customerId, messageId, webhookId } = message;
    const succeeded = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    const isGone = attempt.status === GONE;
    const isOver = succeeded || isGone;
    const nextAttemptAt = isOver ? undefined : nextWebhookTry(messageId, message.attempts.length + 1, now());
    if (!succeeded) logger.warn({ messageId, webhookId, customerId, ...noted(attempt) }, 'a webhook was not accepted');
    await runUnit(async ({ repositories: within, audit }) => {
      await within.webhooks.settle(messageId, {
        state: succeeded ? 'sent' : nextAttemptAt ? 'failed' : 'givenUp',
        attempt,
        nextAttemptAt: nextAttemptAt ?? null,
      });
      await within.webhooks.note(webhook, { succeeded, isGone, at: now() });
      if (nextAttemptAt) await within.jobs.add([sendRequest(messageId, nextAttemptAt)]);
      if (isGone && webhook.enabled)
        await audit('alert.webhookGone', { customerId, subject: webhook.name, subjectId: webhookId });
    });
  }
}

const noted = ({ status, error }: WebhookAttempt) => ({ status, reason: error });
