import { RUN_STATES } from '@gladhand/domain/reports';

/** What the reports show. Plain values, so that it can be kept in a URL. */
export interface ReportsView {
  /** Null for the only customer of the user. */
  readonly customerId: number | null;
  /** The list of reports, or of what has been run and sent. */
  readonly segment: 'reports' | 'sent';
  readonly search: string;
  /** Type of the reports that are listed, and of a new one; null for all. */
  readonly typeId: number | null;
  /** Of the runs that are listed; null for all. */
  readonly state: string | null;
  /** A report: the one that is edited, or whose runs are listed in `sent`. */
  readonly reportId: string | null;
  /** The run that is open. */
  readonly runId: string | null;
  /** A new report is being created. */
  readonly isCreating: boolean;
}

/** All reports of the only customer, with nothing open. */
export const EMPTY_REPORTS_VIEW: ReportsView = {
  ...{ customerId: null, segment: 'reports', search: '', typeId: null, state: null },
  ...{ reportId: null, runId: null, isCreating: false },
};

/** The parameters of a URL; defaults are left out. */
export function encodeReports(view: ReportsView): Record<string, string> {
  const { customerId, segment, search, typeId, state, reportId, runId, isCreating } = view;
  return {
    ...(customerId !== null && { customer: String(customerId) }),
    ...(segment === 'sent' && { list: 'sent' }),
    ...(search.trim() !== '' && { search }),
    ...(typeId !== null && { type: String(typeId) }),
    ...(state !== null && { state }),
    ...(reportId !== null && { report: reportId }),
    ...(runId !== null && { run: runId }),
    ...(isCreating && { report: 'new' }),
  };
}

/** The view of a URL. Unknown values are ignored. */
export function decodeReports(params: Readonly<Record<string, string>>): ReportsView {
  const { customer, list, search, type, state, report, run } = params;
  const numberOf = (text: string | undefined) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
  return {
    customerId: numberOf(customer),
    segment: list === 'sent' ? 'sent' : 'reports',
    search: search ?? '',
    typeId: numberOf(type),
    state: RUN_STATES.find(({ id }) => id === state)?.id ?? null,
    reportId: report && report !== 'new' ? report : null,
    runId: run || null,
    isCreating: report === 'new',
  };
}
