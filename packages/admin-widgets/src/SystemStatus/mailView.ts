/** The filters and page of the mail list. */
export interface MailView {
  /** A mail status, 'attention' for failed and unconfirmed mail, or 'any'. */
  status: string;
  search: string;
  page: number;
  pageSize: number;
}

export const FIRST_MAIL_VIEW: MailView = { status: 'any', search: '', page: 1, pageSize: 25 };
