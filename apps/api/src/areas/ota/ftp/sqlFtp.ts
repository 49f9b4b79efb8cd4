import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { FtpServer, OtaFtpRepository } from './ftpRepository';
import { sqlFtpTasks } from './sqlFtpTasks';

const SERVER = sql`s.server_id as "serverId", s.name, s.protocol, s.host, s.port, s.folder, s.username,
  s.secret_kind as "secretKind", s.secret, s.pin, s.test, s.test_started_at as "testStartedAt", s.version, s.author,
  s.created_at as "createdAt", s.updated_at as "updatedAt"`;

/** File servers on PostgreSQL. */
export function sqlFtp(db: Kysely<Database>): OtaFtpRepository {
  const isInUse = async ({ name, serverId }: FtpServer) => {
    // Waits for another request that takes a name, so that two of them can't both have it.
    await sql`select pg_advisory_xact_lock(hashtext('ota_ftp_servers'))`.execute(db);
    const { rows } = await sql`select 1 from ota_ftp_servers
      where lower(name) = lower(${name}) and server_id <> ${serverId}::uuid`.execute(db);
    return rows.length > 0;
  };
  return {
    ...sqlFtpTasks(db),
    async servers() {
      const { rows } = await sql<FtpServer>`select ${SERVER} from ota_ftp_servers s
        order by lower(s.name) collate "C"`.execute(db);
      return rows;
    },
    async server(serverId) {
      const { rows } = await sql<FtpServer>`select ${SERVER} from ota_ftp_servers s
        where s.server_id = ${serverId}::uuid`.execute(db);
      return rows[0];
    },
    async addServer(server, max) {
      if (await isInUse(server)) return 'nameInUse';
      const { rows } = await sql`insert into ota_ftp_servers
        select n.* from json_populate_recordset(null::ota_ftp_servers, ${rowOf(server)}::json) n
        where (select count(*) from ota_ftp_servers) < ${max}::int returning server_id`.execute(db);
      return rows.length > 0 ? 'added' : 'tooMany';
    },
    async replaceServer(server) {
      if (await isInUse(server)) return 'nameInUse';
      const { rows } = await sql`update ota_ftp_servers s set name = n.name, protocol = n.protocol, host = n.host,
          port = n.port, folder = n.folder, username = n.username, secret_kind = n.secret_kind, secret = n.secret,
          pin = n.pin, test = n.test, test_started_at = n.test_started_at, version = n.version,
          updated_at = n.updated_at
        from json_populate_recordset(null::ota_ftp_servers, ${rowOf(server)}::json) n
        where s.server_id = n.server_id and s.version = n.version - 1 returning s.server_id`.execute(db);
      return rows.length > 0 ? 'replaced' : 'changed';
    },
    async deleteServer(serverId, version) {
      const { rows } = await sql`delete from ota_ftp_servers
        where server_id = ${serverId}::uuid and version = ${version}::int returning server_id`.execute(db);
      return rows.length > 0;
    },
    async startTest(serverId, at) {
      await sql`update ota_ftp_servers set test_started_at = ${at.toISOString()}::timestamptz
        where server_id = ${serverId}::uuid`.execute(db);
    },
    async endTest(serverId, startedAt, test) {
      const { rows } =
        await sql`update ota_ftp_servers set test = ${JSON.stringify(test)}::jsonb, test_started_at = null
        where server_id = ${serverId}::uuid and test_started_at = ${startedAt.toISOString()}::timestamptz
        returning server_id`.execute(db);
      return rows.length > 0;
    },
    async strandedTests(before, limit) {
      const { rows } = await sql<{ serverId: string }>`select server_id as "serverId" from ota_ftp_servers
        where test_started_at < ${before.toISOString()}::timestamptz order by server_id limit ${limit}::int`.execute(
        db,
      );
      return rows.map(({ serverId }) => serverId);
    },
  };
}

const rowOf = (server: FtpServer) =>
  JSON.stringify([
    {
      ...{ server_id: server.serverId, name: server.name, protocol: server.protocol, host: server.host },
      ...{ port: server.port, folder: server.folder, username: server.username, secret_kind: server.secretKind },
      ...{ secret: server.secret, pin: server.pin, test: server.test, test_started_at: server.testStartedAt },
      ...{ version: server.version, author: server.author, created_at: server.createdAt },
      updated_at: server.updatedAt,
    },
  ]);
