import { defineMessages } from '../locale/messages';
/** Texts of an `ExportDialog` that a host can replace. */
export interface ExportDialogTexts {
  /** @default 'Export to CSV' */
  title: string;
  /** Title during the export. @default (many) => `Writing ${many}` */
  writing: (many: string) => string;
  /** Progress. @default '1,500 of 4,210' */
  progress: (written: number, total: number) => string;
  /** Result. @default '4,210 users were written.' */
  written: (written: number, many: string) => string;
  /** Title after an error. @default 'The export stopped' */
  stopped: string;
  /** Restarts the export. @default 'Try again' */
  retry: string;
  /** Cancels the export. @default 'Cancel' */
  cancel: string;
  /** @default 'Close' */
  close: string;
}

const grouped = (value: number) => value.toLocaleString('en-US');

export const EXPORT_MESSAGES = defineMessages<ExportDialogTexts>('export', {
  title: 'Export to CSV',
  writing: (many) => `Writing ${many}`,
  progress: (written, total) => `${grouped(written)} of ${grouped(total)}`,
  written: (written, many) => (written === 1 ? '1 row was written.' : `${grouped(written)} ${many} were written.`),
  stopped: 'The export stopped',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
});
