import { StaleBanner } from '@gladhand/ui';
import { UnreadableTrailers } from './UnreadableTrailers';
import type { Tracked } from './useTracked';
import { WorkerBlocked } from './WorkerBlocked';

interface TrackedRemarksProps {
  tracked: Tracked;
  /** Formats an instant in the viewer's zone. */
  moment: (at: Date) => string;
}

/** Notices about the positions: stale, held without the worker, or partly unreadable. */
export function TrackedRemarks({ tracked, moment }: TrackedRemarksProps) {
  const { asOf, error, refetch, workerBlocked, broken } = tracked;
  return (
    <>
      {asOf && error && <StaleBanner reason={error.message} asOf={moment(asOf)} onRetry={refetch} />}
      {workerBlocked && <WorkerBlocked />}
      <UnreadableTrailers names={broken} />
    </>
  );
}
