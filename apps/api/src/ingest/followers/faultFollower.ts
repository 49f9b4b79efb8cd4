import type { FaultRecord } from '../../repositories/faults';
import { faultsAfter } from '../faultsAfter';
import type { ReportFollower } from './follower';

/**
 * Opens, continues and clears ABS faults according to reports. Late reports are skipped, because they would reopen
 * cleared faults.
 */
export const faultFollower: ReportFollower<readonly FaultRecord[], FaultRecord> = {
  name: 'faults',
  load: (within, trailers) => within.faults.openOf(trailers),
  decide({ after: trailer, report, logId, isLate }, open = []) {
    const changes = isLate ? [] : faultsAfter(open, { trailer, logId, report });
    if (changes.length === 0) return { state: open, changes };
    const known = new Map([...open, ...changes].map((fault) => [fault.faultId, fault]));
    return { state: [...known.values()].filter(({ faultEnd }) => faultEnd === null), changes };
  },
  write(within, changes) {
    const latest = new Map(changes.map((fault) => [fault.faultId, fault]));
    return within.faults.put([...latest.values()]);
  },
};
