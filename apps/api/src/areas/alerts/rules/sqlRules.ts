import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { GroupRecord, UserRecord } from '../../../repositories/entities';
import { rolesOf } from '../../../repositories/groups';
import { isEmptyScope } from '../../../repositories/scope';
import { inScope } from '../../../repositories/sql/sqlScope';
import { ownerOf } from './ownerAccess';
import type { AlertRuleRecord, AlertRuleRepository, OwnerKey } from './ruleRepository';

/** Alert rules on PostgreSQL. */
export function sqlRules(db: Kysely<Database>): AlertRuleRepository {
  return {
    async list(customerId) {
      const { rows } = await sql<Row>`${stored} where customer_id = ${customerId}::int and deleted_at is null
        order by place, created_at, rule_id`.execute(db);
      return rows.map(fromRow);
    },
    async byId(customerId, ruleId) {
      const { rows } = await sql<Row>`${stored} where customer_id = ${customerId}::int and rule_id = ${ruleId}::uuid
        and deleted_at is null`.execute(db);
      return rows.map(fromRow)[0];
    },
    async add(rule) {
      await lockList(db, rule.customerId);
      const row = JSON.stringify([toRow(rule)]);
      await sql`insert into alert_rules
        select n.* from json_populate_recordset(null::alert_rules, ${row}::json) n`.execute(db);
      await sql`update alert_rules r set place = 1 + coalesce((select max(o.place) from alert_rules o
          where o.customer_id = r.customer_id and o.rule_id <> r.rule_id and o.deleted_at is null), -1)
        where r.customer_id = ${rule.customerId}::int and r.rule_id = ${rule.ruleId}::uuid`.execute(db);
      await keepVersion(db, rule);
    },
    async replace(rule) {
      await lockList(db, rule.customerId);
      const row = JSON.stringify([toRow(rule)]);
      const { rows } = await sql<object>`update alert_rules r set name = n.name, severity = n.severity,
          condition = n.condition, all_vehicles = n.all_vehicles, trailer_ids = n.trailer_ids,
          group_ids = n.group_ids, owner_id = n.owner_id, notify_owner = n.notify_owner,
          notify_all_users = n.notify_all_users, notify_emails = n.notify_emails,
          include_sensor_data = n.include_sensor_data, rate_limit_ms = n.rate_limit_ms, windows = n.windows,
          escalation = n.escalation, notify_present = n.notify_present, disabled_at = n.disabled_at, version = n.version,
          valid_from = n.valid_from, updated_at = n.updated_at, failed_at = n.failed_at, failure = n.failure
        from json_populate_recordset(null::alert_rules, ${row}::json) n
        where r.customer_id = n.customer_id and r.rule_id = n.rule_id and r.version = n.version - 1
          and r.deleted_at is null
        returning r.rule_id`.execute(db);
      if (rows.length > 0) await keepVersion(db, rule);
      return rows.length > 0;
    },
    async move(customerId, ruleId, place) {
      await lockList(db, customerId);
      await sql`with listed as (
          select rule_id, row_number() over (order by place, created_at, rule_id) - 1 as place from alert_rules
          where customer_id = ${customerId}::int and deleted_at is null and rule_id <> ${ruleId}::uuid
        ), placed as (
          select rule_id, case when place >= ${place}::int then place + 1 else place end as place from listed
          union all select ${ruleId}::uuid, ${place}::int
        )
        update alert_rules r set place = p.place from placed p
        where r.customer_id = ${customerId}::int and r.rule_id = p.rule_id`.execute(db);
    },
    async delete(customerId, ruleId, at) {
      await lockList(db, customerId);
      const { rows } = await sql<object>`update alert_rules set deleted_at = ${at.toISOString()}::timestamptz
        where customer_id = ${customerId}::int and rule_id = ${ruleId}::uuid and deleted_at is null
        returning rule_id`.execute(db);
      return rows.length > 0;
    },
    async fail({ customerId, ruleId, failure }, at) {
      await lockList(db, customerId);
      const { rows } = await sql<object>`update alert_rules
        set failed_at = ${at.toISOString()}::timestamptz, failure = ${failure}
        where customer_id = ${customerId}::int and rule_id = ${ruleId}::uuid and failed_at is null
        returning rule_id`.execute(db);
      return rows.length > 0;
    },

    async revisions(customerIds) {
      const found = await lockedRevisions(db, customerIds);
      if (found.size === customerIds.length) return found;
      // Without a row there is nothing to lock, and the customer's first rule could be missed.
      await addRevisions(db, customerIds);
      return lockedRevisions(db, customerIds);
    },
    async active(customerId) {
      const { rows } = await sql<Row>`${stored} where customer_id = ${customerId}::int and deleted_at is null
        and disabled_at is null and failed_at is null order by rule_id`.execute(db);
      return rows.map(fromRow);
    },
    async features(customerIds) {
      if (customerIds.length === 0) return new Map();
      const { rows } = await sql<{ customerId: number; features: string[] }>`
        select customer_id as "customerId", array_agg(feature) as features from customer_features
        where customer_id = any(${[...customerIds]}::int[]) group by customer_id`.execute(db);
      return new Map(rows.map(({ customerId, features }) => [customerId, new Set(features)]));
    },
    async groupsOf(trailers) {
      if (trailers.length === 0) return new Map();
      const { rows } = await sql<{ trailerId: string; groupIds: string[] }>`
        with recursive above as (
          select m.customer_id, m.trailer_id, m.group_id from vehicle_group_trailers m
          join unnest(${trailers.map(({ customerId }) => customerId)}::int[],
            ${trailers.map(({ trailerId }) => trailerId)}::uuid[]) as b(customer_id, trailer_id)
            on m.customer_id = b.customer_id and m.trailer_id = b.trailer_id
          union
          select a.customer_id, a.trailer_id, p.parent_id from above a
          join vehicle_group_parents p on p.customer_id = a.customer_id and p.group_id = a.group_id
        )
        select trailer_id as "trailerId", array_agg(group_id) as "groupIds" from above group by trailer_id`.execute(db);
      return new Map(rows.map(({ trailerId, groupIds }) => [trailerId, groupIds]));
    },
    async named(ruleIds) {
      if (ruleIds.length === 0) return [];
      const { rows } = await sql<Pick<AlertRuleRecord, 'customerId' | 'ruleId' | 'name'>>`
        select customer_id as "customerId", rule_id as "ruleId", name from alert_rules
        where rule_id::text = any(${[...ruleIds]}::text[]) and deleted_at is null`.execute(db);
      return rows;
    },
    async usersOf(customerId) {
      const { rows } = await sql<{ userId: string }>`select user_id as "userId" from users u
        where enabled and exists (select from user_roles r where r.user_id = u.user_id
          and r.role = any(${rolesOf(customerId)}::text[])) order by email`.execute(db);
      return rows.map(({ userId }) => userId);
    },
    async vinsOf(customerId, trailerIds, scope) {
      if (trailerIds.length === 0 || isEmptyScope(scope)) return new Map();
      const { rows } = await sql<{ trailerId: string; vin: string }>`select t.trailer_id as "trailerId", t.vin
        from trailer t join customers c on c.customer_id = t.customer_id
        where t.customer_id = ${customerId}::int and t.trailer_id = any(${[...trailerIds]}::uuid[])
          and ${inScope(scope)}`.execute(db);
      return new Map(rows.map(({ trailerId, vin }) => [trailerId, vin]));
    },
    async owners(keys) {
      if (keys.length === 0) return [];
      const { rows } = await sql<
        OwnerKey & Pick<UserRecord, 'email' | 'roles' | 'enabled'> & { groups: GroupRecord[] }
      >`
        select k.customer_id as "customerId", u.user_id as "userId", u.email, u.enabled,
          coalesce((select json_agg(r.role) from user_roles r where r.user_id = u.user_id), '[]') as roles, coalesce((
          select json_agg(json_build_object('customerId', g.customer_id, 'groupId', g.group_id, 'kind', g.kind))
          from vehicle_group_users m join vehicle_groups g using (customer_id, group_id)
          where m.user_id = u.user_id and g.customer_id = k.customer_id), '[]') as groups
        from unnest(${keys.map(({ customerId }) => customerId)}::int[],
          ${keys.map(({ userId }) => userId)}::uuid[]) as k(customer_id, user_id)
        join users u on u.user_id = k.user_id`.execute(db);
      const users = new Map(rows.map((row) => [`${row.customerId} ${row.userId}`, row]));
      return keys.map((key) => ownerOf(key, users.get(`${key.customerId} ${key.userId}`)));
    },
  };
}

