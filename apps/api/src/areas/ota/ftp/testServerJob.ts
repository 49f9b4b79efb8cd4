import { joinOtaFtpPath, OTA_FTP_POLICY, partialName } from '@gladhand/domain/ota-ftp';
import { type FileServerConnection, FileServerError } from '../../../engine/fileServers/fileServers';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import { connectTo } from './connectTo';
import type { FtpServer, FtpTest } from './ftpRepository';
import { TEST_SERVER } from './ftpRequests';

const PROBE = new TextEncoder().encode('Gladhand connection test\n');

/** Tests a server: its identity, the sign-in, the folder, and whether files can be written and deleted there. */
export function testServerJob(deps: JobDeps): JobDefinition {
  const { repositories, now, ids, logger } = deps;
  return {
    name: TEST_SERVER,
    async run({ data, signal }) {
      const server = await repositories.otaFtp.server(String(data.serverId));
      if (!server?.testStartedAt) return;
      const test = await tested(server, signal);
      const { serverId } = server;
      if (test.problem) logger.warn({ serverId, problem: test.problem }, 'a file server did not pass its test');
      await repositories.otaFtp.endTest(serverId, server.testStartedAt, test);
    },
  };

  async function tested(server: FtpServer, signal: AbortSignal): Promise<FtpTest> {
    const startedAt = now();
    const end = (result: Partial<FtpTest>): FtpTest => ({
      ...{ testedAt: now().toISOString(), durationMs: now().getTime() - startedAt.getTime() },
      ...{ problem: null, detail: null, fingerprint: null, validTo: null, entries: null },
      ...result,
    });
    let shown: Partial<FtpTest> = {};
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(OTA_FTP_POLICY.testLimitMs)]);
      return await connectTo(server, deps, limit, async (connection) => {
        shown = shownBy(connection.identity);
        const { entries } = await connection.list(server.folder, OTA_FTP_POLICY.maxEntries);
        shown = { ...shown, entries: entries.length };
        await probe(connection, joinOtaFtpPath(server.folder, partialName(ids.uuid(), 0)));
        return end(shown);
      });
    } catch (error) {
      if (!(error instanceof FileServerError)) throw error;
      const { problem, detail, identity } = error;
      return end({ ...shown, ...(identity && shownBy(identity)), problem, detail });
    }
  }
}

const shownBy = (identity: FileServerConnection['identity']): Partial<FtpTest> =>
  identity
    ? {
        fingerprint: identity.fingerprint,
        validTo: identity.validTo ?? null,
        ...(identity.pem && { pem: identity.pem }),
      }
    : {};

async function probe(connection: FileServerConnection, path: string): Promise<void> {
  await connection.write(path, only(PROBE));
  const size = await connection.sizeOf(path);
  await connection.remove(path);
  if (size !== PROBE.byteLength) throw new FileServerError('sizeMismatch');
}

async function* only(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
