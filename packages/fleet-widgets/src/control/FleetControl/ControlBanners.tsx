import { StaleBanner } from '@gladhand/ui';
import { UnreadableTrailers } from '../../positions/UnreadableTrailers';
import { WorkerBlocked } from '../../positions/WorkerBlocked';
import type { FleetControlScreenProps } from './screenProps';

/** Notices about the data: stale, or partly unreadable. */
export function ControlBanners({ controlled, moment }: Pick<FleetControlScreenProps, 'controlled' | 'moment'>) {
  const { asOf, error, isFetching, refetch, broken, workerBlocked } = controlled;
  if (!asOf) return null;
  return (
    <>
      {error && <StaleBanner reason={error.message} asOf={moment(asOf)} onRetry={refetch} retrying={isFetching} />}
      {workerBlocked && <WorkerBlocked />}
      <UnreadableTrailers names={broken} />
    </>
  );
}
