import type { Webhook } from '@gladhand/domain/alerts';
import type { Tone } from '@gladhand/ui';
import type { WEBHOOKS_MESSAGES } from './messages';

/** How a webhook fares: whether its last message arrived, or why it is off. */
export function webhookState(
  { enabled, disabledReason, lastSuccess, lastFailure }: Webhook,
  messages: typeof WEBHOOKS_MESSAGES,
  timeText: (at: string) => string,
): { tone: Tone; text: string } {
  if (!enabled)
    return disabledReason === 'gone'
      ? { tone: 'critical', text: messages.gone }
      : { tone: 'neutral', text: messages.off };
  if (lastFailure && (!lastSuccess || lastFailure > lastSuccess))
    return { tone: 'caution', text: messages.failing(timeText(lastFailure)) };
  if (lastSuccess) return { tone: 'good', text: messages.delivered(timeText(lastSuccess)) };
  return { tone: 'neutral', text: messages.neverSent };
}
