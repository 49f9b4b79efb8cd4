import type { MailContent } from '../../../engine/mail/template';
import { REPORT_MAIL_MESSAGES } from './messages';

/** What a mail about a result says. */
export interface ReportMail {
  readonly kind: 'result' | 'nothingFound';
  readonly name: string;
  readonly type: string;
  readonly customer: string;
  /** With the zone. */
  readonly period: string;
  readonly rowCount: number;
  readonly columns: readonly string[];
  /** The first rows, as texts. */
  readonly rows: readonly (readonly string[])[];
  readonly files: readonly {
    readonly format: string;
    readonly sizeBytes: number;
    readonly isAttached: boolean;
    readonly url: string;
    /** When the link ends, with the zone. */
    readonly until: string;
  }[];
  readonly ownerEmail: string | null;
  readonly resultUrl: string;
}

/** Columns that fit a phone; the files have all of them. */
const MAX_COLUMNS = 5;
const MAX_CELL_CHARACTERS = 40;

const cut = (text: string) => (text.length > MAX_CELL_CHARACTERS ? `${text.slice(0, MAX_CELL_CHARACTERS - 1)}…` : text);

/** Title and content of a mail with a result, or with a note that nothing was found. */
export function reportMail(mail: ReportMail): { title: string; content: Omit<MailContent, 'title' | 'footer'> } {
  const { kind, name, type, customer, period, rowCount, columns, rows, files, ownerEmail, resultUrl } = mail;
  return {
    title: name,
    content: {
      lead: [
        kind === 'nothingFound'
          ? REPORT_MAIL_MESSAGES.nothingFound(type, customer)
          : REPORT_MAIL_MESSAGES.lead(type, customer, rowCount),
      ],
      action: { label: REPORT_MAIL_MESSAGES.open, url: resultUrl },
      rows: [
        { label: REPORT_MAIL_MESSAGES.period, value: period },
        ...files.map(({ format, isAttached, url, until }) => ({
          label: format.toUpperCase(),
          value: isAttached ? REPORT_MAIL_MESSAGES.attached : REPORT_MAIL_MESSAGES.linked(until),
          ...(!isAttached && { url }),
        })),
      ],
      ...(rows.length > 0 && {
        table: {
          headings: columns.slice(0, MAX_COLUMNS),
          rows: rows.map((row) => row.slice(0, MAX_COLUMNS).map((text) => cut(text))),
        },
      }),
      notes: [
        ...(rows.length > 0 && (rowCount > rows.length || columns.length > MAX_COLUMNS)
          ? [REPORT_MAIL_MESSAGES.first(rows.length, rowCount)]
          : []),
        ...(ownerEmail === null ? [] : [REPORT_MAIL_MESSAGES.owner(ownerEmail)]),
      ],
    },
  };
}
