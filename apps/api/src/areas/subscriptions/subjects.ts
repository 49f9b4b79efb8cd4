import { SUBSCRIPTION_MESSAGES } from './messages';
/** Subscribable mail subjects, with their names on the unsubscribe page. */
export const SUBJECTS = {
  fleetSummary: SUBSCRIPTION_MESSAGES.fleetSummary,
  geofence: SUBSCRIPTION_MESSAGES.geofence,
  alert: SUBSCRIPTION_MESSAGES.alert,
} as const;

/** A subject may be about one thing, as `alert:` with the id of a rule. */
export const kindOfSubject = (subject: string): string => subject.split(':')[0] ?? subject;

export const subjectLabel = (subject: string): string =>
  (SUBJECTS as Record<string, string>)[kindOfSubject(subject)] ?? SUBSCRIPTION_MESSAGES.anySubject;
