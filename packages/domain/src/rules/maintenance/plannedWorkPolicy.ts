/** Limits and lead times of planned work. */
export const PLANNED_WORK_POLICY = {
  /**
   * Work is due soon when this much is left. Assumed: 30 days reach the next visit to a yard, and 1,000 miles or 50
   * engine hours are about a week of work.
   */
  lead: { days: 30, miles: 1_000, engineHours: 50 },
  /** A short interval has a shorter lead: at most this share of it. Otherwise monthly work would always be due soon. */
  leadShare: 0.25,
  /** Templates of a customer. */
  templates: 50,
  nameLength: 60,
  /** Characters of the note of completed work. The entry of the maintenance log begins with the name. */
  noteLength: 400,
  months: { min: 1, max: 120 },
  miles: { min: 100, max: 1_000_000 },
  engineHours: { min: 10, max: 50_000 },
} as const;

/** The template that every customer has. */
export const ANNUAL_INSPECTION = {
  id: 'annualInspection',
  name: 'Annual inspection',
  everyMonths: 12,
  /** A commercial motor vehicle must have been inspected at least once during the preceding 12 months. */
  source: '49 CFR 396.17',
} as const;

/** From what planned work is counted: work that was done, the installation of the trailer, or the start of the plan. */
export type WorkCountedFrom = 'completion' | 'inspection' | 'installation' | 'plan';
