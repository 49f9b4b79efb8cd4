/** Words of an `ExportDialog`, to replace for other languages. */
export interface ExportDialogTexts {
  /** @default 'Export to CSV' */
  title: string;
  /** What goes on. @default (many) => `Writing ${many}` */
  writing: (many: string) => string;
  /** How far it is. @default '1,500 of 4,210' */
  progress: (written: number, total: number) => string;
  /** It is done. @default '4,210 users were written.' */
  written: (written: number, many: string) => string;
  /** It failed. @default 'The export stopped' */
  stopped: string;
  /** Begins again. @default 'Try again' */
  retry: string;
  /** Stops it. @default 'Cancel' */
  cancel: string;
  /** @default 'Close' */
  close: string;
}

const count = (value: number) => value.toLocaleString('en-US');

export const EXPORT_TEXTS: ExportDialogTexts = {
  title: 'Export to CSV',
  writing: (many) => `Writing ${many}`,
  progress: (written, total) => `${count(written)} of ${count(total)}`,
  written: (written, many) => `${count(written)} ${many} were written.`,
  stopped: 'The export stopped',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
};
