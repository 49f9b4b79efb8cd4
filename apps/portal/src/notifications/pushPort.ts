import { createPushPort } from '@gladhand/fleet-widgets/alerts';

/** Notifications of this browser. The worker is a file of the portal's origin, so all pages are in its scope. */
export const pushPort = createPushPort({ workerUrl: '/notifications-worker.js' });
