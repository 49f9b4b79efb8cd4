import { isOpenTask } from '@gladhand/domain/ota-ftp';
import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { FtpServer, FtpTask, OtaFtpRepository } from './ftpRepository';
import { publishedOf } from './publishedOf';

/** File servers in memory. */
export function memoryFtp(store: MemoryStore): OtaFtpRepository {
  const servers = store.keep(new Map<string, FtpServer>());
  const tasks = store.keep(new Map<string, FtpTask>());
  const isInUse = ({ name, serverId }: FtpServer) =>
    [...servers.values()].some((one) => one.serverId !== serverId && one.name.toLowerCase() === name.toLowerCase());
  const isBusy = ({ taskId, serverId, path, fileName }: FtpTask) =>
    [...tasks.values()].some(
      (one) =>
        one.taskId !== taskId &&
        one.serverId === serverId &&
        one.path === path &&
        one.fileName === fileName &&
        isOpenTask(one.state),
    );
  const put = (task: FtpTask) => {
    tasks.set(task.taskId, task);
    return task;
  };
  const tasksOf = (serverId: string) =>
    [...tasks.values()]
      .filter((task) => task.serverId === serverId)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.taskId < b.taskId ? 1 : -1));

  return {
    servers: async () => [...servers.values()].sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase())),
    server: async (serverId) => servers.get(serverId),
    async addServer(server, max) {
      if (servers.size >= max) return 'tooMany';
      if (isInUse(server)) return 'nameInUse';
      servers.set(server.serverId, server);
      return 'added';
    },
    async replaceServer(server) {
      if (servers.get(server.serverId)?.version !== server.version - 1) return 'changed';
      if (isInUse(server)) return 'nameInUse';
      servers.set(server.serverId, server);
      return 'replaced';
    },
    async deleteServer(serverId, version) {
      if (servers.get(serverId)?.version !== version) return false;
      for (const { taskId } of tasksOf(serverId)) tasks.delete(taskId);
      return servers.delete(serverId);
    },
    async startTest(serverId, testStartedAt) {
      const server = servers.get(serverId);
      if (server) servers.set(serverId, { ...server, testStartedAt });
    },
    async endTest(serverId, startedAt, test) {
      const server = servers.get(serverId);
      if (server?.testStartedAt?.getTime() !== startedAt.getTime()) return false;
      servers.set(serverId, { ...server, test, testStartedAt: null });
      return true;
    },
    strandedTests: async (before, limit) =>
      [...servers.values()]
        .filter(({ testStartedAt }) => testStartedAt !== null && testStartedAt < before)
        .map(({ serverId }) => serverId)
        .sort()
        .slice(0, limit),

    async addTask(task) {
      if (isBusy(task)) return false;
      put(task);
      return true;
    },
    task: async (taskId) => tasks.get(taskId),
    tasks: async (serverId, limit) => tasksOf(serverId).slice(0, limit),
    openTasks: async (serverId) => tasksOf(serverId).filter(({ state }) => isOpenTask(state)).length,
    published: async (serverId, path) => publishedOf(tasksOf(serverId).filter((task) => task.path === path)),
    async claim(taskId, { now, deadSince }) {
      const task = tasks.get(taskId);
      if (!task || !isDue(task, now) || !isFree(task, deadSince)) return undefined;
      return put({
        ...task,
        state: 'working',
        attempt: task.attempt + 1,
        doneBytes: 0,
        nextTryAt: null,
        claimedAt: now,
      });
    },
    async progress({ taskId, attempt }, { now, ...done }) {
      const task = tasks.get(taskId);
      if (!task || task.attempt !== attempt || task.claimedAt === null) return 'lost';
      put({ ...task, ...done, claimedAt: now });
      return task.isCanceling ? 'cancel' : 'go';
    },
    async settle({ taskId, attempt }, end) {
      const task = tasks.get(taskId);
      if (!task || task.attempt !== attempt || task.claimedAt === null) return false;
      put({ ...task, ...end, claimedAt: null });
      return true;
    },
    async cancel(taskId) {
      const task = tasks.get(taskId);
      if (!task || !isOpenTask(task.state)) return undefined;
      return put({ ...task, isCanceling: true, nextTryAt: null });
    },
    async retry(taskId) {
      const task = tasks.get(taskId);
      if (task?.state !== 'failed' && task?.state !== 'canceled') return undefined;
      if (isBusy(task)) return 'busy';
      return put({
        ...task,
        ...{ state: 'waiting', problem: null, detail: null, isCanceling: false, doneBytes: 0 },
        ...{ nextTryAt: null, claimedAt: null, endedAt: null },
      });
    },
    strandedTasks: async ({ now, deadSince }, limit) =>
      [...tasks.values()]
        .filter((task) => isOpenTask(task.state) && isFree(task, deadSince) && isDue(task, now))
        .map(({ taskId }) => taskId)
        .sort()
        .slice(0, limit),
  };
}

const isDue = ({ state, nextTryAt }: FtpTask, now: Date) =>
  isOpenTask(state) && (nextTryAt === null || nextTryAt <= now);

const isFree = ({ claimedAt }: FtpTask, deadSince: Date) => claimedAt === null || claimedAt < deadSince;

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
