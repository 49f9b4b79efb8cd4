import { failureOf } from '@gladhand/domain';
import type { ManagedUser } from '@gladhand/domain/administration';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, Dialog, EmptyState, FailedState, lazyPart, Skeleton, useMessages } from '@gladhand/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { COMMON_MESSAGES } from '../internal/messages';
import { DialogFrame } from '../internal/UnsavedChanges/DialogFrame';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import type { GroupTreeSlotProps } from './GroupsTab';
import { USER_MESSAGES } from './messages';
import { ResultDialog } from './ResultDialog';
import type { Result } from './result';
import { oneUserQuery } from './userQueries';

const UserFormDialog = lazyPart(() => import('./UserFormDialog').then((module) => module.UserFormDialog));

export interface UserDialogProps extends LocalizedProps {
  /** Id of the user to edit. @default a new user is created */
  userId?: string | undefined;
  /** Whether the dialog is shown. Opened again, it starts from what is saved. */
  open: boolean;
  /** Called when the user closes the dialog, or the result of a save. */
  onClose: () => void;
  /** Called with the created or updated user as soon as all is saved. The result is still shown. */
  onSaved?: ((user: ManagedUser) => void) | undefined;
  /** The customer whose groups are offered first. @default none */
  customerId?: number | null | undefined;
  /** Chooses the groups of a user in place of a `GroupTree`. @default a `GroupTree` */
  groupTree?: ((props: GroupTreeSlotProps) => ReactNode) | undefined;
}

/** Creates a user, or edits the types and groups of one: the dialog of `UserManagement` alone. */
export function UserDialog({ messages, open, ...props }: UserDialogProps) {
  if (!open) return null;
  return (
    <WidgetTexts messages={messages}>
      <UserDialogBody key={props.userId} {...props} />
    </WidgetTexts>
  );
}

function UserDialogBody({ userId, onClose, onSaved, customerId = null, groupTree }: Omit<UserDialogProps, 'open'>) {
  const userMessages = useMessages(USER_MESSAGES);
  const commonMessages = useMessages(COMMON_MESSAGES);

  const { can } = useWidgetHost();
  const query = useApiQuery(oneUserQuery(userId ?? ''), { enabled: userId !== undefined });
  // A refresh must not replace the user that is being edited, and an earlier answer is not edited.
  const [edited, setEdited] = useState<ManagedUser>();
  const [result, setResult] = useState<Result>();
  const [isDone, setIsDone] = useState(false);
  if (!edited && query.data && !query.isFetching) setEdited(query.data);
  const closeResult = () => {
    setResult(undefined);
    if (isDone) onClose();
  };

  const isReady = userId === undefined ? can('createUser') : edited !== undefined;
  const title = userId === undefined ? userMessages.createTitle : userMessages.editTitle;
  const waiting = (content: ReactNode) => (
    <>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body style={{ minBlockSize: 320 }}>{content}</Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{commonMessages.close}</Button>
      </Dialog.Footer>
    </>
  );
  const loading = <Skeleton height={180} />;
  return (
    <>
      {!isDone && (
        <DialogFrame onClose={onClose}>
          {isReady ? (
            <Suspense fallback={waiting(loading)}>
              <UserFormDialog
                user={edited}
                customerId={customerId}
                groupTree={groupTree}
                onResult={(next, saved) => {
                  setResult(next);
                  if (!saved) return;
                  setIsDone(true);
                  onSaved?.(saved);
                }}
                onClose={onClose}
              />
            </Suspense>
          ) : (
            waiting(
              userId === undefined || query.error ? (
                <FailedState
                  what={userMessages.theUsers}
                  {...(query.error ? failureOf(query.error) : { forbidden: true, message: '' })}
                  onRetry={() => query.refetch()}
                  retrying={query.isRefetching}
                />
              ) : query.isSuccess && !query.isFetching ? (
                <EmptyState edge="none" title={userMessages.user}>
                  {commonMessages.recordMissing}
                </EmptyState>
              ) : (
                loading
              ),
            )
          )}
        </DialogFrame>
      )}
      {result && <ResultDialog result={result} onClose={closeResult} />}
    </>
  );
}
