import type { SharingPort } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';
import type { SharedLink } from '@gladhand/domain/sharing';

/** Cache key of the open links. */
export const sharedLinksKey = ['sharedLinks'] as const;

/** The open links that the viewer has access to. */
export const sharedLinksQuery: ApiQuery<SharedLink[]> = {
  key: sharedLinksKey,
  fetch: (api: SharingPort, options) => api.sharing.mine(options),
};
