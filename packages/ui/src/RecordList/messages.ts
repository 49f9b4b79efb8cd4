import { defineMessages } from '../locale/messages';
/** Texts of a record list that a host can replace. */
export const RECORD_LIST_MESSAGES = defineMessages('recordList', {
  /** Name of the shape of a loading record. */
  loading: 'Loading',
});
