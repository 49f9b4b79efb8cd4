// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistently } from './persistently';

describe('persistently', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const failing = (times: number) => {
    let calls = 0;
    const load = vi.fn(async () => {
      if (calls++ < times) throw new TypeError('Failed to fetch dynamically imported module');
      return 'part';
    });
    return load;
  };

  it('loads once when nothing fails', async () => {
    const load = failing(0);
    await expect(persistently(load)).resolves.toBe('part');
    expect(load).toHaveBeenCalledOnce();
  });

  it('retries with increasing delays', async () => {
    const load = failing(3);
    const part = persistently(load);
    await vi.advanceTimersByTimeAsync(500);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(2000);
    await expect(part).resolves.toBe('part');
  });

  it('gives up after six attempts', async () => {
    const load = failing(40);
    const part = persistently(load);
    const refused = expect(part).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(15_499);
    expect(load).toHaveBeenCalledTimes(5);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    expect(load).toHaveBeenCalledTimes(6);
  });

  it('keeps trying without a connection, and never waits longer than 15 s', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = failing(40);
    void persistently(load);
    await vi.advanceTimersByTimeAsync(120_000);
    const before = load.mock.calls.length;
    expect(before).toBeGreaterThan(6);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(load.mock.calls.length).toBe(before + 1);
  });

  it('retries immediately when the connection returns', async () => {
    const load = failing(1);
    const part = persistently(load);
    await vi.advanceTimersByTimeAsync(0);
    globalThis.dispatchEvent(new Event('online'));
    await expect(part).resolves.toBe('part');
  });
});
