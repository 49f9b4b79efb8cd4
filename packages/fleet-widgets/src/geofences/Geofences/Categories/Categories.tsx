import { failureOf } from '@gladhand/domain';
import { durationText } from '@gladhand/domain/formats';
import type { OwnGeofenceCategory } from '@gladhand/domain/geofences';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import {
  Button,
  Dialog,
  EmptyState,
  FailedState,
  Icon,
  IconButton,
  PencilIcon,
  PlusIcon,
  Skeleton,
  Trash2Icon,
  useMessages,
} from '@gladhand/ui';
import { useState } from 'react';
import { ownCategoriesQuery } from '../../../internal/useGeofenceCategories';
import * as S from './Categories.styles';
import { CategoryForm } from './CategoryForm';
import { DeleteCategory } from './DeleteCategory';
import { CATEGORIES_MESSAGES } from './messages';

interface CategoriesProps {
  customerId: number;
  onClose: () => void;
}

/** The categories that a customer has added, in a dialog. */
export function Categories({ customerId, onClose }: CategoriesProps) {
  const messages = useMessages(CATEGORIES_MESSAGES);
  const formats = useReadingFormats();

  const { locale } = useWidgetHost();
  const own = useApiQuery(ownCategoriesQuery(customerId));
  const [edited, setEdited] = useState<OwnGeofenceCategory | 'new'>();
  const [deleted, setDeleted] = useState<OwnGeofenceCategory>();
  const close = () => setEdited(undefined);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="small">
        <Dialog.Header>
          <Dialog.Title>{messages.title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description asChild>
            <S.Hint>{messages.hint}</S.Hint>
          </Dialog.Description>
          {own.isPending && <Skeleton height={48} />}
          {own.isError && !own.data && (
            <FailedState
              what={messages.theCategories}
              {...failureOf(own.error)}
              onRetry={() => void own.refetch()}
              retrying={own.isFetching}
            />
          )}
          {own.data?.length === 0 && edited === undefined && <EmptyState edge="none" title={messages.none} />}
          <S.List>
            {own.data?.map((category) =>
              edited !== 'new' && edited?.id === category.id ? (
                <li key={category.id}>
                  <CategoryForm customerId={customerId} category={category} onClose={close} />
                </li>
              ) : (
                <S.Item key={category.id}>
                  <div>
                    <strong>
                      <bdi>{category.label}</bdi>
                    </strong>
                    <S.Quiet>
                      {messages.geofences(category.geofences, formats.count(category.geofences))} ·{' '}
                      {messages.freeTimeOf(durationText(category.freeMinutes * 60_000, locale))}
                    </S.Quiet>
                  </div>
                  <IconButton
                    kind="quiet"
                    label={messages.edit(category.label)}
                    icon={<Icon icon={PencilIcon} />}
                    onClick={() => setEdited(category)}
                  />
                  <IconButton
                    kind="quiet"
                    label={messages.delete(category.label)}
                    icon={<Icon icon={Trash2Icon} />}
                    onClick={() => setDeleted(category)}
                  />
                </S.Item>
              ),
            )}
          </S.List>
          {edited === 'new' ? (
            <CategoryForm customerId={customerId} category={undefined} onClose={close} />
          ) : (
            <Button icon={<Icon icon={PlusIcon} />} onClick={() => setEdited('new')}>
              {messages.add}
            </Button>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{messages.close}</Button>
        </Dialog.Footer>
      </Dialog.Content>
      {deleted && <DeleteCategory customerId={customerId} category={deleted} onClose={() => setDeleted(undefined)} />}
    </Dialog.Root>
  );
}
