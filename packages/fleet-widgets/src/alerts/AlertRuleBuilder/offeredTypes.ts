import type { FeatureName } from '@gladhand/domain';
import { alertType } from '@gladhand/domain/alerts';

/** The types of a group whose feature is on. */
export const offeredTypes = (
  typeIds: readonly number[],
  hasFeature: (feature: FeatureName) => boolean,
): readonly number[] =>
  typeIds.filter((id) => {
    const type = alertType(id);
    return type.known && (type.feature === undefined || hasFeature(type.feature));
  });
