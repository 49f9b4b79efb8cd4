import type { Api } from '../app';

/** Several processes behind a load balancer, seen as one: request by request the next one answers. */
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
