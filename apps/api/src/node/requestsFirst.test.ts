import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRequestsFirst } from './requestsFirst';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function settled(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  void promise.finally(() => (isSettled = true));
  for (let turn = 0; turn < 3; turn++) await nextTurn();
  return isSettled;
}

function request(): { answer: Promise<string>; resolve: (text: string) => void; reject: (reason: Error) => void } {
  let settle = { resolve: (_: string) => {}, reject: (_: Error) => {} };
  const answer = new Promise<string>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { answer, ...settle };
}

it('lets work go on while no request is being answered', async () => {
  expect(await settled(createRequestsFirst().turn())).toBe(true);
});

it('lets work wait until every request is answered, also one that fails', async () => {
  const requests = createRequestsFirst();
  const [first, second] = [request(), request()];
  const answers = [first, second].map(({ answer }) => requests.answering(() => answer));
  const turn = requests.turn();
  first.resolve('answer');
  expect(await answers[0]).toBe('answer');
  expect(await settled(turn)).toBe(false);
  second.reject(new Error('no answer'));
  await expect(answers[1]).rejects.toThrow('no answer');
  expect(await settled(turn)).toBe(true);
  expect(await settled(requests.turn())).toBe(true);
});

it('lets work go on after 25 ms in a process that is never without requests', async () => {
  const requests = createRequestsFirst();
  void requests.answering(() => new Promise(() => {}));
  const turn = requests.turn();
  expect(await settled(turn)).toBe(false);
  await vi.advanceTimersByTimeAsync(24);
  expect(await settled(turn)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await settled(turn)).toBe(true);
});
