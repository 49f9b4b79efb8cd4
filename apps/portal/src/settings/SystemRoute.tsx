import { SystemStatus } from '@gladhand/admin-widgets';

/** Outgoing mail and scheduled jobs. */
export const SystemRoute = () => <SystemStatus />;
