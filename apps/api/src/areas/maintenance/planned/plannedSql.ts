import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import { isEmptyScope } from '../../../repositories/scope';
import { inScope } from '../../../repositories/sql/sqlScope';
import type {
  CompletionRecord,
  PlannedWorkRepository,
  TemplateRecord,
  TrailerWorkRecord,
  WorkCount,
  WorkTrailer,
} from './plannedRepository';

/** Planned work on PostgreSQL. */
export const sqlPlannedWork = (db: Kysely<Database>): PlannedWorkRepository => ({
  async templates(customerId) {
    const rows = await db
      .selectFrom('planned_work_templates')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('deleted_at', 'is', null)
      .orderBy(sql`template_id collate "C"`)
      .execute();
    return rows.map(toTemplate);
  },
  async lockTemplates(customerId) {
    const rows = await db
      .selectFrom('planned_work_templates')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy(sql`template_id collate "C"`)
      .forUpdate()
      .execute();
    return rows.map(toTemplate);
  },
  async putTemplate({ customerId, templateId, createdAt, deletedAt, version, ...template }) {
    const values = {
      ...{ name: template.name, trailer_types: [...template.trailerTypes], is_on: template.isOn, version },
      ...{ every_months: template.everyMonths, every_miles: template.everyMiles },
      every_engine_hours: template.everyEngineHours,
    };
    if (version === 1) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('planned_work_templates')
        .values({
          ...{ customer_id: customerId, template_id: templateId, created_at: createdAt, deleted_at: deletedAt },
          ...values,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    }
    const { numUpdatedRows } = await db
      .updateTable('planned_work_templates')
      .set(values)
      .where('customer_id', '=', customerId)
      .where('template_id', '=', templateId)
      .where('version', '=', version - 1)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  async deleteTemplate({ customerId, templateId, version }, at) {
    const { numUpdatedRows } = await db
      .updateTable('planned_work_templates')
      .set({ deleted_at: at, version: version + 1 })
      .where('customer_id', '=', customerId)
      .where('template_id', '=', templateId)
      .where('version', '=', version)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  async customerIds() {
    const rows = await db
      .selectFrom('planned_work_templates')
      .select('customer_id')
      .distinct()
      .orderBy('customer_id')
      .execute();
    return rows.map(({ customer_id }) => customer_id);
  },

  async trailersAfter(customerId, trailerId, limit) {
    const { rows } = await sql<WorkTrailer>`${selectWorkTrailers} where t.customer_id = ${customerId}::int
      and (${trailerId}::uuid is null or t.trailer_id > ${trailerId}::uuid)
      order by t.trailer_id limit ${limit}::int`.execute(db);
    return rows;
  },
  async trailer({ customerId, trailerId }) {
    const { rows } = await sql<WorkTrailer>`${selectWorkTrailers} where t.customer_id = ${customerId}::int
      and t.trailer_id = ${trailerId}::uuid`.execute(db);
    return rows[0];
  },
  async work(customerId, trailerIds) {
    const { rows } = await sql<TrailerWorkRecord>`select customer_id as "customerId", trailer_id as "trailerId",
        template_id as "templateId", counted_from as "countedFrom", to_char(counted_on, 'YYYY-MM-DD') as "countedOn",
        miles, odometer, engine_hours as "engineHours", state, issue_id as "issueId"
      from planned_work where customer_id = ${customerId}::int
        and trailer_id = any(${[...trailerIds]}::uuid[])`.execute(db);
    return rows;
  },
  async putWork(work) {
    if (work.length === 0) return;
    await sql`insert into planned_work
      select * from json_populate_recordset(null::planned_work, ${JSON.stringify(work.map(toWorkRow))}::json)
      on conflict (customer_id, trailer_id, template_id) do update set counted_from = excluded.counted_from,
        counted_on = excluded.counted_on, miles = excluded.miles, odometer = excluded.odometer,
        engine_hours = excluded.engine_hours, state = excluded.state, issue_id = excluded.issue_id`.execute(db);
  },
  async counts(customerId, scope) {
    if (isEmptyScope(scope)) return [];
    const { rows } = await sql<WorkCount>`select w.template_id as "templateId", w.state, count(*)::int as count
      from planned_work w
      join trailer t on t.customer_id = w.customer_id and t.trailer_id = w.trailer_id
      join customers c on c.customer_id = w.customer_id
      where w.customer_id = ${customerId}::int and w.state <> 'notDue' and ${inScope(scope)}
      group by w.template_id, w.state`.execute(db);
    return rows;
  },
  async addCompletions(completions) {
    if (completions.length === 0) return;
    await db.insertInto('planned_work_completions').values(completions.map(toCompletionRow)).execute();
  },
});

const selectWorkTrailers = sql`select t.customer_id as "customerId", t.trailer_id as "trailerId",
    t.vehicle_type_id as "vehicleTypeId", t.installation_date as "installationDate",
    t.installed_sensor_type_ids as "installedSensorTypeIds", s.abs_odometer as "absOdometer",
    s.gps_odometer as "gpsOdometer", s.tk_engine_hours as "tkEngineHours", s.load_status as "loadStatus",
    s.tk_unit_on_or_off as "tkUnitOnOrOff"
  from trailer t join trailer_status s on s.customer_id = t.customer_id and s.trailer_id = t.trailer_id`;

const toTemplate = (row: Selectable<Database['planned_work_templates']>): TemplateRecord => ({
  ...{ customerId: row.customer_id, templateId: row.template_id, name: row.name, trailerTypes: row.trailer_types },
  ...{ everyMonths: row.every_months, everyMiles: row.every_miles, everyEngineHours: row.every_engine_hours },
  ...{ isOn: row.is_on, version: row.version, createdAt: row.created_at, deletedAt: row.deleted_at },
});

const toWorkRow = (work: TrailerWorkRecord) => ({
  ...{ customer_id: work.customerId, trailer_id: work.trailerId, template_id: work.templateId },
  ...{ counted_from: work.countedFrom, counted_on: work.countedOn, miles: work.miles, odometer: work.odometer },
  ...{ engine_hours: work.engineHours, state: work.state, issue_id: work.issueId },
});

const toCompletionRow = (completion: CompletionRecord) => ({
  ...{ customer_id: completion.customerId, completion_id: completion.completionId, trailer_id: completion.trailerId },
  ...{ template_id: completion.templateId, performed_on: completion.performedOn, miles: completion.miles },
  ...{ engine_hours: completion.engineHours, note: completion.note, picture_ids: [...completion.pictureIds] },
  ...{ record_id: completion.recordId, completed_by: completion.completedBy, completed_at: completion.completedAt },
});
