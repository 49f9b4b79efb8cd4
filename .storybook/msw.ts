import { setupWorker } from 'msw/browser';

let starting: ReturnType<typeof start> | undefined;

/** One worker for the page: a docs page draws several stories at once, and each of them asks for it. */
export function startMsw() {
  starting ??= start();
  return starting;
}

async function start() {
  const worker = setupWorker();
  await worker.start({ quiet: true });
  return worker;
}
