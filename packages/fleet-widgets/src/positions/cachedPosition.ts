import type { TrailerPosition } from '@gladhand/domain';
import type { WidgetHostValue } from '@gladhand/domain/react';
import type { PositionSnapshot } from './PositionSnapshot';

/** The newest row that some map or list of this host holds of a trailer; nothing is asked for. */
export function cachedPosition(queryClient: WidgetHostValue['queryClient'], vin: string): TrailerPosition | undefined {
  const snapshots = queryClient.getQueriesData<PositionSnapshot>({ queryKey: ['positions'] });
  return snapshots
    .flatMap(([, snapshot]) => snapshot?.trailers.find((trailer) => trailer.vin === vin) ?? [])
    .sort((a, b) => (b.lastReport ?? 0) - (a.lastReport ?? 0))[0];
}
