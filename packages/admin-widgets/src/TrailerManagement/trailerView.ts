/** The filters, order and page of the trailer list. */
export interface TrailerView {
  /** Null for all customers that the viewer has access to. */
  customerId: number | null;
  search: string;
  sort: { sortBy: string; sortAsc: boolean };
  page: number;
  pageSize: number;
  /** VIN of the trailer whose dialog is open. */
  openVin: string | null;
}

export const FIRST_VIEW: TrailerView = {
  customerId: null,
  search: '',
  sort: { sortBy: 'unitId', sortAsc: true },
  page: 1,
  pageSize: 50,
  openVin: null,
};
