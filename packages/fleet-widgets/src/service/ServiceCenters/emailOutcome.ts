import { formatDate } from '@gladhand/domain/formats';

/** The result of the email dialog. */
export type EmailOutcome = { kind: 'sent'; at: Date } | { kind: 'queued' } | { kind: 'failed' } | { kind: 'cancel' };

/** '11/17/26 09:12 CST' */
export const formatMoment = (at: Date, timeZone: string) => formatDate(at, 'shortDateTime', timeZone);
