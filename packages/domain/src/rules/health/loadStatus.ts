import { LoadStatus } from '../../vocabulary/statuses';
import type { Undercarriage } from '../../vocabulary/trailerTypes';

/** A trailer is Unloaded at or below this net bogie weight, unless its customer sets another threshold. In pounds. */
export const UNLOADED_UP_TO_LBS = 2_500;

/** Load status by cargo weight on the bogie; undefined without a weight. `upToLbs` is the customer's threshold. */
export function loadStatusOf(
  netWeightLbs: number | null | undefined,
  upToLbs: number | null = UNLOADED_UP_TO_LBS,
): LoadStatus | undefined {
  if (netWeightLbs == null || !Number.isFinite(netWeightLbs)) return undefined;
  return netWeightLbs <= (upToLbs ?? UNLOADED_UP_TO_LBS) ? LoadStatus.Unloaded : LoadStatus.Loaded;
}

/**
 * Federal limit of the axle group in pounds (23 CFR 658.17: 20,000 single, 34,000 tandem); undefined if it depends on
 * the axle spread.
 */
export function axleLimitLbs(undercarriage: Undercarriage): number | undefined {
  return { single: 20_000, tandem: 34_000, tridem: undefined }[undercarriage];
}
