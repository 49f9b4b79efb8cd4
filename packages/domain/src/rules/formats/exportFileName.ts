import { formatDate } from '../dates/formatDate';

/** The parts of an export's file name. */
export interface ExportFile {
  /** 'Users', 'Fleet Status', 'R-2207 History'. */
  readonly what: string;
  /** The day of the export, or the first and last day that it covers. */
  readonly at: Date | { readonly first: Date; readonly last: Date };
  /** IANA name of the viewer's zone, which determines the days. */
  readonly timeZone: string;
  /** File extension, such as 'csv'. */
  readonly ending: string;
}

/**
 * 'Users Export 11-21-2026.csv'. Letters, digits, dots and spaces stay; characters that file systems reject become
 * dashes.
 */
export function exportFileName({ what, at, timeZone, ending }: ExportFile): string {
  const subject = what
    .replace(/[^\p{L}\p{N}._ -]+/gu, '-')
    .replace(/-? +-?/g, ' ')
    .replace(/^[-. ]+|[- ]+$/g, '');
  const { first, last } = at instanceof Date ? { first: at, last: at } : at;
  const days = new Set([first, last].map((day) => formatDate(day, 'fileDate', timeZone)));
  return `${subject} Export ${[...days].join(' to ')}.${ending}`;
}
