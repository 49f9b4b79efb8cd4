import { defineMessages } from '@gladhand/ui';
export const CONFLICT_MESSAGES = defineMessages('conflict', {
  title: (what: string) => `Someone else has changed ${what}`,
  kept: 'Your entries are still here. Edit them, or save again to replace the other changes.',
  same: 'The other changes are the same as yours.',
  field: 'Field',
  saved: 'Saved',
  yours: 'Yours',
  empty: 'empty',
  /** `state` is how the record is now; `confirm` repeats the question. */
  changedTo: (state: string, confirm: string) => `It's now ${state}. ${confirm}`,
  cell: (what: string, value: string) => `Someone else has changed ${what} to '${value}'. Press Enter to replace it.`,
});
