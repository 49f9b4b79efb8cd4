import { ApiErrorCode, can, FEATURES, type FeatureName, type Features } from '@gladhand/domain';
import { fault } from '../http/fault';
import type { CallerRecord, Repositories } from '../repositories/port';
import { type Sight, sightOf } from './sight';

/** A caller with what the one permission table and the scope of sight say of them. */
export interface Access extends CallerRecord {
  sight: Sight;
  /** Rejects with FORBIDDEN unless the permission table allows the operation. */
  authorise(operation: string): Promise<void>;
}

/** Features are read only when a row of the table asks for one. */
export function createAccess(caller: CallerRecord, { customers }: Pick<Repositories, 'customers'>): Access {
  const sight = sightOf(caller);
  const { roles } = caller.user;
  let features: Promise<Partial<Features>> | undefined;
  return {
    ...caller,
    sight,
    async authorise(operation) {
      if (can(roles, EVERY_FEATURE, operation)) {
        if (can(roles, {}, operation)) return;
        features ??= customers.features(sight.customerIds).then(toFeatures);
        if (can(roles, await features, operation)) return;
      }
      throw fault(ApiErrorCode.Forbidden, 'Your role does not allow this.');
    },
  };
}

const toFeatures = (names: readonly string[]): Partial<Record<FeatureName, boolean>> =>
  Object.fromEntries(names.map((name) => [name, true]));

const EVERY_FEATURE = toFeatures(FEATURES.map(({ id }) => id));
