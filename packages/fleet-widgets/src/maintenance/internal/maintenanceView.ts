import { ISSUE_KINDS, type IssueState, type MaintenanceIssuesInput } from '@gladhand/domain/maintenance';
import { namesInUrl } from '../../internal/namesInUrl';

/** Orders of the list: worst first, oldest first, or most miles first. */
export const ISSUE_ORDERS = ['score', 'since', 'miles'] as const;
/** A state of an issue on the screen: what is snoozed has no other one. */
export const SHOWN_STATES = ['critical', 'caution', 'notReporting', 'snoozed'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];
const TRAILER_STATES: readonly IssueState[] = ['critical', 'caution', 'notReporting'];

/** Filters, order and selection of the dashboard, which a host can keep in its URL. */
export interface MaintenanceView {
  /** Null: all customers of the user. */
  customerId: number | null;
  /** Null for all kinds. */
  kind: string | null;
  /** Null for all states. */
  state: ShownState | null;
  /** Only trailers that have an issue in each of these states. */
  trailerStates: readonly IssueState[];
  /** The name of a geofence that the trailer is in. */
  geofence: string | null;
  /** Names of groups; the trailer is in any of them. */
  groups: readonly string[];
  search: string;
  /** Only issues that are assigned to the user. */
  mine: boolean;
  order: (typeof ISSUE_ORDERS)[number];
  /** The selected issue. */
  issueId: string | null;
  /** Whether the templates of planned work are open. */
  hasTemplates: boolean;
}

/** All issues, worst first, nothing selected. */
export const EMPTY_MAINTENANCE_VIEW: MaintenanceView = {
  customerId: null,
  kind: null,
  state: null,
  trailerStates: [],
  geofence: null,
  groups: [],
  search: '',
  mine: false,
  order: 'score',
  issueId: null,
  hasTemplates: false,
};

/** The view as parameters of a URL. */
export function encodeMaintenance(view: MaintenanceView): Record<string, string> {
  return {
    ...(view.customerId !== null && { customer: String(view.customerId) }),
    ...(view.kind !== null && { kind: view.kind }),
    ...(view.state !== null && { state: view.state }),
    ...(view.trailerStates.length > 0 && { trailers: view.trailerStates.join(',') }),
    ...(view.geofence !== null && { geofence: view.geofence }),
    ...(view.groups.length > 0 && { groups: JSON.stringify(view.groups) }),
    ...(view.search !== '' && { search: view.search }),
    ...(view.mine && { mine: '1' }),
    ...(view.order !== 'score' && { order: view.order }),
    ...(view.issueId !== null && { issue: view.issueId }),
    ...(view.hasTemplates && { planned: '1' }),
  };
}

/** The view of a URL. Unknown values are ignored. */
export function decodeMaintenance(params: Readonly<Record<string, string>>): MaintenanceView {
  const customerId = Number(params.customer);
  const states = (params.trailers ?? '').split(',');
  return {
    customerId: Number.isInteger(customerId) && customerId > 0 ? customerId : null,
    kind: ISSUE_KINDS.find(({ id }) => id === params.kind)?.id ?? null,
    state: SHOWN_STATES.find((state) => state === params.state) ?? null,
    trailerStates: TRAILER_STATES.filter((state) => states.includes(state)),
    geofence: params.geofence || null,
    groups: namesInUrl(params.groups),
    search: params.search ?? '',
    mine: params.mine === '1',
    order: ISSUE_ORDERS.find((order) => order === params.order) ?? 'score',
    issueId: params.issue || null,
    hasTemplates: params.planned === '1',
  };
}

/** Number of filters besides customer, kind, state and search. */
export const filterCount = ({ trailerStates, geofence, groups, mine }: MaintenanceView): number =>
  Number(trailerStates.length > 0) + Number(geofence !== null) + Number(groups.length > 0) + Number(mine);

/** Whether a filter hides issues of the customer. */
export const isFiltered = (view: MaintenanceView): boolean =>
  filterCount(view) > 0 || view.kind !== null || view.state !== null || view.search !== '';

/** The issues that the view lists. */
export const searchOf = (view: MaintenanceView): Omit<MaintenanceIssuesInput, 'paginationInput'> => ({
  ...(view.customerId !== null && { customerId: view.customerId }),
  ...(view.kind !== null && { kind: view.kind }),
  ...(view.state !== null && { state: view.state }),
  ...(view.trailerStates.length > 0 && { trailerStates: [...view.trailerStates] }),
  ...(view.geofence !== null && { geofence: view.geofence }),
  ...(view.groups.length > 0 && { groups: [...view.groups] }),
  ...(view.search !== '' && { search: view.search }),
  ...(view.mine && { assignedToMe: true }),
  order: view.order,
});
