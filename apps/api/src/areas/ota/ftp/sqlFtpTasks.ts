import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { FtpTask, OtaFtpRepository } from './ftpRepository';
import { publishedOf } from './publishedOf';

type TaskMethods = Pick<
  OtaFtpRepository,
  | 'addTask'
  | 'task'
  | 'tasks'
  | 'openTasks'
  | 'published'
  | 'claim'
  | 'progress'
  | 'settle'
  | 'cancel'
  | 'retry'
  | 'strandedTasks'
>;

const TASK = sql`t.task_id as "taskId", t.server_id as "serverId", t.kind, t.path, t.file_name as "fileName",
  t.package_id as "packageId", t.size_bytes::float8 as "sizeBytes", t.state, t.done_bytes::float8 as "doneBytes",
  t.attempt, t.problem, t.detail, t.is_canceling as "isCanceling", t.next_try_at as "nextTryAt",
  t.claimed_at as "claimedAt", t.author_id as "authorId", t.author, t.created_at as "createdAt",
  t.ended_at as "endedAt"`;

const iso = (date: Date | null) => date?.toISOString() ?? null;

const isDue = (now: Date) => sql`t.ended_at is null
  and (t.next_try_at is null or t.next_try_at <= ${iso(now)}::timestamptz)`;
const isFree = (deadSince: Date) => sql`(t.claimed_at is null or t.claimed_at < ${iso(deadSince)}::timestamptz)`;

/** Tasks of file servers on PostgreSQL. */
export const sqlFtpTasks = (db: Kysely<Database>): TaskMethods => ({
  async addTask(task) {
    const { rows } = await sql`insert into ota_ftp_tasks
      select n.* from json_populate_recordset(null::ota_ftp_tasks, ${rowOf(task)}::json) n
      on conflict (server_id, path, file_name) where ended_at is null do nothing returning task_id`.execute(db);
    return rows.length > 0;
  },
  async task(taskId) {
    const { rows } = await sql<FtpTask>`select ${TASK} from ota_ftp_tasks t
      where t.task_id = ${taskId}::uuid`.execute(db);
    return rows[0];
  },
  async tasks(serverId, limit) {
    const { rows } = await sql<FtpTask>`select ${TASK} from ota_ftp_tasks t where t.server_id = ${serverId}::uuid
      order by t.created_at desc, t.task_id desc limit ${limit}::int`.execute(db);
    return rows;
  },
  async openTasks(serverId) {
    const { rows } = await sql<{ open: number }>`select count(*)::int as open from ota_ftp_tasks
      where server_id = ${serverId}::uuid and ended_at is null`.execute(db);
    return rows[0]?.open ?? 0;
  },
  async published(serverId, path) {
    const { rows } = await sql<FtpTask>`select ${TASK} from ota_ftp_tasks t
      where t.server_id = ${serverId}::uuid and t.path = ${path} and t.ended_at is not null
        and (t.package_id is not null or t.kind = 'delete')`.execute(db);
    return publishedOf(rows);
  },
  async claim(taskId, { now, deadSince }) {
    const { rows } = await sql<FtpTask>`update ota_ftp_tasks t set state = 'working', attempt = t.attempt + 1,
        done_bytes = 0, next_try_at = null, claimed_at = ${iso(now)}::timestamptz
      where t.task_id = ${taskId}::uuid and ${isDue(now)} and ${isFree(deadSince)} returning ${TASK}`.execute(db);
    return rows[0];
  },
  async progress({ taskId, attempt }, { state, doneBytes, now }) {
    const { rows } = await sql<{ isCanceling: boolean }>`update ota_ftp_tasks t set state = ${state},
        done_bytes = ${doneBytes}::bigint, claimed_at = ${iso(now)}::timestamptz
      where t.task_id = ${taskId}::uuid and t.attempt = ${attempt}::int and t.claimed_at is not null
      returning t.is_canceling as "isCanceling"`.execute(db);
    if (!rows[0]) return 'lost';
    return rows[0].isCanceling ? 'cancel' : 'go';
  },
  async settle({ taskId, attempt }, { state, doneBytes, problem, detail, nextTryAt, endedAt }) {
    const { rows } = await sql`update ota_ftp_tasks t set state = ${state}, done_bytes = ${doneBytes}::bigint,
        problem = ${problem}, detail = ${detail}, next_try_at = ${iso(nextTryAt)}::timestamptz,
        ended_at = ${iso(endedAt)}::timestamptz, claimed_at = null
      where t.task_id = ${taskId}::uuid and t.attempt = ${attempt}::int and t.claimed_at is not null
      returning t.task_id`.execute(db);
    return rows.length > 0;
  },
  async cancel(taskId) {
    const { rows } = await sql<FtpTask>`update ota_ftp_tasks t set is_canceling = true, next_try_at = null
      where t.task_id = ${taskId}::uuid and t.ended_at is null returning ${TASK}`.execute(db);
    return rows[0];
  },
  async retry(taskId) {
    const { rows } = await sql<FtpTask & { isBusy: boolean }>`select ${TASK}, exists (
        select from ota_ftp_tasks o where o.server_id = t.server_id and o.path = t.path
          and o.file_name = t.file_name and o.ended_at is null) as "isBusy"
      from ota_ftp_tasks t where t.task_id = ${taskId}::uuid and t.state in ('failed', 'canceled')
      for update`.execute(db);
    if (!rows[0]) return undefined;
    if (rows[0].isBusy) return 'busy';
    const retried = await sql<FtpTask>`update ota_ftp_tasks t set state = 'waiting', problem = null, detail = null,
        is_canceling = false, done_bytes = 0, next_try_at = null, claimed_at = null, ended_at = null
      where t.task_id = ${taskId}::uuid returning ${TASK}`.execute(db);
    return retried.rows[0];
  },
  async strandedTasks({ now, deadSince }, limit) {
    const { rows } = await sql<{ taskId: string }>`select t.task_id as "taskId" from ota_ftp_tasks t
      where ${isDue(now)} and ${isFree(deadSince)} order by t.task_id limit ${limit}::int`.execute(db);
    return rows.map(({ taskId }) => taskId);
  },
});

const rowOf = (task: FtpTask) =>
  JSON.stringify([
    {
      ...{ task_id: task.taskId, server_id: task.serverId, kind: task.kind, path: task.path },
      ...{ file_name: task.fileName, package_id: task.packageId, size_bytes: task.sizeBytes, state: task.state },
      ...{ done_bytes: task.doneBytes, attempt: task.attempt, problem: task.problem, detail: task.detail },
      ...{ is_canceling: task.isCanceling, next_try_at: task.nextTryAt, claimed_at: task.claimedAt },
      ...{ author_id: task.authorId, author: task.author, created_at: task.createdAt, ended_at: task.endedAt },
    },
  ]);
