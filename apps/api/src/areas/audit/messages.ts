/** Errors of audit log requests. */
export const AUDIT_LOG_MESSAGES = {
  lineCount: (max: number) => `limit must be from 1 to ${max}.`,
  after: 'after must be the value of next from an earlier page.',
} as const;
