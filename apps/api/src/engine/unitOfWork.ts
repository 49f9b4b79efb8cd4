import type { WriteAudit } from '../auth/audit';
import type { ApiDeps } from '../ports';
import type { AuditEntry } from '../repositories/entities';
import type { Repositories } from '../repositories/port';
import type { QueueMail } from './mail/mail';
import { toMailRecord } from './mail/mail';
import { SEND_MAIL } from './mail/mailPolicy';

/** What a mutation works with. All of its changes are committed together or not at all. */
export interface Unit {
  /**
   * Storage within the transaction. Other repositories would wait for it, because the embedded database has one
   * connection.
   */
  repositories: Repositories;
  /** Adds an entry to the audit log; the entries of a unit are written in one statement. */
  audit: WriteAudit;
  /** Queues a mail; it is sent after the commit. */
  mail: QueueMail;
}

/** Runs work as one unit. If the work throws, nothing is changed and the promise rejects. */
export type RunUnit = <Result>(work: (unit: Unit) => Promise<Result>) => Promise<Result>;

export function createUnits({ repositories, ids, now }: Pick<ApiDeps, 'repositories' | 'ids' | 'now'>): RunUnit {
  return (work) =>
    repositories.transaction(async (within) => {
      const lines: AuditEntry[] = [];
      const unit: Unit = {
        repositories: within,
        async audit(
          action,
          { userId = null, customerId = null, subject = null, detail = {}, changes = [], ...entry } = {},
        ) {
          const subjectId = entry.subjectId == null ? null : String(entry.subjectId);
          lines.push({
            auditId: ids.uuid(),
            at: now(),
            action,
            userId,
            customerId,
            subject,
            subjectId,
            detail,
            changes,
          });
        },
        async mail(mail) {
          const record = toMailRecord(mail, { mailId: ids.uuid(), now: now() });
          await within.mails.add(record);
          await within.jobs.add([{ name: SEND_MAIL, data: { mailId: record.mailId } }]);
          return record;
        },
      };
      const result = await work(unit);
      if (lines.length > 0) await within.audit.add(lines);
      return result;
    });
}
