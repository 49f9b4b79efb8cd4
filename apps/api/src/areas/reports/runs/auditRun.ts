import type { Unit } from '../../../engine/unitOfWork';
import type { ReportRunRecord } from './runRepository';

/** Writes an audit line about a run. Without a user, the product itself acted. */
export const auditRun = (
  { audit }: Pick<Unit, 'audit'>,
  action:
    | `report.run${'' | 'Done' | 'Failed' | 'Skipped' | 'Canceled'}`
    | 'report.fileRequested'
    | 'report.sent'
    | 'report.linksRevoked'
    | 'report.downloaded',
  { customerId, reportId, content }: ReportRunRecord,
  detail: Readonly<Record<string, string | number>>,
  userId?: string,
): Promise<void> =>
  audit(action, {
    ...{ customerId, subject: content.name, subjectId: reportId, detail },
    ...(userId !== undefined && { userId }),
  });
