import type { OtaFtpPort, OtaPort } from '@gladhand/domain';
import type { OtaKind, OtaPackageList } from '@gladhand/domain/ota';
import type {
  OtaFtpFileTaskInput,
  OtaFtpListing,
  OtaFtpServer,
  OtaFtpServerInput,
  OtaFtpTask,
  PublishOtaPackageInput,
  TrustOtaFtpServerInput,
} from '@gladhand/domain/ota-ftp';
import type { ApiInfiniteQuery, ApiMutation, ApiQuery } from '@gladhand/domain/react';

const KEY = ['otaFtp'] as const;
const SERVERS = [...KEY, 'servers'] as const;
const PAGE = 100;
const TASKS = 20;

export const serversQuery: ApiQuery<OtaFtpServer[]> = {
  key: SERVERS,
  fetch: (api: OtaFtpPort, options) => api.otaFtp.servers(options),
};

export const tasksQuery = (serverId: string): ApiQuery<OtaFtpTask[]> => ({
  key: [...KEY, 'tasks', serverId],
  fetch: (api: OtaFtpPort, options) => api.otaFtp.tasks({ serverId, limit: TASKS }, options),
});

const NO_FILES: OtaFtpListing = { problem: null, detail: null, total: 0, isCut: false, entries: [] };

/** The files of a folder. */
export const filesQuery = ({
  serverId,
  path,
  search,
}: {
  serverId: string;
  path: string;
  search: string;
}): ApiInfiniteQuery<OtaFtpListing, number> => ({
  key: [...KEY, 'files', serverId, path, search],
  firstCursor: 0,
  fetch: async (api: OtaFtpPort, offset, options) =>
    (await api.otaFtp.files({ serverId, path, search: search || null, offset, limit: PAGE }, options)) ?? NO_FILES,
  next: ({ total }, pages) => (pages.length * PAGE < total ? pages.length * PAGE : undefined),
});

export const packagesQuery = (kind: OtaKind): ApiQuery<OtaPackageList> => ({
  key: ['ota', 'packages', kind],
  fetch: (api: OtaPort, options) => api.ota.packages(kind, options),
});

export const createServer: ApiMutation<OtaFtpServerInput, OtaFtpServer> = {
  run: (api: OtaFtpPort, server, requestId) => api.otaFtp.create({ serverId: requestId, server }),
  invalidates: () => [SERVERS],
};

export const updateServer: ApiMutation<{ serverId: string; version: number; server: OtaFtpServerInput }, OtaFtpServer> =
  {
    run: (api: OtaFtpPort, input) => api.otaFtp.update(input),
    invalidates: () => [KEY],
  };

export const removeServer: ApiMutation<{ serverId: string; version: number }, string> = {
  run: (api: OtaFtpPort, input) => api.otaFtp.remove(input),
  invalidates: () => [SERVERS],
};

export const testServer: ApiMutation<string, OtaFtpServer> = {
  run: (api: OtaFtpPort, serverId) => api.otaFtp.test(serverId),
  invalidates: () => [SERVERS],
};

export const trustServer: ApiMutation<TrustOtaFtpServerInput, OtaFtpServer> = {
  run: (api: OtaFtpPort, input) => api.otaFtp.trust(input),
  invalidates: () => [KEY],
};

const tasksOf = ({ serverId }: { serverId: string }) => [[...KEY, 'tasks', serverId]];

export const publishPackage: ApiMutation<Omit<PublishOtaPackageInput, 'taskId'>, OtaFtpTask> = {
  run: (api: OtaFtpPort, input, requestId) => api.otaFtp.publish({ ...input, taskId: requestId }),
  invalidates: tasksOf,
};

export const verifyFile: ApiMutation<Omit<OtaFtpFileTaskInput, 'taskId'>, OtaFtpTask> = {
  run: (api: OtaFtpPort, input, requestId) => api.otaFtp.verify({ ...input, taskId: requestId }),
  invalidates: tasksOf,
};

export const deleteFile: ApiMutation<Omit<OtaFtpFileTaskInput, 'taskId'>, OtaFtpTask> = {
  run: (api: OtaFtpPort, input, requestId) => api.otaFtp.deleteFile({ ...input, taskId: requestId }),
  invalidates: tasksOf,
};

export const controlTask: ApiMutation<{ taskId: string; action: 'cancel' | 'retry' }, OtaFtpTask> = {
  run: (api: OtaFtpPort, input) => api.otaFtp.control(input),
  invalidates: (_, task) => tasksOf(task),
};
