import { wallTimeOf } from '@gladhand/domain/files';
import type { ReportFormat } from '@gladhand/domain/reports';
import { zoneOf } from '../runs/question';
import type { ReportRunRecord } from '../runs/runRepository';

/** MIME types of files. */
export const CONTENT_TYPES: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** Characters that a file system or a mail program may refuse, and those that turn the direction of text. */
const UNSAFE = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
const MAX_CHARACTERS = 80;

/** Name of a file: that of the report and the planned day and time of its zone. */
export function fileName({ content, plannedAt }: ReportRunRecord, format: ReportFormat): string {
  const name = content.name.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_CHARACTERS) || 'Report';
  const wall = wallTimeOf(plannedAt, zoneOf(content)).toISOString();
  return `${name} ${wall.slice(0, 10)} ${wall.slice(11, 16).replace(':', '')}.${format}`;
}
