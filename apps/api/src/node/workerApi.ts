import { ApiErrorCode } from '@gladhand/domain';
import type { Api } from '../app';
import { fault, faultResponse } from '../http/fault';

/** What says how the process is. */
const HEALTH_PATH = /^\/(health\/(live|ready)|healthz|readyz|version)$/;

/** The API of a process that only runs jobs: it says how it is, and leaves every request to the others. */
export function workerApi(api: Pick<Api, 'fetch' | 'stop'>): Pick<Api, 'fetch' | 'stop'> {
  return {
    stop: () => api.stop(),
    fetch: async (request, connection) =>
      HEALTH_PATH.test(new URL(request.url).pathname) ? api.fetch(request, connection) : notHere(),
  };
}

const notHere = () =>
  faultResponse(fault(ApiErrorCode.Unavailable, 'This process only runs jobs. Another one answers requests.'));
