import type { AdministrationPort } from '@gladhand/domain';
import type { UserRowInput } from '@gladhand/domain/administration';
import { normalizeEmail } from '@gladhand/domain/contact';
import { USER_ROW_COLUMNS, USER_ROW_KEPT_COLUMNS } from '@gladhand/domain/users';
import { useMessages } from '@gladhand/ui';
import { BulkImport } from '../internal/BulkImport/BulkImport';
import type { BulkCalls } from '../internal/BulkImport/useBulkRun';
import { USER_MESSAGES } from './messages';
import { USERS_KEY } from './userQueries';

const CALLS: BulkCalls<UserRowInput> = {
  inputOf: ({ cells }) => ({
    email: cells.email ?? '',
    types: cells.types || null,
    customers: cells.customers || null,
    roles: cells.roles || null,
    enabled: cells.enabled || null,
    groups: cells.groups || null,
  }),
  check: (api: AdministrationPort, rows, options) => api.administration.users.checkRows(rows, options),
  apply: (api: AdministrationPort, rows) => api.administration.users.applyRows(rows),
  invalidates: [USERS_KEY],
};

/** Creates and updates users from a file. */
export const ImportUsers = ({ workerUrl, onClose }: { workerUrl: string | undefined; onClose: () => void }) => {
  const messages = useMessages(USER_MESSAGES);
  return (
    <BulkImport
      title={messages.importTitle}
      words={[messages.one, messages.many]}
      columns={USER_ROW_COLUMNS}
      keptColumns={USER_ROW_KEPT_COLUMNS}
      identityOf={({ email = '' }) => normalizeEmail(email)}
      doubledText={messages.doubledRow}
      calls={CALLS}
      workerUrl={workerUrl}
      onClose={onClose}
    />
  );
};
