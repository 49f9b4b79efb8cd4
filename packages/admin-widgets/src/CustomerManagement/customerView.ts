/** The filters, order and page of the customer list. */
export interface CustomerView {
  filter: string;
  showDeactivated: boolean;
  sort: { sortBy: string; sortAsc: boolean };
  page: number;
  pageSize: number;
  /** Id of the customer whose dialog is open. */
  openId: number | null;
}

export const FIRST_VIEW: CustomerView = {
  filter: '',
  showDeactivated: false,
  sort: { sortBy: 'shortName', sortAsc: true },
  page: 1,
  pageSize: 25,
  openId: null,
};
