import { defineMessages } from '../locale/messages';
/** Texts of TextField and TextArea. */
export const TEXT_FIELD_MESSAGES = defineMessages('textField', {
  charactersLeft: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
});