type Row = Omit<AlertRuleRecord, 'rateLimitMs'> & { rateLimitMs: string | number };

const fromRow = (row: Row): AlertRuleRecord => ({ ...row, rateLimitMs: Number(row.rateLimitMs) });

const stored = sql`select customer_id as "customerId", rule_id as "ruleId", name, severity, condition,
  all_vehicles as "allVehicles", trailer_ids as "trailerIds", group_ids as "groupIds", owner_id as "ownerId",
  notify_owner as "notifyOwner", notify_all_users as "notifyAllUsers", notify_emails as "notifyEmails",
  include_sensor_data as "includeSensorData", rate_limit_ms as "rateLimitMs", windows, escalation,
  notify_present as "notifyPresent",
  disabled_at as "disabledAt", place, version, valid_from as "validFrom", created_at as "createdAt",
  updated_at as "updatedAt", failed_at as "failedAt", failure from alert_rules`;

const toRow = (rule: AlertRuleRecord) => ({
  customer_id: rule.customerId,
  rule_id: rule.ruleId,
  name: rule.name,
  severity: rule.severity,
  condition: rule.condition,
  all_vehicles: rule.allVehicles,
  trailer_ids: rule.trailerIds,
  group_ids: rule.groupIds,
  owner_id: rule.ownerId,
  notify_owner: rule.notifyOwner,
  notify_all_users: rule.notifyAllUsers,
  notify_emails: rule.notifyEmails,
  include_sensor_data: rule.includeSensorData,
  rate_limit_ms: rule.rateLimitMs,
  windows: rule.windows,
  escalation: rule.escalation,
  notify_present: rule.notifyPresent,
  disabled_at: rule.disabledAt,
  place: rule.place,
  version: rule.version,
  valid_from: rule.validFrom,
  created_at: rule.createdAt,
  updated_at: rule.updatedAt,
  deleted_at: null,
  failed_at: rule.failedAt,
  failure: rule.failure,
});

