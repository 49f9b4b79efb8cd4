import { ApiErrorCode } from '@gladhand/domain';
import {
  isEntryName,
  isOpenTask,
  isOtaFtpFileName,
  isOtaFtpPath,
  joinOtaFtpPath,
  OTA_FTP_POLICY,
  partialTaskId,
} from '@gladhand/domain/ota-ftp';
import type { GraphQLContext } from '../../../graphql/context';
import type { MutationResolvers, OtaFtpFileTaskInput, OtaFtpTask } from '../../../graphql/generated/resolvers';
import { apiError, badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { OTA_FTP_MESSAGES } from './ftpMessages';
import type { FtpServer, FtpTask } from './ftpRepository';
import { taskRequest } from './ftpRequests';
import { toTask } from './toServer';

type TaskMutation = 'publishOtaPackage' | 'verifyOtaFtpFile' | 'deleteOtaFtpFile' | 'controlOtaFtpTask';
type TaskAudit =
  | 'ota.ftpPublishStarted'
  | 'ota.ftpVerifyStarted'
  | 'ota.ftpDeleteStarted'
  | 'ota.ftpTaskCanceled'
  | 'ota.ftpTaskRetried';

export const taskMutations: Pick<MutationResolvers, TaskMutation> = {
  async publishOtaPackage(_, { input }, context) {
    await context.access.authorize('publishOtaPackage');
    const { repeated, server } = await taskPlace(input, context);
    if (repeated) return repeated;
    const { fileNameLength } = OTA_FTP_POLICY;
    if (!isOtaFtpFileName(input.fileName)) throw badInput(OTA_FTP_MESSAGES.fileName(fileNameLength));
    const [found] = isUuid(input.packageId) ? await context.repositories.ota.packagesById([input.packageId]) : [];
    if (!found) throw notFound();
    const { packageId, sizeBytes } = found;
    return addTask('publish', { ...input, packageId, sizeBytes }, server, context);
  },

  async verifyOtaFtpFile(_, { input }, context) {
    await context.access.authorize('verifyOtaFtpFile');
    const { repeated, server } = await taskPlace(input, context);
    if (repeated) return repeated;
    const packageId = await publishedAs(input, server, context);
    const [found] = packageId === null ? [] : await context.repositories.ota.packagesById([packageId]);
    if (!found) throw notFound();
    return addTask('verify', { ...input, packageId: found.packageId, sizeBytes: found.sizeBytes }, server, context);
  },

  async deleteOtaFtpFile(_, { input }, context) {
    await context.access.authorize('deleteOtaFtpFile');
    const { repeated, server } = await taskPlace(input, context);
    if (repeated) return repeated;
    const { sizeBytes, fileName } = input;
    if (!isEntryName(fileName)) throw badInput(OTA_FTP_MESSAGES.entryName);
    if (!Number.isSafeInteger(sizeBytes) || sizeBytes < 0) throw badInput(OTA_FTP_MESSAGES.sizeBytes);
    const uploadOf = partialTaskId(fileName);
    const upload = uploadOf === undefined ? undefined : await context.repositories.otaFtp.task(uploadOf);
    if (upload && isOpenTask(upload.state)) throw apiError(ApiErrorCode.Conflict, OTA_FTP_MESSAGES.upload);
    const packageId = await publishedAs(input, server, context);
    return addTask('delete', { ...input, packageId, sizeBytes }, server, context);
  },

  async controlOtaFtpTask(_, { taskId, action }, context) {
    const { access, now, repositories } = context;
    await access.authorize('controlOtaFtpTask');
    if (action !== 'cancel' && action !== 'retry') throw badInput(OTA_FTP_MESSAGES.action);
    const before = isUuid(taskId) ? await repositories.otaFtp.task(taskId) : undefined;
    const server = before && (await repositories.otaFtp.server(before.serverId));
    if (!before || !server) throw notFound();
    const { otaFtp } = repositories;
    const task = action === 'cancel' ? await otaFtp.cancel(before.taskId, now()) : await otaFtp.retry(before.taskId);
    if (task === 'busy') throw apiError(ApiErrorCode.Conflict, OTA_FTP_MESSAGES.busy);
    if (!task)
      throw apiError(ApiErrorCode.Conflict, action === 'cancel' ? OTA_FTP_MESSAGES.ended : OTA_FTP_MESSAGES.notEnded);
    await repositories.jobs.add([taskRequest(task.taskId)]);
    await auditTask(context, action === 'cancel' ? 'ota.ftpTaskCanceled' : 'ota.ftpTaskRetried', task, server);
    return toTask(task, repositories);
  },
};

/** The server of a new task, or the task if the request is repeated after a lost response. */
async function taskPlace(
  { taskId, serverId, path }: Pick<OtaFtpFileTaskInput, 'taskId' | 'serverId' | 'path'>,
  { repositories }: GraphQLContext,
): Promise<{ server: FtpServer; repeated?: OtaFtpTask }> {
  if (!isUuid(taskId)) throw badInput(OTA_FTP_MESSAGES.id('taskId'));
  if (!isOtaFtpPath(path)) throw badInput(OTA_FTP_MESSAGES.path);
  const server = isUuid(serverId) ? await repositories.otaFtp.server(serverId) : undefined;
  if (!server) throw notFound();
  const stored = await repositories.otaFtp.task(taskId);
  return { server, ...(stored && { repeated: await toTask(stored, repositories) }) };
}

async function publishedAs(
  { path, fileName }: Pick<OtaFtpFileTaskInput, 'path' | 'fileName'>,
  { serverId }: FtpServer,
  { repositories }: GraphQLContext,
): Promise<string | null> {
  const files = await repositories.otaFtp.published(serverId, path);
  return files.find((file) => file.fileName === fileName)?.packageId ?? null;
}

const STARTED: Readonly<Record<FtpTask['kind'], TaskAudit>> = {
  publish: 'ota.ftpPublishStarted',
  verify: 'ota.ftpVerifyStarted',
  delete: 'ota.ftpDeleteStarted',
};

type NewTask = Pick<FtpTask, 'taskId' | 'path' | 'fileName' | 'packageId' | 'sizeBytes'>;

async function addTask(
  kind: FtpTask['kind'],
  { taskId, path, fileName, packageId, sizeBytes }: NewTask,
  server: FtpServer,
  context: GraphQLContext,
): Promise<OtaFtpTask> {
  const { access, now, repositories } = context;
  const { userId, email } = access.user;
  const task: FtpTask = {
    ...{ taskId: taskId.toLowerCase(), serverId: server.serverId, kind, path, fileName, packageId, sizeBytes },
    ...{ state: 'waiting', doneBytes: 0, attempt: 0, problem: null, detail: null, isCanceling: false },
    ...{ nextTryAt: null, claimedAt: null, authorId: userId, author: email, createdAt: now(), endedAt: null },
  };
  if (!(await repositories.otaFtp.addTask(task))) throw apiError(ApiErrorCode.Conflict, OTA_FTP_MESSAGES.busy);
  await repositories.jobs.add([taskRequest(task.taskId)]);
  await auditTask(context, STARTED[kind], task, server);
  return toTask(task, repositories);
}

const auditTask = (
  { audit, access }: GraphQLContext,
  action: TaskAudit,
  { taskId, kind, path, fileName, sizeBytes }: FtpTask,
  { name, folder }: FtpServer,
): Promise<void> =>
  audit(action, {
    ...{ userId: access.user.userId, subject: name, subjectId: taskId },
    detail: { kind, file: joinOtaFtpPath(folder, path, fileName), sizeBytes },
  });
