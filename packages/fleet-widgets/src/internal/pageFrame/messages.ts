import { defineMessages } from '@gladhand/ui';

/** Texts around a page in a frame. */
export const PAGE_FRAME_MESSAGES = defineMessages('pageFrame', {
  openTab: 'Open in a new tab',
  loading: (host: string) => `Waiting for ${host}`,
  slow: (host: string) => `${host} does not answer`,
  slowHint: 'Try again, or open the page in a new tab.',
  retry: 'Try again',
});
