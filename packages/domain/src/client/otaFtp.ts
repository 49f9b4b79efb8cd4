import type { OtaFtpApi } from '../contract/otaFtp';
import { createGraphQLCall } from './graphql';
import type { Transport } from './transport';

/** File servers of updates over HTTP. Their documents load with their first call. */
export function createOtaFtpApi(transport: Transport): OtaFtpApi {
  const graphql = createGraphQLCall(transport, '/graphql', () => import('../contract/generated/ota/graphql'));
  return {
    servers: async (call) => (await graphql((known) => known.OtaFtpServersDocument, {}, call)).otaFtpServers,
    files: async (input, call) => (await graphql((known) => known.OtaFtpFilesDocument, { input }, call)).otaFtpFiles,
    tasks: async (input, call) => (await graphql((known) => known.OtaFtpTasksDocument, input, call)).otaFtpTasks,
    create: async (input, call) =>
      (await graphql((known) => known.CreateOtaFtpServerDocument, { input }, call)).createOtaFtpServer,
    update: async (input, call) =>
      (await graphql((known) => known.UpdateOtaFtpServerDocument, { input }, call)).updateOtaFtpServer,
    remove: async (input, call) =>
      (await graphql((known) => known.DeleteOtaFtpServerDocument, input, call)).deleteOtaFtpServer,
    test: async (serverId, call) =>
      (await graphql((known) => known.TestOtaFtpServerDocument, { serverId }, call)).testOtaFtpServer,
    trust: async (input, call) =>
      (await graphql((known) => known.TrustOtaFtpServerDocument, { input }, call)).trustOtaFtpServer,
    publish: async (input, call) =>
      (await graphql((known) => known.PublishOtaPackageDocument, { input }, call)).publishOtaPackage,
    verify: async (input, call) =>
      (await graphql((known) => known.VerifyOtaFtpFileDocument, { input }, call)).verifyOtaFtpFile,
    deleteFile: async (input, call) =>
      (await graphql((known) => known.DeleteOtaFtpFileDocument, { input }, call)).deleteOtaFtpFile,
    control: async (input, call) =>
      (await graphql((known) => known.ControlOtaFtpTaskDocument, input, call)).controlOtaFtpTask,
  };
}
