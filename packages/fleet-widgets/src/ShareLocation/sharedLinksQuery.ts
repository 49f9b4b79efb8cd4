import type { SharedLink } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';

/** Open links in the cache. */
export const sharedLinksKey = ['sharedLinks'] as const;

/** The open links that the viewer may see. */
export const sharedLinksQuery: ApiQuery<SharedLink[]> = {
  key: sharedLinksKey,
  fetch: (api, options) => api.sharing.mine(options),
};
