import { beforeEach, expect, it } from 'vitest';
import { createJobBoard, type JobBoard } from './jobBoard';

const SECOND_MS = 1_000;
let clock: number;
let stored: { revision: string; serials: string[] };
let reads: string[];
let board: JobBoard;
const later = (ms: number) => {
  clock += ms;
};

beforeEach(() => {
  clock = 0;
  stored = { revision: '1', serials: ['A'] };
  reads = [];
  board = createJobBoard({
    now: () => new Date(clock),
    repositories: {
      ota: {
        async revision() {
          reads.push('revision');
          return stored.revision;
        },
        async serialsWithJob() {
          reads.push('serials');
          return new Set(stored.serials);
        },
      },
    },
  });
});

it('reads nothing for seconds, however many devices ask', async () => {
  const answers = await Promise.all(['A', 'B', 'C'].map((serial) => board.canHaveJob(serial)));
  expect(answers).toEqual([true, false, false]);
  later(4 * SECOND_MS);
  await board.canHaveJob('A');
  expect(reads).toEqual(['revision', 'serials']);
});

it('reads devices again only for another revision', async () => {
  await board.canHaveJob('A');
  later(5 * SECOND_MS);
  await board.canHaveJob('A');
  expect(reads).toEqual(['revision', 'serials', 'revision']);
  stored = { revision: '2', serials: ['B'] };
  later(5 * SECOND_MS);
  expect([await board.canHaveJob('A'), await board.canHaveJob('B')]).toEqual([false, true]);
});

it('finds a decision that was made between the two reads at the next comparison', async () => {
  let isFirst = true;
  const racing = createJobBoard({
    now: () => new Date(clock),
    repositories: {
      ota: {
        revision: async () => stored.revision,
        async serialsWithJob() {
          const serials = new Set(stored.serials);
          if (isFirst) stored = { revision: '2', serials: ['B'] };
          isFirst = false;
          return serials;
        },
      },
    },
  });
  expect(await racing.canHaveJob('B')).toBe(false);
  later(5 * SECOND_MS);
  expect(await racing.canHaveJob('B')).toBe(true);
});

it('finds a device that has got a serial number with a job within five minutes', async () => {
  await board.canHaveJob('N');
  stored.serials.push('N');
  later(5 * 60 * SECOND_MS);
  expect(await board.canHaveJob('N')).toBe(true);
});

it('reads again after a failure, and after the clock was set back', async () => {
  const failing = createJobBoard({
    now: () => new Date(clock),
    repositories: { ota: { revision: () => Promise.reject(new Error('down')), serialsWithJob: async () => new Set() } },
  });
  await expect(failing.canHaveJob('A')).rejects.toThrow('down');
  await expect(failing.canHaveJob('A')).rejects.toThrow('down');
  await board.canHaveJob('A');
  stored = { revision: '2', serials: ['B'] };
  later(-60_000);
  expect(await board.canHaveJob('B')).toBe(true);
});
