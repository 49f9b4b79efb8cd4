import { Banner, Button } from '@gladhand/ui';
import { UnreadableTrailers } from './UnreadableTrailers';
import type { Tracked } from './useTracked';
import { WorkerBlocked } from './WorkerBlocked';

interface TrackedRemarksProps {
  tracked: Tracked;
  /** An instant in the viewer's zone, in words. */
  moment: (at: Date) => string;
}

/** What is not as it should be with the positions that are shown: old, kept without the worker, or partly unreadable. */
export function TrackedRemarks({ tracked, moment }: TrackedRemarksProps) {
  const { asOf, error, refetch, workerBlocked, broken } = tracked;
  return (
    <>
      {asOf && error && (
        <Banner
          tone="caution"
          title="Positions are not up to date"
          action={
            <Button size="xsmall" onClick={refetch}>
              Try again
            </Button>
          }
        >
          These are from {moment(asOf)}. {error.message}
        </Banner>
      )}
      {workerBlocked && <WorkerBlocked />}
      <UnreadableTrailers names={broken} />
    </>
  );
}
