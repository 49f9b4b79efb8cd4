import type { OtaFtpServer, OtaFtpTask } from '../../../graphql/generated/resolvers';
import type { Repositories } from '../../../repositories/port';
import type { FtpServer, FtpTask } from './ftpRepository';

/** A server without its secret. */
export const toServer = ({ secret: _, pin, test, ...server }: FtpServer): OtaFtpServer => ({
  ...server,
  pinned: pin && { fingerprint: pin.fingerprint, author: pin.author, pinnedAt: pin.pinnedAt },
  test: test && withoutPem(test),
  testStartedAt: server.testStartedAt?.toISOString() ?? null,
  createdAt: server.createdAt.toISOString(),
  updatedAt: server.updatedAt.toISOString(),
});

const withoutPem = ({ pem: _, ...test }: NonNullable<FtpServer['test']>) => test;

/** Tasks with the packages that they are about. */
export async function toTasks(tasks: readonly FtpTask[], { ota }: Pick<Repositories, 'ota'>): Promise<OtaFtpTask[]> {
  const packages = await ota.packagesById(tasks.flatMap(({ packageId }) => packageId ?? []));
  return tasks.map(({ claimedAt: _, authorId: __, ...task }) => {
    const found = packages.find(({ packageId }) => packageId === task.packageId);
    return {
      ...task,
      packageName: found?.name ?? null,
      version: found?.version ?? null,
      sha256: found?.sha256 ?? null,
      nextTryAt: task.nextTryAt?.toISOString() ?? null,
      createdAt: task.createdAt.toISOString(),
      endedAt: task.endedAt?.toISOString() ?? null,
    };
  });
}

/** A single task. */
export async function toTask(task: FtpTask, repositories: Pick<Repositories, 'ota'>): Promise<OtaFtpTask> {
  const [only] = await toTasks([task], repositories);
  return only as OtaFtpTask;
}
