import { TireInflationStatus } from '../../vocabulary/statuses';

/** While the lamp is on, air flows. That is normal for a short time at the start; for longer it means a leak. */
export const TIRE_INFLATION_POLICY = { unstableFromDemandMs: 10 * 60_000 } as const;

/** State of the tire inflation system: unstable after 10 minutes of air flow or if unplugged. */
export function tireInflationOf(
  state: { readonly demandMs: number; readonly unplugged: boolean } | undefined,
): TireInflationStatus {
  if (!state) return TireInflationStatus.NotAvailable;
  const unstable = state.unplugged || state.demandMs >= TIRE_INFLATION_POLICY.unstableFromDemandMs;
  return unstable ? TireInflationStatus.Unstable : TireInflationStatus.Stable;
}
