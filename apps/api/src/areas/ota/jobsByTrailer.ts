import type { OtaJobRow } from './repository';

/** Jobs by trailer id, in their order. */
export function jobsByTrailer(jobs: readonly OtaJobRow[]): ReadonlyMap<string, readonly OtaJobRow[]> {
  const byTrailer = new Map<string, OtaJobRow[]>();
  for (const job of jobs) {
    const { trailerId } = job.device;
    const list = byTrailer.get(trailerId);
    if (list) list.push(job);
    else byTrailer.set(trailerId, [job]);
  }
  return byTrailer;
}
