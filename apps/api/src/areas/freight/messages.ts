/** Texts about freight. */
export const FREIGHT_MESSAGES = {
  notSetUp: 'Freight has not been set up.',
  otherVersion: 'The agreement has changed. Read the new version.',
} as const;
