import type { Api } from '../app';

/** Combines several processes into one API, like a load balancer: each request goes to the next process. */
export function inTurn(apis: readonly [Api, ...Api[]]): Api {
  let next = 0;
  const pick = () => apis[next++ % apis.length] ?? apis[0];
  return {
    fetch: (...args) => pick().fetch(...args),
    request: (...args) => pick().request(...args),
    async idle() {
      for (const api of apis) await api.idle();
    },
    async stop() {
      for (const api of apis) await api.stop();
    },
  };
}
