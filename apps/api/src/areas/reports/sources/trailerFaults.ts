import { REPORT_POLICY } from '@gladhand/domain/reports';
import type { FaultRecord } from '../../../repositories/faults';
import type { Repositories } from '../../../repositories/port';
import type { ReportQuestion } from './reportSource';
import type { ReportTrailer } from './reportTrailers';

/** Faults of trailers that overlap the period of a report, by trailer id and start, in pages. */
export async function* faultPages(
  { period, content }: ReportQuestion,
  trailers: readonly ReportTrailer[],
  { faults }: Pick<Repositories, 'faults'>,
  pageSize: number = REPORT_POLICY.readRows,
): AsyncGenerator<readonly FaultRecord[], void> {
  const faultTypeIds = content.allFaultTypes ? null : content.faultTypeIds;
  let after: FaultRecord | undefined;
  do {
    const page = await faults.overlapping({ ...period, trailers, faultTypeIds, after, limit: pageSize });
    yield page;
    after = page.length < pageSize ? undefined : page.at(-1);
  } while (after);
}
