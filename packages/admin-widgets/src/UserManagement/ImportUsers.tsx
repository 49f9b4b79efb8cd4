import { normalizeEmail, USER_ROW_COLUMNS, USER_ROW_KEPT_COLUMNS, type UserRowInput } from '@gladhand/domain';
import { BulkImport } from '../internal/BulkImport/BulkImport';
import type { BulkCalls } from '../internal/BulkImport/useBulkRun';
import { USERS_KEY } from './userQuery';

const CALLS: BulkCalls<UserRowInput> = {
  inputOf: ({ cells }) => ({
    email: cells.email ?? '',
    types: cells.types || null,
    customers: cells.customers || null,
    roles: cells.roles || null,
    enabled: cells.enabled || null,
    groups: cells.groups || null,
  }),
  check: (api, rows, options) => api.administration.users.checkRows(rows, options),
  apply: (api, rows) => api.administration.users.applyRows(rows),
  invalidates: [USERS_KEY],
};

/** Creates and edits users by a file. */
export const ImportUsers = ({ workerUrl, onClose }: { workerUrl: string | undefined; onClose: () => void }) => (
  <BulkImport
    title="Import Users"
    words={['user', 'users']}
    columns={USER_ROW_COLUMNS}
    keptColumns={USER_ROW_KEPT_COLUMNS}
    identityOf={({ email = '' }) => normalizeEmail(email)}
    doubledText="This address is in the file twice."
    calls={CALLS}
    workerUrl={workerUrl}
    onClose={onClose}
  />
);
