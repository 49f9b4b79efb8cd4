import { CLUSTERED_ON_CLIENT_UP_TO } from '@gladhand/domain';
import { useFleetPositions } from './useFleetPositions';

/** As `useFleetPositions`, with as many trailers as the server sends one by one. */
export function useWholeFleet(customerId: number | null) {
  const small = useFleetPositions(customerId);
  const isLarge = small.data?.tooMany ?? false;
  const whole = useFleetPositions(customerId, {
    upTo: CLUSTERED_ON_CLIENT_UP_TO,
    enabled: isLarge && (small.data?.total ?? 0) <= CLUSTERED_ON_CLIENT_UP_TO,
  });
  if (!isLarge || (whole.fetchStatus === 'idle' && !whole.data && !whole.error)) return small;
  return whole;
}
