import { SUBSCRIPTION_MESSAGES } from './messages';
/** Subscribable mail subjects, with their names on the unsubscribe page. */
export const SUBJECTS = {
  fleetSummary: SUBSCRIPTION_MESSAGES.fleetSummary,
  geofence: SUBSCRIPTION_MESSAGES.geofence,
} as const;

export const subjectLabel = (subject: string): string =>
  (SUBJECTS as Record<string, string>)[subject] ?? SUBSCRIPTION_MESSAGES.anySubject;
