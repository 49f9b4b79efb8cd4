import { expect, it } from 'vitest';
import { createBusyGate } from './busyGate';

/** Work that lasts until `end` is called. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => ended };
}

it('runs a bounded number at once, lets some wait, and refuses the rest', async () => {
  const gate = createBusyGate({ atOnce: 2, waiting: 1 });
  const works = [held(), held(), held()];
  let done = 0;
  const runs = works.map(({ work }) =>
    gate.run(async () => {
      await work();
      return ++done;
    }),
  );
  expect(await gate.run(async () => 'too much')).toBeUndefined();
  expect(gate.enter()).toBeUndefined();
  for (const { end } of works) end();
  expect((await Promise.all(runs)).sort()).toEqual([1, 2, 3]);
  const leave = gate.enter();
  expect(leave).toBeDefined();
  leave?.();
  leave?.();
  expect([gate.enter(), gate.enter(), gate.enter()].map((place) => place !== undefined)).toEqual([true, true, false]);
});

it('frees its place when work fails', async () => {
  const gate = createBusyGate({ atOnce: 1, waiting: 0 });
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.run(async () => 'next')).toBe('next');
});
