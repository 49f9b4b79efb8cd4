import { formatDate } from '@gladhand/domain';

/** How the dialog about a mail ended. */
export type EmailOutcome = { kind: 'sent'; at: Date } | { kind: 'queued' } | { kind: 'failed' } | { kind: 'cancel' };

/** '11/17/26 09:12 CST' */
export const formatMoment = (at: Date, timeZone: string) => formatDate(at, 'shortDateTime', timeZone);
