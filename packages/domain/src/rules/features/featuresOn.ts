import { FEATURES, type FeatureName } from '../../vocabulary/features';
import type { Features } from './features';

/** Every feature on, for the maximum that a role allows. */
export const FEATURES_ON = Object.fromEntries(FEATURES.map(({ id }) => [id, true])) as Record<
  FeatureName,
  boolean
> satisfies Features;
