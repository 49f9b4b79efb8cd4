import type { DeveloperMessage } from '@gladhand/domain/messages';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Checkbox, Dialog, useMessages } from '@gladhand/ui';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { SaveFailed } from '../internal/RecordForm/SaveFailed';
import { useSavedRecord } from '../internal/RecordForm/useSavedRecord';
import { differencesOf } from '../internal/SaveConflict/differences';
import { SaveConflict } from '../internal/SaveConflict/SaveConflict';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { useWriting } from '../internal/writing';
import { entryWords } from './entryWords';
import * as S from './MessageDialog.styles';
import { AudienceFields, ContentFields, TimeFields } from './MessageFields';
import { MessagePreview } from './MessagePreview';
import { checkEntry, entryOf, inputOf, instantOf, type MessageEntry, NEW_ENTRY } from './messageForm';
import { createMessage, updateMessage } from './messageQueries';
import { MESSAGE_MESSAGES } from './messages';

interface MessageDialogProps {
  /** The message to edit. Undefined for a new message. */
  message: DeveloperMessage | undefined;
  onClose: () => void;
}

/** Writes a message or changes one, beside its preview and the number of users that it reaches. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const texts = useMessages(MESSAGE_MESSAGES);
  const formId = useId();
  const writing = useWriting();
  const { now, timeZone, locale, notify } = useWidgetHost();
  const { saved, conflict, noteFailure } = useSavedRecord(message);
  const creating = useApiMutation(createMessage);
  const updating = useApiMutation(updateMessage);
  const working = creating.isPending || updating.isPending;
  const form = useForm<MessageEntry>({
    defaultValues: message ? entryOf(message, timeZone) : NEW_ENTRY,
    resolver: checkEntry({ timeZone, now, messages: texts, locale, saved }),
  });
  const entry = form.watch();
  const start = instantOf(entry.fromDay, entry.fromTime, timeZone);
  const isLater = start != null && start > now();
  const finish = (title: string) => () => {
    notify({ tone: 'good', title });
    onClose();
  };
  const submit = form.handleSubmit((values) => {
    if (working) return;
    const input = inputOf(values, timeZone, saved);
    if (!saved) return creating.mutate(input, { onSuccess: finish(isLater ? texts.scheduled : texts.created) });
    updating.mutate(
      { id: saved.id, version: saved.version, message: input, showAgain: values.showAgain },
      { onSuccess: finish(texts.updated), onError: noteFailure },
    );
  });

  return (
    <FormDialog changed={form.formState.isDirty} working={working} onClose={onClose} width="large">
      <Dialog.Header>
        <Dialog.Title>{message ? texts.editTitle : texts.newTitle}</Dialog.Title>
        <Dialog.Description>{texts.newHint}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <FormProvider {...form}>
          <S.Form id={formId} noValidate onSubmit={submit}>
            {conflict && (
              <SaveConflict
                what={texts.thisMessage}
                differences={differencesOf(entryOf(conflict, timeZone), form.getValues(), entryWords(texts, writing))}
              />
            )}
            <SaveFailed error={creating.error ?? updating.error} />
            <ContentFields />
            <AudienceFields />
            <TimeFields />
            {message && message.dismissals > 0 && <Checkbox label={texts.showAgain} {...form.register('showAgain')} />}
            <MessagePreview entry={entry} />
          </S.Form>
        </FormProvider>
      </Dialog.Body>
      <FormFooter
        formId={formId}
        submitLabel={message ? texts.save : isLater ? texts.schedule : texts.publish}
        working={working}
        disabled={!form.formState.isDirty}
        onClose={onClose}
      />
    </FormDialog>
  );
}
