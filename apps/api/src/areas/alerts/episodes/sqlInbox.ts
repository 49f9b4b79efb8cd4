import { type RawBuilder, sql } from 'kysely';
import { episodeInScope } from '../counts/sqlCountScope';
import type { EpisodeSearch, InboxGroup } from './episodeRepository';

/** Conditions of a search on episodes `e`, rule versions `r`, trailers `t` and customers `c`. */
export function episodeConditions(search: EpisodeSearch): RawBuilder<boolean>[] {
  const { customerId, scope, group, ruleId, vin, severity, assigneeId, now } = search;
  const conditions = [sql<boolean>`e.customer_id = ${customerId}::int`, episodeInScope(scope)];
  if (group) conditions.push(GROUPS[group](now));
  if (ruleId !== undefined) conditions.push(sql`e.rule_id = ${ruleId}::uuid`);
  if (vin !== undefined) conditions.push(sql`t.vin = ${vin}`);
  if (severity !== undefined) conditions.push(sql`r.severity = ${severity}`);
  if (assigneeId === null) conditions.push(sql`e.assignee_id is null`);
  else if (assigneeId !== undefined) conditions.push(sql`e.assignee_id = ${assigneeId}::uuid`);
  return conditions;
}

const isSnoozed = (now: Date) =>
  sql<boolean>`(e.handling = 'snoozed' and e.snoozed_until > ${now.toISOString()}::timestamptz)`;
/** Closed, withdrawn, or both acknowledged and ended. */
const isDone = sql<boolean>`(e.handling = 'closed' or e.withdrawn_at is not null
  or (e.handling = 'acknowledged' and e.ended_at is not null))`;

const GROUPS: Readonly<Record<InboxGroup, (now: Date) => RawBuilder<boolean>>> = {
  attention: (now) => sql`(not ${isDone} and not ${isSnoozed(now)})`,
  snoozed: (now) => sql`(not ${isDone} and ${isSnoozed(now)})`,
  done: () => isDone,
};

/** Needs attention and isn't acknowledged. */
export const isUnhandled = (now: Date): RawBuilder<boolean> =>
  sql`(${GROUPS.attention(now)} and e.handling <> 'acknowledged')`;

/** What needs attention by severity, acknowledged ones after the new ones; the rest newest first. */
export const inboxOrder = (group: InboxGroup | undefined): RawBuilder<unknown> =>
  group === 'attention'
    ? sql`case r.severity when 'critical' then 0 when 'caution' then 1 else 2 end,
        (e.handling = 'acknowledged'), e.since desc, e.episode_id`
    : sql`e.since desc, e.episode_id`;
