import { ApiErrorCode } from '@gladhand/domain';
import { OTA_FTP_POLICY } from '@gladhand/domain/ota-ftp';
import { changesBetween } from '../../../auth/audit';
import { createSealedTexts } from '../../../engine/secrets/sealedText';
import type { GraphQLContext } from '../../../graphql/context';
import type { MutationResolvers } from '../../../graphql/generated/resolvers';
import { apiError, badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { checkedSecret, checkedServer } from './checkedServer';
import { OTA_FTP_MESSAGES } from './ftpMessages';
import type { FtpServer } from './ftpRepository';
import { testRequest } from './ftpRequests';
import { toServer } from './toServer';

type ServerMutation =
  | 'createOtaFtpServer'
  | 'updateOtaFtpServer'
  | 'deleteOtaFtpServer'
  | 'testOtaFtpServer'
  | 'trustOtaFtpServer';

export const serverMutations: Pick<MutationResolvers, ServerMutation> = {
  async createOtaFtpServer(_, { input }, context) {
    const { access, now, repositories } = context;
    await access.authorize('createOtaFtpServer');
    if (!isUuid(input.serverId)) throw badInput(OTA_FTP_MESSAGES.id('serverId'));
    const serverId = input.serverId.toLowerCase();
    const stored = await repositories.otaFtp.server(serverId);
    // A request that is repeated after a lost response.
    if (stored) return toServer(stored);
    const content = checkedServer(input.server);
    const secret = checkedSecret(input.server);
    if (secret === undefined) throw badInput(OTA_FTP_MESSAGES.secretMissing);
    const server: FtpServer = {
      ...{
        ...content,
        serverId,
        secret: await createSealedTexts(context).seal(secret, serverId),
        pin: null,
        test: null,
      },
      ...{ testStartedAt: now(), version: 1, author: access.user.email, createdAt: now(), updatedAt: now() },
    };
    const added = await repositories.otaFtp.addServer(server, OTA_FTP_POLICY.servers);
    if (added === 'nameInUse') throw apiError(ApiErrorCode.Conflict, OTA_FTP_MESSAGES.nameInUse);
    if (added === 'tooMany') throw badInput(OTA_FTP_MESSAGES.tooMany(OTA_FTP_POLICY.servers));
    await repositories.jobs.add([testRequest(serverId)]);
    await auditServer(context, 'ota.ftpServerCreated', server);
    return toServer(server);
  },

  async updateOtaFtpServer(_, { input }, context) {
    const before = await changeableServer('updateOtaFtpServer', input.serverId, context);
    const content = checkedServer(input.server);
    const secret = checkedSecret(input.server);
    const isElsewhere =
      content.protocol !== before.protocol || content.host !== before.host || content.port !== before.port;
    const isOther = content.username !== before.username || content.secretKind !== before.secretKind;
    // Else a changed host could collect a secret that is never shown.
    if (secret === undefined && (isElsewhere || isOther)) throw badInput(OTA_FTP_MESSAGES.secretMissing);
    const { serverId } = before;
    const server: FtpServer = {
      ...{ ...before, ...content, ...(isElsewhere && { pin: null, test: null }) },
      secret: secret === undefined ? before.secret : await createSealedTexts(context).seal(secret, serverId),
      ...{ version: input.version + 1, updatedAt: context.now() },
    };
    const tested = await replaceAndTest(server, context);
    await auditServer(context, 'ota.ftpServerUpdated', tested, { before, isNewSecret: secret !== undefined });
    return toServer(tested);
  },

  async deleteOtaFtpServer(_, { serverId, version }, context) {
    const server = await changeableServer('deleteOtaFtpServer', serverId, context);
    const { otaFtp } = context.repositories;
    if ((await otaFtp.openTasks(server.serverId)) > 0) throw apiError(ApiErrorCode.Conflict, OTA_FTP_MESSAGES.hasTasks);
    if (!(await otaFtp.deleteServer(server.serverId, version)))
      throw apiError(ApiErrorCode.Conflict, OTA_FTP_MESSAGES.changed);
    await auditServer(context, 'ota.ftpServerDeleted', server);
    return server.serverId;
  },

  async testOtaFtpServer(_, { serverId }, context) {
    const server = await changeableServer('testOtaFtpServer', serverId, context);
    const testStartedAt = context.now();
    await context.repositories.otaFtp.startTest(server.serverId, testStartedAt);
    await context.repositories.jobs.add([testRequest(server.serverId)]);
    await auditServer(context, 'ota.ftpServerTested', server);
    return toServer({ ...server, testStartedAt });
  },

  async trustOtaFtpServer(_, { input }, context) {
    const before = await changeableServer('trustOtaFtpServer', input.serverId, context);
    const { test } = before;
    const fingerprint = input.fingerprint ?? null;
    if (fingerprint !== null && test?.fingerprint !== fingerprint)
      throw apiError(ApiErrorCode.Conflict, OTA_FTP_MESSAGES.fingerprint);
    const pinnedAt = context.now().toISOString();
    const pin =
      fingerprint === null ? null : { fingerprint, pem: test?.pem, author: context.access.user.email, pinnedAt };
    const server: FtpServer = { ...before, pin, version: input.version + 1, updatedAt: context.now() };
    const tested = await replaceAndTest(server, context);
    await auditServer(context, 'ota.ftpServerTrusted', tested, { before });
    return toServer(tested);
  },
};

async function changeableServer(
  operation: ServerMutation,
  serverId: string,
  { access, repositories }: GraphQLContext,
): Promise<FtpServer> {
  await access.authorize(operation);
  const server = isUuid(serverId) ? await repositories.otaFtp.server(serverId) : undefined;
  if (!server) throw notFound();
  return server;
}

async function replaceAndTest(server: FtpServer, { repositories, now }: GraphQLContext): Promise<FtpServer> {
  const tested = { ...server, testStartedAt: now() };
  const replaced = await repositories.otaFtp.replaceServer(tested);
  if (replaced === 'nameInUse') throw apiError(ApiErrorCode.Conflict, OTA_FTP_MESSAGES.nameInUse);
  if (replaced === 'changed') throw apiError(ApiErrorCode.Conflict, OTA_FTP_MESSAGES.changed);
  await repositories.jobs.add([testRequest(server.serverId)]);
  return tested;
}

const audited = ({ name, protocol, host, port, folder, username, secretKind, pin }: FtpServer) => ({
  ...{ name, protocol, host, port, folder, username, secretKind, fingerprint: pin?.fingerprint ?? null },
});

/** Writes an audit line about a server; a new secret is noted without its content. */
const auditServer = (
  { audit, access }: GraphQLContext,
  action: `ota.ftpServer${'Created' | 'Updated' | 'Deleted' | 'Tested' | 'Trusted'}`,
  server: FtpServer,
  { before, isNewSecret = false }: { before?: FtpServer; isNewSecret?: boolean } = {},
): Promise<void> =>
  audit(action, {
    ...{ userId: access.user.userId, subject: server.name, subjectId: server.serverId },
    detail: {
      ...{ protocol: server.protocol, host: server.host, port: server.port },
      ...(isNewSecret && { isNewSecret }),
    },
    ...(before && { changes: changesBetween(audited(before), audited(server)) }),
  });
