/** The filters and pages of the list of messages. */
export interface MessageView {
  /** One of MESSAGE_STATES. Null for all. */
  state: string | null;
  /** One of MESSAGE_SEVERITIES. Null for all. */
  severity: string | null;
  /** Messages that are limited to this role. Null for all. */
  role: string | null;
  /** Messages that are limited to this customer. Null for all. */
  customerId: number | null;
  /** A part of the text. */
  search: string;
  /** The number of pages that are shown. */
  page: number;
  /** Id of the message whose dialog is open, or NEW_MESSAGE. */
  openId: string | null;
}

export const FIRST_VIEW: MessageView = {
  ...{ state: null, severity: null, role: null, customerId: null, search: '' },
  ...{ page: 1, openId: null },
};

/** Stands for a message that isn't written yet. */
export const NEW_MESSAGE = 'new';

/** Older messages are found by a filter. */
export const MAX_PAGES = 20;

export const isFiltered = ({ state, severity, role, customerId, search }: MessageView): boolean =>
  state !== null || severity !== null || role !== null || customerId !== null || search.trim() !== '';
