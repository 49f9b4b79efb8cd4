import { ApiErrorCode, can, FEATURES, type FeatureName, type Features, type OperationSubject } from '@gladhand/domain';
import { apiError } from '../http/apiError';
import type { CallerRecord, Repositories } from '../repositories/port';
import { type AccessScope, scopeOf } from './accessScope';
import { AUTH_MESSAGES } from './messages';

/** A caller with their permissions and access scope. */
export interface Access extends CallerRecord {
  scope: AccessScope;
  /** Whether the permission table allows the operation. */
  may(operation: OperationSubject): Promise<boolean>;
  /** Rejects with FORBIDDEN unless the permission table allows the operation. */
  authorize(operation: OperationSubject): Promise<void>;
}

/** Whether the roles allow the operation if every feature is on: enough for events, which carry no data. */
export const rolesMay = (roles: CallerRecord['user']['roles'], operation: OperationSubject): boolean =>
  can(roles, EVERY_FEATURE, operation);

/** Features are loaded only when a permission depends on one. */
export function createAccess(caller: CallerRecord, { customers }: Pick<Repositories, 'customers'>): Access {
  const scope = scopeOf(caller);
  const { roles } = caller.user;
  let features: Promise<Partial<Features>> | undefined;
  const may = async (operation: OperationSubject) => {
    if (!rolesMay(roles, operation)) return false;
    if (can(roles, {}, operation)) return true;
    features ??= customers.features(scope.customerIds).then(toFeatures);
    return can(roles, await features, operation);
  };
  return {
    ...caller,
    scope,
    may,
    async authorize(operation) {
      if (await may(operation)) return;
      throw apiError(ApiErrorCode.Forbidden, AUTH_MESSAGES.forbidden);
    },
  };
}

const toFeatures = (names: readonly string[]): Partial<Record<FeatureName, boolean>> =>
  Object.fromEntries(names.map((name) => [name, true]));

const EVERY_FEATURE = toFeatures(FEATURES.map(({ id }) => id));
