/** When the bytes of deleted files are deleted. */
export const FILE_SCHEDULE_LABEL = 'Every 15 minutes';

/** Texts of the page behind a link that leads to no file. */
export const LINK_MESSAGES = {
  states: {
    expired: {
      title: 'This link has expired',
      text: 'Links to reports work for 7 days, and files are kept for 30 days. Open the result after you have signed in, or ask the sender to send the report again.',
    },
    revoked: {
      title: 'This link was revoked',
      text: 'Someone ended all links to this report. Ask the sender if you still need it.',
    },
    unknown: {
      title: 'This link is not complete',
      text: 'Copy the whole address from the email, or open the email again.',
    },
    unavailable: {
      title: "The file can't be loaded right now",
      text: 'The storage of files is not available. Try again in a few minutes.',
    },
  },
  open: 'Open the reports',
} as const;
