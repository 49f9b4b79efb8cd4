import { expect, it } from 'vitest';
import { nextWebhookTry, WEBHOOK_POLICY } from './webhookPolicy';

const NOW = new Date('2026-11-17T15:12:00.000Z');
const delayOf = (messageId: string, attempts: number) =>
  (nextWebhookTry(messageId, attempts, NOW)?.getTime() ?? Number.NaN) - NOW.getTime();

it('retries after 30 seconds to 24 hours, never earlier and at most a fifth later', () => {
  const minutes = [0.5, 5, 30, 120, 480, 1_440];
  for (const [index, delay] of minutes.entries()) {
    const delays = Array.from({ length: 500 }, (_, message) => delayOf(`message ${message}`, index + 1) / 60_000);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(delay);
    expect(Math.max(...delays)).toBeLessThanOrEqual(delay * 1.2);
    const mean = delays.reduce((sum, one) => sum + one, 0) / delays.length;
    expect(mean / delay).toBeCloseTo(1.1, 1);
  }
  expect(nextWebhookTry('message', minutes.length + 1, NOW)).toBeUndefined();
  expect(minutes).toHaveLength(WEBHOOK_POLICY.retryDelaysMs.length);
});

it('spreads the messages of one outage', () => {
  const delays = Array.from({ length: 1_000 }, (_, message) => delayOf(`01930000-0000-7000-8000-${message}`, 3));
  const tenths = new Set(delays.map((delay) => Math.floor(((delay / 1_800_000 - 1) / 0.2) * 10)));
  expect(tenths.size).toBe(10);
});
