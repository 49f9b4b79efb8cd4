import type { Webhook } from '@gladhand/domain/alerts';
import { expect, it } from 'vitest';
import { WEBHOOKS_MESSAGES } from './messages';
import { webhookState } from './webhookState';

const EARLY = '2026-11-17T10:00:00.000Z';
const LATE = '2026-11-17T11:00:00.000Z';
const textOf = (webhook: Partial<Webhook>) => {
  const { tone, text } = webhookState(
    { enabled: true, disabledReason: null, lastSuccess: null, lastFailure: null, ...webhook } as Webhook,
    WEBHOOKS_MESSAGES,
    (at) => at.slice(11, 16),
  );
  return `${tone}: ${text}`;
};

it.each<[Partial<Webhook>, string]>([
  [{}, 'neutral: Nothing sent yet'],
  [{ lastSuccess: EARLY }, 'good: Last delivered 10:00'],
  [{ lastFailure: EARLY }, 'caution: Last attempt failed 10:00'],
  [{ lastSuccess: EARLY, lastFailure: LATE }, 'caution: Last attempt failed 11:00'],
  [{ lastSuccess: LATE, lastFailure: EARLY }, 'good: Last delivered 11:00'],
  [{ enabled: false, disabledReason: 'person', lastFailure: LATE }, 'neutral: Off'],
  [
    { enabled: false, disabledReason: 'gone', lastSuccess: LATE },
    'critical: Off: its server responded that the address is gone (410)',
  ],
])('%j is %s', (webhook, text) => expect(textOf(webhook)).toBe(text));
