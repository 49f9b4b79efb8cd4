/** Texts of mails about reports. */
export const REPORT_MAIL_MESSAGES = {
  lead: (type: string, customer: string, rows: number) =>
    `${type} report of ${customer}: ${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}.`,
  nothingFound: (type: string, customer: string) => `${type} report of ${customer}: nothing was found.`,
  open: 'Open the result',
  period: 'Covers',
  attached: 'Attached',
  linked: (until: string) => `Download until ${until}`,
  first: (shown: number, all: number) =>
    `These are the first ${shown} of ${all.toLocaleString('en-US')} rows. The files have all rows and columns.`,
  owner: (email: string) => `${email} set this report up.`,
} as const;
