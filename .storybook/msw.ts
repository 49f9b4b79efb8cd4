import { setupWorker } from 'msw/browser';

let starting: ReturnType<typeof start> | undefined;

/** One worker per page, because a docs page renders several stories at once and each of them starts it. */
export function startMsw() {
  starting ??= start();
  return starting;
}

async function start() {
  const worker = setupWorker();
  await worker.start({ quiet: true });
  return worker;
}
