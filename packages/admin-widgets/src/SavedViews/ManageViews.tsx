import { failureOf } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { type SavedView, ViewAudience } from '@gladhand/domain/saved-views';
import {
  Badge,
  Banner,
  Button,
  ConfirmDialog,
  CopyButton,
  Dialog,
  EmptyState,
  FailedState,
  Icon,
  IconButton,
  PencilIcon,
  Table,
  Trash2Icon,
  useMessages,
} from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { COMMON_MESSAGES } from '../internal/messages';
import { audienceText } from './audienceText';
import { SAVED_VIEWS_MESSAGES } from './messages';
import { deleteView } from './savedViewQueries';
import type { ViewsMenu } from './ViewsMenu';

interface ManageViewsProps extends Pick<Parameters<typeof ViewsMenu>[0], 'views'> {
  /** URL of a view, to copy. */
  href: (view: SavedView) => string;
  onEdit: (view: SavedView) => void;
  onClose: () => void;
}

/** Every view that the viewer may open, with its audience, link and what the viewer may do with it. */
export function ManageViews({ views, href, onEdit, onClose }: ManageViewsProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const savedViewsMessages = useMessages(SAVED_VIEWS_MESSAGES);

  const [deleting, setDeleting] = useState<SavedView>();
  const found = views.data ?? [];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="medium">
        <Dialog.Header>
          <Dialog.Title>{savedViewsMessages.manageTitle}</Dialog.Title>
          <Dialog.Description>{savedViewsMessages.manageHint}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          {views.isError && !views.data && (
            <FailedState
              what={savedViewsMessages.savedViews}
              {...failureOf(views.error)}
              onRetry={() => void views.refetch()}
              retrying={views.isFetching}
            />
          )}
          {views.isSuccess && found.length === 0 && <EmptyState edge="none" title={savedViewsMessages.none} />}
          {found.length > 0 && (
            <Views density="compact">
              <thead>
                <tr>
                  <th scope="col">{savedViewsMessages.view}</th>
                  <th scope="col">{savedViewsMessages.audience}</th>
                  <th scope="col">{savedViewsMessages.actions}</th>
                </tr>
              </thead>
              <tbody>
                {found.map((view) => (
                  <tr key={view.id}>
                    <th scope="row">
                      {view.name} {view.isDefault && <Badge>{savedViewsMessages.default}</Badge>}
                    </th>
                    <td>
                      {audienceText(view, savedViewsMessages)}
                      {!view.isOwn && (
                        <Quiet> {savedViewsMessages.by(view.owner ?? savedViewsMessages.deletedOwner)}</Quiet>
                      )}
                    </td>
                    <td>
                      <Actions>
                        <CopyButton text={href(view)} label={savedViewsMessages.copyLink(view.name)} />
                        {view.canChange && (
                          <>
                            <IconButton
                              kind="quiet"
                              icon={<Icon icon={PencilIcon} />}
                              label={savedViewsMessages.editView(view.name)}
                              onClick={() => onEdit(view)}
                            />
                            <IconButton
                              kind="quiet"
                              icon={<Icon icon={Trash2Icon} />}
                              label={savedViewsMessages.deleteView(view.name)}
                              onClick={() => setDeleting(view)}
                            />
                          </>
                        )}
                      </Actions>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Views>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{commonMessages.close}</Button>
        </Dialog.Footer>
        {deleting && <ConfirmDeleteView view={deleting} onClose={() => setDeleting(undefined)} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function ConfirmDeleteView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const savedViewsMessages = useMessages(SAVED_VIEWS_MESSAGES);

  const { notify } = useWidgetHost();
  const removing = useApiMutation(deleteView);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={savedViewsMessages.deleteTitle(view.name)}
      confirmLabel={commonMessages.delete}
      destructive
      working={removing.isPending}
      onConfirm={() =>
        removing.mutate(view.id, {
          onSuccess: () => {
            notify({ tone: 'good', title: savedViewsMessages.deleted, detail: view.name });
            onClose();
          },
        })
      }
    >
      <p>
        {view.audience === ViewAudience.Private ? savedViewsMessages.deletePrivate : savedViewsMessages.deleteShared}
      </p>
      {removing.error && (
        <Banner tone="critical" title={savedViewsMessages.notDeleted}>
          {removing.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  );
}

const Views = styled(Table)`
  & :is(th, td) {
    vertical-align: middle;
  }
`;

const Quiet = styled.span`
  color: var(--gh-color-text-muted);
`;

const Actions = styled.span`
  display: flex;
  gap: 4px;
`;
