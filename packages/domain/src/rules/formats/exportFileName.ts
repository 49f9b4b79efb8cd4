import { formatDate } from '../dates/formatDate';

/** What a file that is saved tells by its name. */
export interface ExportFile {
  /** 'Users', 'Fleet Status', 'R-2207 History'. */
  readonly what: string;
  /** The day it was made, or the first and the last day that it tells of. */
  readonly at: Date | { readonly first: Date; readonly last: Date };
  /** IANA name of the viewer's zone: its days are meant. */
  readonly timeZone: string;
  /** What the file is, as names end: 'csv'. */
  readonly ending: string;
}

/** 'Users Export 11-21-2026.csv'. Letters, digits, dots and blanks stay; what file systems mind becomes a dash. */
export function exportFileName({ what, at, timeZone, ending }: ExportFile): string {
  const subject = what
    .replace(/[^\p{L}\p{N}._ -]+/gu, '-')
    .replace(/-? +-?/g, ' ')
    .replace(/^[-. ]+|[- ]+$/g, '');
  const { first, last } = at instanceof Date ? { first: at, last: at } : at;
  const days = new Set([first, last].map((day) => formatDate(day, 'fileDate', timeZone)));
  return `${subject} Export ${[...days].join(' to ')}.${ending}`;
}
