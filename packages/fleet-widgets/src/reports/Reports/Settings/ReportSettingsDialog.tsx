import { failureOf } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { Button, Dialog, FailedState, Skeleton, useMessages } from '@gladhand/ui';
import { useId, useState } from 'react';
import { reportSettingsQuery } from '../../internal/reportQueries';
import { REPORT_SETTINGS_MESSAGES } from './messages';
import * as S from './Settings.styles';
import { SettingsForm } from './SettingsForm';

interface ReportSettingsDialogProps {
  customerId: number;
  onClose: () => void;
}

/** What applies to all reports of a customer, in a dialog. */
export function ReportSettingsDialog({ customerId, onClose }: ReportSettingsDialogProps) {
  const messages = useMessages(REPORT_SETTINGS_MESSAGES);
  const formId = useId();
  const [state, setState] = useState<'ready' | 'saving' | 'conflict'>('ready');
  const settings = useApiQuery(reportSettingsQuery(customerId));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      {/* A press next to the dialog must not lose what was entered. */}
      <Dialog.Content width="small" onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Header>
          <Dialog.Title>{messages.title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description asChild>
            <S.Hint>{messages.hint}</S.Hint>
          </Dialog.Description>
          {settings.data ? (
            <SettingsForm
              key={customerId}
              {...{ customerId, formId, loaded: settings.data }}
              onStateChange={setState}
              onSaved={onClose}
            />
          ) : settings.isError ? (
            <FailedState
              what={messages.theSettings}
              {...failureOf(settings.error)}
              onRetry={() => void settings.refetch()}
              retrying={settings.isFetching}
            />
          ) : (
            <Skeleton height={180} />
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            working={state === 'saving'}
            disabled={!settings.data || state === 'conflict'}
          >
            {messages.save}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
