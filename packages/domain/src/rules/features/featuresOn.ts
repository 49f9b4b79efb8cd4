import { FEATURES, type FeatureName } from '../../vocabulary/features';
import type { Features } from './features';

/** Every feature on: what a role allows at most. */
export const FEATURES_ON = Object.fromEntries(FEATURES.map(({ id }) => [id, true])) as Record<
  FeatureName,
  boolean
> satisfies Features;
