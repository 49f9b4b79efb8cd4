import { failureOf } from '@gladhand/domain';
import type { PlannedWorkTemplate } from '@gladhand/domain/maintenance';
import { useApiMutation, useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import {
  Banner,
  Button,
  ConfirmDialog,
  Dialog,
  FailedState,
  Icon,
  IconButton,
  PencilIcon,
  Skeleton,
  Trash2Icon,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useState } from 'react';
import { deleteTemplate, templatesQuery } from '../../internal/maintenanceQueries';
import { workName } from '../../internal/plannedWorkText';
import { PLANNED_WORK_MESSAGES } from './messages';
import * as S from './PlannedWork.styles';
import { TemplateForm } from './TemplateForm';
import { useTemplateText } from './useTemplateText';

interface WorkTemplatesProps {
  customerId: number;
  onClose: () => void;
}

/** The planned work of a customer: what is due how often for which trailers. */
export function WorkTemplates({ customerId, onClose }: WorkTemplatesProps) {
  const messages = useMessages(PLANNED_WORK_MESSAGES);
  const { can } = useWidgetHost();
  const query = useApiQuery(templatesQuery(customerId));
  const [edited, setEdited] = useState<PlannedWorkTemplate | 'new'>();
  const [removed, setRemoved] = useState<PlannedWorkTemplate>();
  const removing = useApiMutation(deleteTemplate);
  const mayEdit = can('savePlannedWorkTemplate');

  if (edited) {
    return (
      <TemplateForm
        customerId={customerId}
        template={edited === 'new' ? undefined : edited}
        onClose={() => setEdited(undefined)}
      />
    );
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{messages.title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <p>{messages.hint}</p>
          {removing.error && <Banner tone="critical" title={removing.error.message || messages.notDeleted} />}
          {query.isPending && <Skeleton height={120} />}
          {query.isError && !query.data && (
            <FailedState
              what={messages.theTemplates}
              {...failureOf(query.error)}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          )}
          <S.Templates>
            {(query.data ?? []).map((template) => (
              <TemplateItem
                key={template.id}
                template={template}
                onEdit={mayEdit ? () => setEdited(template) : undefined}
                onRemove={mayEdit && !template.source ? () => setRemoved(template) : undefined}
              />
            ))}
          </S.Templates>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{messages.close}</Button>
          {mayEdit && query.data && (
            <Button kind="primary" onClick={() => setEdited('new')}>
              {messages.add}
            </Button>
          )}
        </Dialog.Footer>
        {removed && (
          <ConfirmDialog
            open
            destructive
            title={messages.deleteTitle(removed.name)}
            confirmLabel={messages.delete}
            working={removing.isPending}
            onOpenChange={() => setRemoved(undefined)}
            onConfirm={() =>
              removing.mutate(
                { customerId, id: removed.id, version: removed.version },
                {
                  onSettled: () => {
                    setRemoved(undefined);
                    void query.refetch();
                  },
                },
              )
            }
          >
            {messages.deleteHint}
          </ConfirmDialog>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface TemplateItemProps {
  template: PlannedWorkTemplate;
  /** Undefined for users who only read. */
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

function TemplateItem({ template, onEdit, onRemove }: TemplateItemProps) {
  const messages = useMessages(PLANNED_WORK_MESSAGES);
  const say = useWords();
  const { count } = useReadingFormats();
  const { intervals, types } = useTemplateText();
  const name = workName({ ...template, templateId: template.id }, say);
  const { dueSoon, overdue, unjudged } = template;
  return (
    <S.Template>
      <div>
        <strong dir="auto">{name}</strong>
        <span>
          {intervals(template)} · {types(template)}
          {template.source && ` · ${template.source}`}
        </span>
        <S.Quiet>
          {template.isOn ? messages.counts(count(dueSoon), count(overdue)) : messages.off}
          {template.isOn && unjudged > 0 && ` · ${messages.unjudged(unjudged, count(unjudged))}`}
        </S.Quiet>
      </div>
      {onEdit && (
        <IconButton kind="quiet" label={messages.edit(name)} icon={<Icon icon={PencilIcon} />} onClick={onEdit} />
      )}
      {onRemove && (
        <IconButton kind="quiet" label={messages.remove(name)} icon={<Icon icon={Trash2Icon} />} onClick={onRemove} />
      )}
    </S.Template>
  );
}
