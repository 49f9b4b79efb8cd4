import { defineMessages } from '../locale/messages';
import { type FileRefusal, type FileRules, writeSize } from './fileRules';

/** Texts of a `FileDrop` that a host can replace. */
export interface FileDropTexts {
  /** @default 'Choose files' */
  choose: string;
  /** @default 'or drop or paste them here' */
  drop: string;
  /** Shown in an empty read-only list. @default 'No files' */
  none: string;
  /** Why a file can't be added, with its name and the rules. */
  refused: (name: string, why: FileRefusal, rules: FileRules) => string;
  /** @default (name) => `Cancel ${name}` */
  cancel: (name: string) => string;
  /** @default (name) => `Remove ${name}` */
  remove: (name: string) => string;
  /** @default 'Try again' */
  retry: string;
  /** Name of a progress bar. @default (name) => `Sending ${name}` */
  sending: (name: string) => string;
  /** Added to the label of a required field. @default '(required)' */
  required: string;
  /** Announced when the list changes. @default (stored, underWay) => `${stored} uploaded, ${underWay} in progress` */
  status: (stored: number, underWay: number) => string;
}

export const FILE_DROP_MESSAGES = defineMessages<FileDropTexts>('fileDrop', {
  choose: 'Choose files',
  drop: 'or drop or paste them here',
  none: 'No files',
  refused: (name, why, { accept, maxBytes = 0, maxFiles }) =>
    ({
      kind: `${name} can't be added. Accepted types: ${accept?.split(/\s*,\s*/).join(', ')}.`,
      size: `${name} can't be added. It is larger than ${writeSize(maxBytes)}.`,
      empty: `${name} can't be added. It is empty.`,
      count: `${name} can't be added. ${maxFiles === 1 ? 'Only one file is' : `Up to ${maxFiles} files are`} allowed.`,
    })[why],
  cancel: (name) => `Cancel ${name}`,
  remove: (name) => `Remove ${name}`,
  retry: 'Try again',
  sending: (name) => `Sending ${name}`,
  required: '(required)',
  status: (stored, underWay) => `${stored} uploaded, ${underWay} in progress`,
});