const keepVersion = (
  db: Kysely<Database>,
  { customerId, ruleId, version, name, severity, condition }: AlertRuleRecord,
) =>
  sql`insert into alert_rule_versions (customer_id, rule_id, version, name, severity, condition)
    values (${customerId}::int, ${ruleId}::uuid, ${version}::int, ${name}, ${severity},
      ${JSON.stringify(condition)}::jsonb)`.execute(db);

const addRevisions = (db: Kysely<Database>, customerIds: readonly number[]) =>
  sql`insert into alert_revisions (customer_id, revision)
    select customer_id, gen_random_uuid() from customers where customer_id = any(${[...customerIds]}::int[])
    order by customer_id on conflict do nothing`.execute(db);

/** Locks the rules of a customer: reports that are being judged are finished first, later ones see the change. */
async function lockList(db: Kysely<Database>, customerId: number): Promise<void> {
  await addRevisions(db, [customerId]);
  await sql`update alert_revisions set revision = gen_random_uuid() where customer_id = ${customerId}::int`.execute(db);
}

async function lockedRevisions(db: Kysely<Database>, customerIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ customerId: number; revision: string }>`
    select customer_id as "customerId", revision from alert_revisions
    where customer_id = any(${[...customerIds]}::int[]) order by customer_id for share`.execute(db);
  return new Map(rows.map(({ customerId, revision }) => [customerId, revision]));
}
