import { joinOtaFtpPath, nextOtaFtpTry, OTA_FTP_POLICY, type OtaFtpTaskState } from '@gladhand/domain/ota-ftp';
import { FileServerError } from '../../../engine/fileServers/fileServers';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import { createUnits } from '../../../engine/unitOfWork';
import { carryOut, removePartials, type TaskWork } from './carryOut';
import { connectTo } from './connectTo';
import type { FtpServer, FtpTask } from './ftpRepository';
import { RUN_TASK, taskRequest } from './ftpRequests';

/** How often progress is stored: after this time or this many bytes. */
const NOTE_AFTER_MS = 1_000;
const NOTE_AFTER_BYTES = 4 * 1024 * 1024;

/** The task is being canceled. */
class Canceled extends Error {}
/** The task has another worker by now, which took this one for dead. */
class Lost extends Error {}

interface End {
  state: OtaFtpTaskState;
  error?: FileServerError | undefined;
}

/**
 * Makes one attempt at a task. If its worker dies, the sweep gives the task to another one, which begins again; what the
 * dead one has left under its own temporary name is removed.
 */
export function runTaskJob(deps: JobDeps): JobDefinition {
  const { repositories, now, logger } = deps;
  const runUnit = createUnits(deps);
  return {
    name: RUN_TASK,
    expireInSeconds: OTA_FTP_POLICY.taskLimitMs / 1_000,
    async run({ data, signal }) {
      const deadSince = new Date(now().getTime() - OTA_FTP_POLICY.claimMs);
      const task = await repositories.otaFtp.claim(String(data.taskId), { now: now(), deadSince });
      const server = task && (await repositories.otaFtp.server(task.serverId));
      if (!task || !server) return;
      const noted = { doneBytes: 0 };
      const end = await endOf(task, server, signal, noted);
      if (end) await settle(task, server, end, noted.doneBytes);
    },
  };

  async function endOf(
    task: FtpTask,
    server: FtpServer,
    signal: AbortSignal,
    noted: { doneBytes: number },
  ): Promise<End | undefined> {
    const [known] = task.packageId === null ? [] : await repositories.ota.packagesById([task.packageId]);
    const onProgress = progressOf(task, noted);
    const work: TaskWork = { task, server, package: known, files: repositories.otaFiles, onProgress };
    const limit = AbortSignal.any([signal, AbortSignal.timeout(OTA_FTP_POLICY.taskLimitMs)]);
    try {
      if (task.isCanceling) throw new Canceled();
      return { state: await connectTo(server, deps, limit, (connection) => carryOut(connection, work)) };
    } catch (error) {
      if (error instanceof Lost) return undefined;
      if (error instanceof Canceled) {
        await cleanUp(work);
        return { state: 'canceled' };
      }
      if (error instanceof FileServerError) return { state: 'failed', error };
      throw error;
    }
  }

  /** A canceled upload may have left a part. If the server can't be reached, the part stays and is listed as such. */
  async function cleanUp(work: TaskWork): Promise<void> {
    const { task, server } = work;
    if (task.kind !== 'publish') return;
    const limit = AbortSignal.timeout(OTA_FTP_POLICY.testLimitMs);
    await connectTo(server, deps, limit, (connection) => removePartials(connection, work, task.attempt)).catch((err) =>
      logger.warn({ err, taskId: task.taskId }, 'a canceled upload could not be removed'),
    );
  }

  function progressOf(task: FtpTask, noted: { doneBytes: number }): TaskWork['onProgress'] {
    let notedAt = 0;
    let state: string | undefined;
    return async (next, doneBytes, isDue = false) => {
      const at = now();
      const isSoon = at.getTime() - notedAt < NOTE_AFTER_MS && Math.abs(doneBytes - noted.doneBytes) < NOTE_AFTER_BYTES;
      if (!isDue && state === next && isSoon) return;
      notedAt = at.getTime();
      noted.doneBytes = doneBytes;
      state = next;
      const turn = await repositories.otaFtp.progress(task, { state: next, doneBytes, now: at });
      if (turn === 'lost') throw new Lost();
      if (turn === 'cancel') throw new Canceled();
    };
  }

  async function settle(task: FtpTask, server: FtpServer, { state, error }: End, doneBytes: number): Promise<void> {
    const nextTryAt = error && nextOtaFtpTry(error.problem, task.attempt, now());
    const { taskId, serverId, kind, sizeBytes, authorId, attempt } = task;
    if (error) logger.warn({ taskId, serverId, kind, attempt, problem: error.problem }, 'a file server task failed');
    await runUnit(async ({ repositories: within, audit }) => {
      const isSettled = await within.otaFtp.settle(task, {
        state: nextTryAt ? 'waiting' : state,
        doneBytes: error || state === 'canceled' ? doneBytes : sizeBytes,
        ...{ problem: error?.problem ?? null, detail: error?.detail ?? null },
        ...{ nextTryAt: nextTryAt ?? null, endedAt: nextTryAt ? null : now() },
      });
      if (!isSettled) return;
      if (nextTryAt) return within.jobs.add([taskRequest(taskId, nextTryAt)]);
      const action = AUDITED[state];
      if (!action) return;
      await audit(action, {
        ...{ userId: authorId, subject: server.name, subjectId: taskId },
        detail: {
          ...{ kind, file: joinOtaFtpPath(server.folder, task.path, task.fileName), sizeBytes },
          ...(error && { problem: error.problem }),
        },
      });
    });
  }
}

const AUDITED = {
  published: 'ota.ftpPublished',
  alreadyPublished: 'ota.ftpPublished',
  verified: 'ota.ftpVerified',
  deleted: 'ota.ftpDeleted',
  failed: 'ota.ftpTaskFailed',
  // Its cancellation has a line.
  canceled: undefined,
  waiting: undefined,
  working: undefined,
  verifying: undefined,
} as const satisfies Record<OtaFtpTaskState, string | undefined>;
