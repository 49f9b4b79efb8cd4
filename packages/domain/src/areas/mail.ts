export type { MailDelivery } from '../contract/mail';
export { summaryDueFor, WEEKLY_SUMMARY_POLICY } from '../rules/schedules/weeklySummary';
export { canRetryMail, isMailPending, MAIL_STATUSES, MailStatus, mailStatus } from '../vocabulary/mailStatuses';
