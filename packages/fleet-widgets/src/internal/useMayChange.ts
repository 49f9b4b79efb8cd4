import type { Me, PermissionSubject, ViewerPort } from '@gladhand/domain';
import { type ApiQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';

/** The signed-in user. The key is the one that the host's own pages use. */
const meQuery: ApiQuery<Me> = { key: ['me'], fetch: (api: ViewerPort, options) => api.me(options) };

/** Whether the user may change a thing with an owner: their own ones, and as an administrator those of their customers. */
export function useMayChange(
  operation: PermissionSubject,
): (owned: { readonly customerId: number; readonly isOwn: boolean }) => boolean {
  const { can } = useWidgetHost();
  const isWriter = can(operation);
  const roles = useApiQuery(meQuery, { enabled: isWriter, staleMs: 300_000 }).data?.roles ?? [];
  return ({ customerId, isOwn }) =>
    isWriter && (isOwn || roles.includes('ADMINS') || roles.includes(`CUSTOMER_ADMIN_${customerId}`));
}
