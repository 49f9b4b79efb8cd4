import { Banner, Button } from '@gladhand/ui';
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
      {broken.length > 0 && (
        <Banner
          tone="caution"
          title={broken.length === 1 ? '1 trailer cannot be read' : `${broken.length} trailers cannot be read`}
        >
          {broken.slice(0, 5).join(', ')}
          {broken.length > 5 ? ' and others' : ''}: their last answer made no sense, so they are not counted.
        </Banner>
      )}
    </>
  );
}
