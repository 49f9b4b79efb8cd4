/** The filters and pages of the audit log. */
export interface AuditView {
  /** Null for all customers that the viewer has access to. */
  customerId: number | null;
  /** A part of an action or email address, or a whole target. */
  search: string;
  /** One of AUDIT_AREAS. Null for all areas. */
  area: string | null;
  /** The last days, of 24 hours each. Null for all time. */
  days: number | null;
  /** Current or former email, VIN or name of the target. Null for all targets. */
  target: string | null;
  /** The number of pages that are shown. */
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

/** Periods that can be chosen, in days. */
export const PERIODS = [1, 7, 31, 90] as const;

/** More pages would make the table slow. A filter or an export shows further lines. */
export const MAX_PAGES = 20;

/** Whether a filter other than the customer is active. */
export const isFiltered = ({ search, area, days, target }: AuditView): boolean =>
  search.trim() !== '' || area !== null || days !== null || target !== null;
