import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

declare global {
  /** The page runs tests; see testEnvironment.js. */
  var answersInPage: boolean | undefined;
}

let starting: Promise<SetupWorker> | undefined;

/** One per page, because a docs page renders several stories at once and each of them starts it. */
export function startMsw(): Promise<SetupWorker> {
  starting ??= globalThis.answersInPage ? startInPage() : startWorker();
  return starting;
}

/** A network that browsers show in their tools. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({ quiet: true });
  return worker;
}

/**
 * For tests, the same without a service worker, which makes requests slower. It answers scripts only; what the browser
 * itself loads, such as the picture of an `img`, needs `startWorker`.
 */
async function startInPage() {
  const network = defineNetwork({ sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })] });
  await network.enable();
  return Object.assign(network, { start: async () => undefined, stop: () => network.disable() });
}
