import type { ManagedUser } from '@gladhand/domain/administration';
import { lazyPart } from '@gladhand/ui';
import { type ReactNode, Suspense } from 'react';
import { ConfirmDelete } from './ConfirmDelete';
import { ConfirmEnable } from './ConfirmEnable';
import { ConfirmMail } from './ConfirmMail';
import type { GroupTreeSlotProps } from './GroupsTab';
import { ResultDialog } from './ResultDialog';
import type { MailKind, Result } from './result';
import type { UserView } from './userView';

const UserFormDialog = lazyPart(() => import('./UserFormDialog').then((module) => module.UserFormDialog));
const AccessDialog = lazyPart(() => import('./AccessDialog').then((module) => module.AccessDialog));
const ImportUsers = lazyPart(() => import('./ImportUsers').then((module) => module.ImportUsers));
const ExportUsers = lazyPart(() => import('./ExportUsers').then((module) => module.ExportUsers));

/** The dialog that is open above the list. */
export type OpenDialog =
  | { kind: 'create' | 'import' | 'export' }
  | { kind: 'edit' | 'access' | 'delete'; user: ManagedUser }
  | { kind: 'enable'; user: ManagedUser; enabled: boolean }
  | { kind: 'mail'; mail: MailKind; users: readonly ManagedUser[] };

interface UserDialogsProps {
  dialog: OpenDialog | undefined;
  onDialogChange: (dialog: OpenDialog | undefined) => void;
  result: Result | undefined;
  onResult: (result: Result | undefined) => void;
  view: UserView;
  groupTree: ((props: GroupTreeSlotProps) => ReactNode) | undefined;
  importWorkerUrl: string | undefined;
}

/** The dialogs of User Management. The result of a request appears above the dialog that sent it. */
export function UserDialogs(props: UserDialogsProps) {
  const { dialog, onDialogChange, result, onResult, view, groupTree, importWorkerUrl } = props;
  const close = () => onDialogChange(undefined);
  const finish = (next: Result) => {
    close();
    onResult(next);
  };
  return (
    <Suspense>
      {(dialog?.kind === 'create' || dialog?.kind === 'edit') && (
        <UserFormDialog
          key={dialog.kind === 'edit' ? dialog.user.id : undefined}
          user={dialog.kind === 'edit' ? dialog.user : undefined}
          customerId={view.customerId}
          groupTree={groupTree}
          onResult={(next, saved) => (saved ? finish(next) : onResult(next))}
          onClose={close}
        />
      )}
      {dialog?.kind === 'access' && <AccessDialog user={dialog.user} onClose={close} />}
      {dialog?.kind === 'delete' && <ConfirmDelete user={dialog.user} onResult={finish} onClose={close} />}
      {dialog?.kind === 'enable' && (
        <ConfirmEnable user={dialog.user} enabled={dialog.enabled} onResult={finish} onClose={close} />
      )}
      {dialog?.kind === 'mail' && (
        <ConfirmMail kind={dialog.mail} users={dialog.users} onResult={finish} onClose={close} />
      )}
      {dialog?.kind === 'import' && <ImportUsers workerUrl={importWorkerUrl} onClose={close} />}
      {dialog?.kind === 'export' && <ExportUsers view={view} onClose={close} />}
      {result && <ResultDialog result={result} onClose={() => onResult(undefined)} />}
    </Suspense>
  );
}
