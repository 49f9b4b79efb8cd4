export const PROFILE_MESSAGES = {
  emails: 'Emails',
  mailSettings: 'Your email settings',
  weeklySummary: 'Weekly fleet summary',
  weeklySummaryHint: (timeZone: string) =>
    `Health counts, new and cleared ABS faults and silent trailers, on Monday mornings (${timeZone.replaceAll('_', ' ')}).`,
} as const;
