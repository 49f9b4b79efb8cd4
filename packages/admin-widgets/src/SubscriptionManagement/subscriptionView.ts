/** The filters, order and page of the list of SIMs. */
export interface SubscriptionView {
  /** Null for all customers that the viewer has access to. */
  customerId: number | null;
  search: string;
  state: string | null;
  /** State of the newest request. */
  request: string | null;
  planId: string | null;
  /** Only SIMs above their plan. */
  overage: boolean;
  /** The batch whose progress is shown, and whose SIMs are listed. */
  batchId: string | null;
  sort: { sortBy: string; sortAsc: boolean };
  page: number;
  pageSize: number;
  /** ICCID of the SIM whose details are open. */
  openIccid: string | null;
}

export const FIRST_SUBSCRIPTION_VIEW: SubscriptionView = {
  ...{ customerId: null, search: '', state: null, request: null, planId: null, overage: false, batchId: null },
  ...{ sort: { sortBy: 'unitId', sortAsc: true }, page: 1, pageSize: 50, openIccid: null },
};

/** The view without what limits its list, except for the customer. */
export const UNFILTERED = {
  ...{ search: '', state: null, request: null, planId: null, overage: false, batchId: null },
} satisfies Partial<SubscriptionView>;

/** Whether anything but the customer limits the list. */
export const isFiltered = ({ search, state, request, planId, overage, batchId }: SubscriptionView): boolean =>
  search.trim() !== '' || state !== null || request !== null || planId !== null || overage || batchId !== null;
