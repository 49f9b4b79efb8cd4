/** What people can be mailed about besides their account, as the unsubscribe page names it. */
export const SUBJECTS = {
  fleetSummary: 'Weekly fleet summary',
} as const;

export const subjectLabel = (subject: string): string =>
  (SUBJECTS as Record<string, string>)[subject] ?? 'These emails';
