/** What the audit log shows. */
export interface AuditView {
  /** Null: all customers that the viewer has access to. */
  customerId: number | null;
  /** A part of an action or of an email, or a whole target. */
  search: string;
  /** One of AUDIT_AREAS; null: all. */
  area: string | null;
  /** Days of 24 hours back from now; null: no limit. */
  days: number | null;
  /** Email, VIN or name, current or former, that all lines are about; null: any target. */
  target: string | null;
  /** How many pages are shown, one below the other. */
  page: number;
}

export const FIRST_VIEW: AuditView = {
  customerId: null,
  search: '',
  area: null,
  days: null,
  target: null,
  page: 1,
};

/** Periods to choose from, in days. */
export const PERIODS = [1, 7, 31, 90] as const;

/** More pages would make the table slow; a filter or an export leads on. */
export const MAX_PAGES = 20;

/** Whether anything but the customer hides lines. */
export const isFiltered = ({ search, area, days, target }: AuditView): boolean =>
  search.trim() !== '' || area !== null || days !== null || target !== null;
