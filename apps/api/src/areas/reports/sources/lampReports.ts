import type { LampReport } from '@gladhand/domain/reports';
import type { Repositories } from '../../../repositories/port';
import type { TrailerKey } from '../../../repositories/trailers';

/** What the reports of a period say about the amber lamp of a trailer, oldest first. */
export async function lampReports(
  trailer: TrailerKey,
  span: { from: Date; to: Date },
  { activityLog }: Pick<Repositories, 'activityLog'>,
): Promise<LampReport[]> {
  const reports = await activityLog.readingBetween(trailer, 'abs', span);
  return reports.flatMap(({ recorded, reading }) => {
    const { amberLampMs } = reading as { amberLampMs?: unknown };
    return typeof amberLampMs === 'number' ? [{ at: recorded, amberLampMs }] : [];
  });
}
