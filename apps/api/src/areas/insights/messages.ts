/** What the operations of Insights answer. */
export const INSIGHT_MESSAGES = {
  day: (name: string) => `Give ${name} as a day like 2026-11-28.`,
  order: 'The last day must not be before the first one.',
  tooLong: (days: number) => `Choose a period of up to ${days} days.`,
  against: 'Give both ends of the period to compare with, or neither.',
  measure: 'The measure must be moved, miles, faults, outside or silent.',
  system: 'The system must be abs, tireInflation, trailerBattery or lights.',
  tooMany: (most: number) => `Choose up to ${most} groups and trailer types.`,
} as const;
