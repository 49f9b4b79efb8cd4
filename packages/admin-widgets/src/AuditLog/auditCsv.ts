import type { AuditLine } from '@gladhand/domain/administration';
import { csvLine, formatDate } from '@gladhand/domain/formats';
import type { ValueContext } from './auditValues';
import { AUDIT_COLUMNS } from './messages';
import { factTexts, readLine } from './readLine';

/** Lines of the audit log as a CSV file with the columns of the table. Times are exact, with the offset of their zone. */
export function auditCsv(lines: readonly AuditLine[], context: ValueContext, columns = AUDIT_COLUMNS): string[] {
  return [
    csvLine(Object.values(columns)),
    ...lines.map((line) => {
      const read = readLine(line, context);
      const { who, what, target, customer } = read;
      const time = formatDate(new Date(line.at), 'iso', context.timeZone);
      return csvLine([time, who, what, target, customer, factTexts(read).join('; ')]);
    }),
  ];
}
