import {
  isOtaFtpPath,
  isPartialName,
  joinOtaFtpPath,
  OTA_FTP_POLICY,
  otaFtpManifest,
  otaFtpManifestName,
} from '@gladhand/domain/ota-ftp';
import { type FileServerEntry, FileServerError } from '../../../engine/fileServers/fileServers';
import type { OtaFtpEntry, OtaFtpListing, OtaFtpPublished, QueryResolvers } from '../../../graphql/generated/resolvers';
import { badInput } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { fold } from '../../../repositories/fleetFields';
import type { Repositories } from '../../../repositories/port';
import { connectTo } from './connectTo';
import { OTA_FTP_MESSAGES } from './ftpMessages';
import { toServer, toTasks } from './toServer';

const MAX_ENTRIES = 500;
const MAX_TASKS = 100;

export const ftpQueries: Pick<QueryResolvers, 'otaFtpServers' | 'otaFtpFiles' | 'otaFtpTasks'> = {
  async otaFtpServers(_, __, { access, repositories }) {
    await access.authorize('otaFtpServers');
    return (await repositories.otaFtp.servers()).map(toServer);
  },

  async otaFtpTasks(_, { serverId, limit }, { access, repositories }) {
    await access.authorize('otaFtpTasks');
    if (limit < 1 || limit > MAX_TASKS) throw badInput(OTA_FTP_MESSAGES.limit(MAX_TASKS));
    if (!isUuid(serverId)) return [];
    return toTasks(await repositories.otaFtp.tasks(serverId, limit), repositories);
  },

  async otaFtpFiles(_, { input }, context) {
    const { access, repositories } = context;
    await access.authorize('otaFtpFiles');
    const { serverId, path, offset, limit } = input;
    if (limit < 1 || limit > MAX_ENTRIES) throw badInput(OTA_FTP_MESSAGES.limit(MAX_ENTRIES));
    if (offset < 0) throw badInput(OTA_FTP_MESSAGES.offset);
    if (!isOtaFtpPath(path)) throw badInput(OTA_FTP_MESSAGES.path);
    const server = isUuid(serverId) ? await repositories.otaFtp.server(serverId) : undefined;
    if (!server) return null;
    try {
      const limitMs = AbortSignal.timeout(OTA_FTP_POLICY.testLimitMs);
      const { entries, isCut } = await connectTo(server, context, limitMs, (connection) =>
        connection.list(joinOtaFtpPath(server.folder, path), OTA_FTP_POLICY.maxEntries),
      );
      const search = fold(input.search?.trim() ?? '');
      const published = await publishedIn({ serverId, path }, { entries, isCut }, repositories);
      const isShown = ({ name, isFolder }: FileServerEntry) =>
        fold(name).includes(search) && (isFolder || !published.manifests.has(name));
      const found = entries
        .filter(isShown)
        .sort((a, b) => Number(b.isFolder) - Number(a.isFolder) || compareNames(a.name, b.name));
      return {
        ...{ problem: null, detail: null, total: found.length, isCut },
        entries: found.slice(offset, offset + limit).map(
          ({ name, isFolder, sizeBytes, modifiedAt }): OtaFtpEntry => ({
            ...{ name, isFolder, sizeBytes: isFolder ? null : sizeBytes },
            modifiedAt: modifiedAt?.toISOString() ?? null,
            isPartial: isPartialName(name),
            published: isFolder ? null : (published.files.get(`${name} ${sizeBytes}`) ?? null),
          }),
        ),
      };
    } catch (error) {
      if (!(error instanceof FileServerError)) throw error;
      const { problem, detail } = error;
      return { problem, detail, total: 0, isCut: false, entries: [] } satisfies OtaFtpListing;
    }
  },
};

/** Numbers within names are in the order of their values: 4.9 before 4.18. */
const { compare: compareNames } = new Intl.Collator('en', { numeric: true });

/**
 * What was published in a folder, by name and size: a file of another size is no longer ours. Manifests of such files
 * are listed with them rather than by themselves, unless they differ.
 */
async function publishedIn(
  { serverId, path }: { serverId: string; path: string },
  { entries, isCut }: { entries: readonly FileServerEntry[]; isCut: boolean },
  { ota, otaFtp }: Pick<Repositories, 'ota' | 'otaFtp'>,
) {
  const sizes = new Map(entries.flatMap(({ name, isFolder, sizeBytes }) => (isFolder ? [] : [[name, sizeBytes]])));
  const files = new Map<string, OtaFtpPublished>();
  const manifests = new Set<string>();
  const tasks = await otaFtp.published(serverId, path);
  const packages = await ota.packagesById(tasks.map(({ packageId }) => packageId));
  for (const { fileName, packageId, author, verifiedAt, isVerified, isManifestVerified } of tasks) {
    const found = packages.find((one) => one.packageId === packageId);
    if (!found || sizes.get(fileName) !== found.sizeBytes) continue;
    const manifestName = otaFtpManifestName(fileName);
    const manifestBytes = new TextEncoder().encode(otaFtpManifest(found, verifiedAt)).length;
    const size = sizes.get(manifestName);
    // It may be among the entries that weren't read.
    const hasSize = size === undefined ? isCut : size === manifestBytes;
    const manifest = size === undefined && !isCut ? 'missing' : hasSize && isManifestVerified ? 'matches' : 'differs';
    if (manifest === 'matches') manifests.add(manifestName);
    const { name: packageName, version, sha256, sizeBytes } = found;
    files.set(`${fileName} ${sizeBytes}`, {
      ...{ packageId, packageName, version, sha256, author, isVerified, manifest },
      verifiedAt: verifiedAt.toISOString(),
    });
  }
  return { files, manifests };
}
