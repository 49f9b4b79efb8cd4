import { defineMessages } from '../locale/messages';
/** Texts of CopyButton. */
export const COPY_MESSAGES = defineMessages('copy', { copy: 'Copy', copied: 'Copied', failed: "Couldn't copy" });
