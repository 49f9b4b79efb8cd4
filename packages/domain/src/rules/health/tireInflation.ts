import { TireInflationStatus } from '../../vocabulary/statuses';

/** The lamp means that air is flowing: short at the start is normal, long is a leak. */
export const TIRE_INFLATION_POLICY = { unstableFromDemandMs: 10 * 60_000 } as const;

/** State of the tire inflation system: unstable after 10 minutes of demand or when unplugged. */
export function tireInflationOf(
  state: { readonly demandMs: number; readonly unplugged: boolean } | undefined,
): TireInflationStatus {
  if (!state) return TireInflationStatus.NotAvailable;
  const unstable = state.unplugged || state.demandMs >= TIRE_INFLATION_POLICY.unstableFromDemandMs;
  return unstable ? TireInflationStatus.Unstable : TireInflationStatus.Stable;
}
