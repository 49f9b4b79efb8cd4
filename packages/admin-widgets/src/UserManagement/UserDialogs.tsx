import type { ManagedUser } from '@gladhand/domain';
import { lazyPart } from '@gladhand/ui';
import { type ReactNode, Suspense } from 'react';
import { ConfirmDelete } from './ConfirmDelete';
import { ConfirmEnable } from './ConfirmEnable';
import { ConfirmMail, type MailKind } from './ConfirmMail';
import type { GroupTreeSlotProps } from './GroupsTab';
import { type Result, ResultDialog } from './ResultDialog';
import type { UserView } from './userQuery';

const UserDialog = lazyPart(() => import('./UserDialog').then((module) => module.UserDialog));
const AccessDialog = lazyPart(() => import('./AccessDialog').then((module) => module.AccessDialog));
const ImportUsers = lazyPart(() => import('./ImportUsers').then((module) => module.ImportUsers));
const ExportUsers = lazyPart(() => import('./ExportUsers').then((module) => module.ExportUsers));

/** What is asked or shown above the list. */
export type Shown =
  | { kind: 'create' | 'import' | 'export' }
  | { kind: 'edit' | 'access' | 'delete'; user: ManagedUser }
  | { kind: 'enable'; user: ManagedUser; enabled: boolean }
  | { kind: 'mail'; what: MailKind; users: readonly ManagedUser[] };

interface UserDialogsProps {
  shown: Shown | undefined;
  onShow: (shown: Shown | undefined) => void;
  result: Result | undefined;
  onResult: (result: Result | undefined) => void;
  view: UserView;
  groupTree: (props: GroupTreeSlotProps) => ReactNode;
  importWorkerUrl: string | undefined;
}

/** The dialogs of User Management; the result of a request stands above what it came from. */
export function UserDialogs(props: UserDialogsProps) {
  const { shown, onShow, result, onResult, view, groupTree, importWorkerUrl } = props;
  const close = () => onShow(undefined);
  const finish = (next: Result) => {
    close();
    onResult(next);
  };
  return (
    <Suspense>
      {(shown?.kind === 'create' || shown?.kind === 'edit') && (
        <UserDialog
          key={shown.kind === 'edit' ? shown.user.id : undefined}
          user={shown.kind === 'edit' ? shown.user : undefined}
          customerId={view.customerId}
          groupTree={groupTree}
          onResult={(next, done) => (done ? finish(next) : onResult(next))}
          onClose={close}
        />
      )}
      {shown?.kind === 'access' && <AccessDialog user={shown.user} onClose={close} />}
      {shown?.kind === 'delete' && <ConfirmDelete user={shown.user} onResult={finish} onClose={close} />}
      {shown?.kind === 'enable' && (
        <ConfirmEnable user={shown.user} enabled={shown.enabled} onResult={finish} onClose={close} />
      )}
      {shown?.kind === 'mail' && (
        <ConfirmMail kind={shown.what} users={shown.users} onResult={finish} onClose={close} />
      )}
      {shown?.kind === 'import' && <ImportUsers workerUrl={importWorkerUrl} onClose={close} />}
      {shown?.kind === 'export' && <ExportUsers view={view} onClose={close} />}
      {result && <ResultDialog result={result} onClose={() => onResult(undefined)} />}
    </Suspense>
  );
}
