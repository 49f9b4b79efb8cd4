import { scopedKey, type WidgetHostValue } from '@gladhand/domain/react';
import type { TrailerPosition } from '@gladhand/domain/tracking';
import type { PositionSnapshot } from './PositionSnapshot';

/** The newest cached row of a trailer, from any map or list of this host. Makes no request. */
export function cachedPosition(
  { api, queryClient }: Pick<WidgetHostValue, 'api' | 'queryClient'>,
  vin: string,
): TrailerPosition | undefined {
  const snapshots = queryClient.getQueriesData<PositionSnapshot>({ queryKey: scopedKey(api, ['positions']) });
  return snapshots
    .flatMap(([, snapshot]) => snapshot?.trailers.find((trailer) => trailer.vin === vin) ?? [])
    .sort((a, b) => (b.lastReport ?? 0) - (a.lastReport ?? 0))[0];
}
