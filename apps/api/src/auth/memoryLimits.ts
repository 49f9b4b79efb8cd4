import type { LimitRule, RateLimits } from '../ports';

interface Count {
  tries: number;
  /** When the next attempt is allowed, in epoch ms. */
  openAtMs: number;
  forgetAtMs: number;
}

/** Maximum number of keys; the least recently used ones are dropped first. */
const MAX_KEYS = 50_000;

/** Rate limits in this process's memory. Each API process has its own. */
export function createMemoryLimits(now: () => Date): RateLimits {
  const counts = new Map<string, Count>();
  const keyOf = (rule: LimitRule, key: string) => `${rule.name}\u0000${key}`;

  const find = (rule: LimitRule, key: string): Count | undefined => {
    const name = keyOf(rule, key);
    const count = counts.get(name);
    if (count && count.forgetAtMs <= now().getTime()) {
      counts.delete(name);
      return undefined;
    }
    return count;
  };

  return {
    async waitMs(rule, key) {
      return Math.max(0, (find(rule, key)?.openAtMs ?? 0) - now().getTime());
    },
    async count(rule, key) {
      const nowMs = now().getTime();
      const tries = (find(rule, key)?.tries ?? 0) + 1;
      const delayMs = delayAfter(rule, tries);
      const name = keyOf(rule, key);
      counts.delete(name);
      counts.set(name, { tries, openAtMs: nowMs + delayMs, forgetAtMs: nowMs + Math.max(rule.forgetAfterMs, delayMs) });
      if (counts.size > MAX_KEYS) {
        for (const oldest of counts.keys()) {
          counts.delete(oldest);
          break;
        }
      }
    },
    async forget(rule, key) {
      counts.delete(keyOf(rule, key));
    },
  };
}

/** The delay after a number of attempts, in ms. */
export function delayAfter(rule: LimitRule, tries: number): number {
  const beyond = tries - rule.free;
  return beyond <= 0 ? 0 : Math.min(rule.maxDelayMs, rule.firstDelayMs * 2 ** Math.min(beyond - 1, 30));
}
