import type { FtpPublished, FtpTask } from './ftpRepository';

/** What files are according to the tasks of their folder: published, when last compared, and not deleted since. */
export function publishedOf(tasks: readonly FtpTask[]): FtpPublished[] {
  const files = new Map<string, FtpPublished>();
  const ended = tasks.flatMap((task) => (task.endedAt === null ? [] : [{ ...task, endedAt: task.endedAt }]));
  ended.sort((a, b) => a.endedAt.getTime() - b.endedAt.getTime() || (a.taskId < b.taskId ? -1 : 1));
  for (const { fileName, packageId, state, kind, author, endedAt, problem } of ended) {
    const before = files.get(fileName);
    if (state === 'deleted') files.delete(fileName);
    else if (packageId === null) continue;
    else if (state === 'published' || state === 'alreadyPublished')
      files.set(fileName, {
        fileName,
        packageId,
        author,
        verifiedAt: endedAt,
        isVerified: true,
        isManifestVerified: true,
      });
    else if (before && kind === 'verify' && state === 'verified')
      files.set(fileName, { ...before, verifiedAt: endedAt, isVerified: true, isManifestVerified: true });
    else if (before && kind === 'verify' && (problem === 'manifestMissing' || problem === 'manifestMismatch'))
      files.set(fileName, { ...before, verifiedAt: endedAt, isVerified: true, isManifestVerified: false });
    else if (before && kind === 'verify' && (problem === 'hashMismatch' || problem === 'sizeMismatch'))
      files.set(fileName, { ...before, verifiedAt: endedAt, isVerified: false });
  }
  return [...files.values()].sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
}
