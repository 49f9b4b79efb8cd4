import { DEFAULT_REPORT_SETTINGS } from '@gladhand/domain/reports';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { ReportSettingsRecord, ReportSettingsRepository } from './settingsRepository';

/** Settings of reports on PostgreSQL. */
export const sqlSettings = (db: Kysely<Database>): ReportSettingsRepository => ({
  async of(customerId) {
    const { rows } = await sql<ReportSettingsRecord>`select customer_id as "customerId",
      recipient_domains as "recipientDomains", keep_days as "keepDays", version
      from report_settings where customer_id = ${customerId}::int`.execute(db);
    return rows[0] ?? { ...DEFAULT_REPORT_SETTINGS, customerId, version: 0 };
  },
  async save({ customerId, recipientDomains, keepDays, version }) {
    const { numAffectedRows } = await sql`insert into report_settings as s
        (customer_id, recipient_domains, keep_days, version)
      select ${customerId}::int, ${[...recipientDomains]}::text[], ${keepDays}::int, ${version}::int
      where ${version}::int = 1 or exists (select from report_settings where customer_id = ${customerId}::int)
      on conflict (customer_id) do update set recipient_domains = excluded.recipient_domains,
        keep_days = excluded.keep_days, version = excluded.version
      where s.version = excluded.version - 1`.execute(db);
    return (numAffectedRows ?? 0n) > 0n;
  },
});
