import type { Features } from '../features/features';
import { PERMISSIONS } from '../permissions/permissionTable';
import { parseRoles } from '../roles/parseRoles';

/** An operation with the role names that allow it. */
export interface AllowedOperation {
  readonly operation: string;
  readonly through: readonly string[];
}

/**
 * The operations that holders of these roles may use beyond those allowed for everyone, by area of the permission
 * table.
 */
export function allowedOperations(
  roles: readonly string[],
  features: Partial<Features>,
): readonly { readonly area: string; readonly operations: readonly AllowedOperation[] }[] {
  const parsed = parseRoles(roles);
  const areas = new Map<string, AllowedOperation[]>();
  for (const [operation, { kind, area, allowed, feature }] of Object.entries(PERMISSIONS)) {
    if (kind !== 'operation' || typeof allowed === 'string' || (feature && features[feature] !== true)) continue;
    const through = parsed.filter((role) => allowed.includes(role.kind)).map(({ name }) => name);
    if (through.length === 0) continue;
    areas.set(area, [...(areas.get(area) ?? []), { operation, through }]);
  }
  return [...areas].map(([area, operations]) => ({ area, operations }));
}
