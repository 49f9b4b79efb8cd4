import { ApiErrorCode } from '@gladhand/domain';
import type { Api } from '../app';
import { apiError, errorResponse } from '../http/apiError';

/** Paths that report the state of the process. */
const HEALTH_PATH = /^\/(health\/(live|ready)|healthz|readyz|version)$/;

/** The API of a process that only runs jobs: it reports its health and refuses all other requests. */
export function workerApi(api: Pick<Api, 'fetch' | 'stop'>): Pick<Api, 'fetch' | 'stop'> {
  return {
    stop: () => api.stop(),
    fetch: async (request, connection) =>
      HEALTH_PATH.test(new URL(request.url).pathname) ? api.fetch(request, connection) : notHere(),
  };
}

const notHere = () =>
  errorResponse(apiError(ApiErrorCode.Unavailable, 'This process only runs jobs. Another process handles requests.'));
