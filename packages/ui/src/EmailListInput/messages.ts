import { defineMessages } from '../locale/messages';
/** Texts of an `EmailListInput` that a host can replace. */
export interface EmailListInputTexts {
  /** @default 'Email entered is not valid.' */
  invalid: string;
  /** Name of a chip. @default (email, valid) => valid ? `Edit ${email}` : `Edit ${email}, not valid` */
  edit: (email: string, valid: boolean) => string;
  /** @default (email) => `Remove ${email}` */
  remove: (email: string) => string;
  /** Announced when the list changes. @default (count) => `${count} email addresses` */
  count: (count: number) => string;
  /** Announced if all entered addresses are already in the list. @default 'Already in the list' */
  known: string;
}

export const EMAIL_LIST_MESSAGES = defineMessages<EmailListInputTexts>('emailList', {
  invalid: 'Email entered is not valid.',
  edit: (email, valid) => (valid ? `Edit ${email}` : `Edit ${email}, not valid`),
  remove: (email) => `Remove ${email}`,
  count: (count) => (count === 1 ? '1 email address' : `${count} email addresses`),
  known: 'Already in the list',
});
