import { SUBSCRIPTION_MESSAGES } from './messages';
/** Subscribable mail subjects, with their names on the unsubscribe page. */
export const SUBJECTS = {
  fleetSummary: SUBSCRIPTION_MESSAGES.fleetSummary,
  geofence: SUBSCRIPTION_MESSAGES.geofence,
  alert: SUBSCRIPTION_MESSAGES.alert,
  report: SUBSCRIPTION_MESSAGES.report,
  transfer: SUBSCRIPTION_MESSAGES.transfer,
} as const;

/** A subject may be about one thing, as `alert:` with the id of a rule. */
export const kindOfSubject = (subject: string): string => subject.split(':')[0] ?? subject;

/** Names of kinds of which a subject may be only a part. */
const WHOLE_KINDS: Readonly<Record<string, string>> = {
  alert: SUBSCRIPTION_MESSAGES.allAlerts,
  report: SUBSCRIPTION_MESSAGES.allReports,
};

export const subjectLabel = (subject: string): string =>
  WHOLE_KINDS[subject] ??
  (SUBJECTS as Record<string, string>)[kindOfSubject(subject)] ??
  SUBSCRIPTION_MESSAGES.anySubject;

/** The kind of a subject about one thing; null if the subject is all of its kind. */
export const wholeKind = (subject: string): string | null =>
  kindOfSubject(subject) === subject ? null : kindOfSubject(subject);
