import { Banner, Button } from '@gladhand/ui';
import type { FleetControlScreenProps } from './FleetControlScreen';

/** What is not as it should be with the data: old, or partly unreadable. */
export function ControlBanners({ positions, moment }: Pick<FleetControlScreenProps, 'positions' | 'moment'>) {
  const snapshot = positions.data;
  if (!snapshot) return null;
  const broken = snapshot.broken;
  return (
    <>
      {positions.error && (
        <Banner
          tone="caution"
          title="The counts are not up to date"
          action={
            <Button size="xsmall" working={positions.isFetching} onClick={() => void positions.refetch()}>
              Try again
            </Button>
          }
        >
          They are from {moment(snapshot.asOf)}. {positions.error.message}
        </Banner>
      )}
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
