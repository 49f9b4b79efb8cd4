import { formatDate } from '@gladhand/domain/formats';

interface When {
  readonly since: Date;
  readonly endedAt: Date | null;
  readonly noticedAt: Date;
  readonly isLate: boolean;
}

const same = (text: string) => text;

/** Texts of mails about alerts. */
export const ALERT_MAIL_MESSAGES = {
  title: (subject: string, rule: string) => `${subject}: ${rule}`,
  several: (trailers: number, rule: string) => `${trailers} trailers: ${rule}`,
  again: (title: string, alerts: number) => `${title} (${alerts} alerts)`,
  severalGeofences: (count: number, rule: string) => `${count} geofences: ${rule}`,
  kind: {
    first: same,
    reminder: (title: string) => `Reminder: ${title}`,
    escalation: (title: string) => `Not acknowledged: ${title}`,
  },
  lead: {
    first: (title: string) => `${title}.`,
    reminder: (title: string) => `${title}. This has not ended, and no one has acknowledged it.`,
    escalation: (title: string) => `${title}. No one has acknowledged this in time.`,
  },
  summary: (count: number) => (count === 1 ? '1 alert' : `${count} alerts`),
  summaryLead: 'These alerts waited for the end of your quiet hours, for your digest, or for a limit on emails.',
  notice: 'Too many alert emails',
  noticeLead: (until: Date, zone: string) =>
    `You have received 30 emails about alerts within an hour. Later alerts follow in one email, from ${instantText(until, zone)} on. Every alert appears in Current Notifications right away.`,
  ofTrailer: (unitId: string, reading: string) => `${unitId}, ${reading}`,
  open: 'Open the alert',
  openAll: 'Open the alerts',
  severity: { critical: 'Severity: critical.', caution: 'Severity: caution.', good: 'Severity: information.' },
  when({ since, endedAt, noticedAt, isLate }: When, zone: string): string {
    const isEvent = endedAt !== null && Number(endedAt) === Number(since);
    const parts = [isEvent ? instantText(since, zone) : `since ${instantText(since, zone)}`];
    if (endedAt && !isEvent) parts.push(`ended ${instantText(endedAt, zone)}`);
    if (isLate) parts.push(`reported ${instantText(noticedAt, zone)}`);
    return parts.join(', ');
  },
} as const;

const instantText = (at: Date, zone: string) => formatDate(at, 'shortDateTime', zone);
