import { defineMessages } from '../locale/messages';
/** Texts of a `FailedState` that a host can replace. */
export interface FailedStateTexts {
  /** @default (what) => `${what} couldn't be loaded` */
  failed: (what: string) => string;
  /** @default 'Try again' */
  retry: string;
  /** @default (what) => `You don't have access to ${what}`, with 'The' and 'This' in lower case */
  forbidden: (what: string) => string;
  /** Who can give access. @default 'An administrator of your company can give you access under User Management.' */
  access: string;
}

export const FAILED_STATE_MESSAGES = defineMessages<FailedStateTexts>('failedState', {
  failed: (what) => `${what} couldn't be loaded`,
  retry: 'Try again',
  forbidden: (what) =>
    `You don't have access to ${what.replace(/^(?:The|This|These)\b/, (word) => word.toLowerCase())}`,
  access: 'An administrator of your company can give you access under User Management.',
});
