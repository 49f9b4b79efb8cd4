import { defineMessages } from '@gladhand/ui';
export const UNSAVED_MESSAGES = defineMessages('unsaved', {
  title: 'Discard changes?',
  discard: 'Discard',
  keep: 'Keep editing',
  text: "Your changes haven't been saved.",
});
