import { Banner, Button } from '@gladhand/ui';
import { UnreadableTrailers } from '../positions/UnreadableTrailers';
import { WorkerBlocked } from '../positions/WorkerBlocked';
import type { FleetControlScreenProps } from './FleetControlScreen';

/** What is not as it should be with the data: old, or partly unreadable. */
export function ControlBanners({ controlled, moment }: Pick<FleetControlScreenProps, 'controlled' | 'moment'>) {
  const { asOf, error, isFetching, refetch, broken, workerBlocked } = controlled;
  if (!asOf) return null;
  return (
    <>
      {error && (
        <Banner
          tone="caution"
          title="The counts are not up to date"
          action={
            <Button size="xsmall" working={isFetching} onClick={refetch}>
              Try again
            </Button>
          }
        >
          They are from {moment(asOf)}. {error.message}
        </Banner>
      )}
      {workerBlocked && <WorkerBlocked />}
      <UnreadableTrailers names={broken} />
    </>
  );
}
