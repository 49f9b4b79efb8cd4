import type { Me, ViewerPort } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';

/** The signed-in user, with the key that the host's own pages use. */
export const meQuery: ApiQuery<Me> = { key: ['me'], fetch: (api: ViewerPort, options) => api.me(options) };
