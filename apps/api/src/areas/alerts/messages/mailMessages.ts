import { formatDate } from '@gladhand/domain/formats';

/** Texts of mails about alerts. */
export const ALERT_MAIL_MESSAGES = {
  title: (unitId: string, rule: string) => `${unitId}: ${rule}`,
  several: (count: number, rule: string) => `${count} trailers: ${rule}`,
  open: 'Open the alert',
  severity: { critical: 'Severity: critical.', caution: 'Severity: caution.', good: 'Severity: information.' },
  since: (at: Date) => `since ${instantText(at)}`,
  late: (at: Date, noticedAt: Date) => `since ${instantText(at)}, reported ${instantText(noticedAt)}`,
} as const;

const instantText = (at: Date) => formatDate(at, 'shortDateTime', 'UTC');
