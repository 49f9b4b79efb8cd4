import { ApiErrorCode } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import {
  SAVED_VIEW_LIMITS,
  type SavedView,
  type SavedViewInput,
  type SavedViewScreen,
  ViewAudience,
} from '@gladhand/domain/saved-views';
import { Banner, Checkbox, Dialog, TextField, useMessages } from '@gladhand/ui';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useCustomerScope } from '../internal/ListPage/useCustomerScope';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { SaveFailed } from '../internal/RecordForm/SaveFailed';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { AudienceFields } from './AudienceFields';
import { SAVED_VIEWS_MESSAGES } from './messages';
import { createView, updateView } from './savedViewQueries';
import { checkEntry, entryOf, inputFrom, type ViewEntry } from './viewForm';

interface SaveViewDialogProps {
  screen: SavedViewScreen;
  /** The view to edit. Left out for a new view. */
  view: SavedView | undefined;
  /** The state of the screen, for a new view. */
  state: Pick<SavedViewInput, 'query' | 'layout'>;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

/** Saves the state of a screen under a name, or changes the name and the audience of a view. */
export function SaveViewDialog({ screen, view, state, onSaved, onClose }: SaveViewDialogProps) {
  const messages = useMessages(SAVED_VIEWS_MESSAGES);

  const formId = useId();
  const { can } = useWidgetHost();
  const scope = useCustomerScope();
  const mayShare = can('action:shareViews');
  const mayShareEverywhere = mayShare && can('action:seeEveryUser');
  const creating = useApiMutation(createView);
  const updating = useApiMutation(updateView);
  const working = creating.isPending || updating.isPending;
  const only = scope.options.length === 1 ? (scope.options[0]?.id ?? null) : null;
  const form = useForm<ViewEntry>({
    defaultValues: entryOf(view, only),
    resolver: checkEntry(mayShareEverywhere, messages),
  });
  const { register, handleSubmit, formState, watch, setError } = form;
  const audience = watch('audience');
  const submit = handleSubmit((entry) => {
    if (working) return;
    const input = inputFrom(entry, view ? { query: view.query, layout: view.layout ?? null } : state);
    if (view) return updating.mutate({ id: view.id, version: view.version, input }, { onSuccess: onSaved });
    creating.mutate(
      { screen, view: input },
      {
        onSuccess: onSaved,
        onError: ({ code }) => {
          if (code === ApiErrorCode.Conflict) setError('name', { type: 'taken', message: messages.nameTaken });
        },
      },
    );
  });
  return (
    <FormDialog width="small" changed={formState.isDirty} working={working} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{view ? messages.editTitle : messages.newTitle}</Dialog.Title>
        <Dialog.Description>{view ? view.name : messages.newHint}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <FormProvider {...form}>
          <form id={formId} noValidate onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
            <SaveFailed error={creating.error ?? updating.error} />
            {updating.error?.code === ApiErrorCode.Conflict && (
              <Banner tone="critical">{updating.error.message}</Banner>
            )}
            <TextField
              label={messages.name}
              required
              autoComplete="off"
              maxLength={SAVED_VIEW_LIMITS.nameCharacters}
              error={formState.errors.name?.message}
              {...register('name')}
            />
            {mayShare && <AudienceFields scope={scope} mayShareEverywhere={mayShareEverywhere} />}
            {audience !== ViewAudience.Group && (
              <Checkbox
                label={messages.isDefault}
                hint={audience === ViewAudience.Role ? messages.defaultForRole : messages.defaultForMe}
                {...register('isDefault')}
              />
            )}
          </form>
        </FormProvider>
      </Dialog.Body>
      <FormFooter formId={formId} submitLabel={messages.save} working={working} onClose={onClose} />
    </FormDialog>
  );
}
