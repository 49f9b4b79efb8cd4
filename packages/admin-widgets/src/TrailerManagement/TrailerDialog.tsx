import type { ManagedVehicle } from '@gladhand/domain/administration';
import type { Customer } from '@gladhand/domain/customers';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { deviceFamily } from '@gladhand/domain/trailers';
import { Banner, Dialog, type Say, Tabs, useMessages, useWords } from '@gladhand/ui';
import { useEffect, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { COMMON_MESSAGES } from '../internal/messages';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { SaveFailed } from '../internal/RecordForm/SaveFailed';
import { useSavedRecord } from '../internal/RecordForm/useSavedRecord';
import { differencesOf } from '../internal/SaveConflict/differences';
import { SaveConflict } from '../internal/SaveConflict/SaveConflict';
import { groupsQuery } from '../internal/sharedQueries';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { EquipmentFields, FIELD_OF_TEXT } from './EquipmentFields';
import { GroupsField, type RenderGroups } from './GroupsField';
import { IdentityFields } from './IdentityFields';
import { TRAILER_MESSAGES } from './messages';
import {
  checkEntry,
  createInput,
  entryOf,
  entryWords,
  newTrailer,
  type TrailerEntry,
  updateInput,
} from './trailerForm';
import { createTrailer, updateTrailer } from './trailerQueries';
import { TAB_OF, type TrailerTab } from './trailerTabs';

interface TrailerDialogProps {
  /** The trailer to edit or view. Left out for a new trailer. */
  trailer: ManagedVehicle | undefined;
  /** Customers that a new trailer may belong to. */
  customers: readonly Customer[];
  /** The customer that is chosen first for a new trailer. */
  customerId: number | null;
  renderGroups: RenderGroups | undefined;
  onSaved: (trailer: ManagedVehicle) => void;
  onClose: () => void;
}

/** Creates, edits or shows a trailer. Entries are kept until they are saved. */
export function TrailerDialog({ trailer, customers, customerId, renderGroups, onSaved, onClose }: TrailerDialogProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const trailerMessages = useMessages(TRAILER_MESSAGES);

  const say = useWords();
  const { now } = useWidgetHost();
  const formId = useId();
  const [tab, setTab] = useState<TrailerTab>('identity');
  const { saved, conflict, noteFailure } = useSavedRecord(trailer);
  const creating = useApiMutation(createTrailer);
  const updating = useApiMutation(updateTrailer);
  const working = creating.isPending || updating.isPending;
  const error = creating.error ?? updating.error;
  const readOnly = trailer?.mayEdit === false;
  const [before] = useState(() => (trailer ? entryOf(trailer) : newTrailer(customerId)));
  const form = useForm<TrailerEntry>({
    defaultValues: before,
    resolver: (entry) => checkEntry(entry, before, now(), trailerMessages),
  });
  // The customers may load after the dialog has opened. A customer that is already chosen stays.
  useEffect(() => {
    if (customerId !== null && form.getValues('customerId') === null) form.setValue('customerId', customerId);
  }, [customerId, form]);
  const owner = form.watch('customerId');
  const groups = useApiQuery(groupsQuery(owner ?? 0), { enabled: owner !== null });
  const groupName = (id: string) => groups.data?.find((group) => group.id === id)?.name ?? trailerMessages.otherGroup;

  const onError = (failure: Error) => {
    noteFailure(failure);
    const field = FIELD_OF_TEXT[failure.message];
    if (!field) return;
    form.setError(field, { message: failure.message });
    setTab(TAB_OF[field] ?? 'identity');
  };
  const submit = form.handleSubmit(
    (entry) => {
      if (working || readOnly) return;
      const handlers = { onSuccess: onSaved, onError };
      if (saved) updating.mutate(updateInput(saved, entry), handlers);
      else creating.mutate(createInput(entry), handlers);
    },
    (errors) => {
      const [first] = Object.keys(errors) as (keyof TrailerEntry)[];
      if (first) setTab(TAB_OF[first] ?? 'identity');
    },
  );
  const isOfField = error !== null && error.message in FIELD_OF_TEXT;

  return (
    <FormDialog changed={!readOnly && form.formState.isDirty} working={working} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>
          {!trailer ? trailerMessages.createNew : readOnly ? trailerMessages.trailer : trailerMessages.editTitle}
        </Dialog.Title>
        {trailer && <Dialog.Description>{trailerMessages.unitAndVin(trailer.unitId, trailer.vin)}</Dialog.Description>}
      </Dialog.Header>
      <Dialog.Body style={{ minBlockSize: 400 }}>
        <FormProvider {...form}>
          <form id={formId} noValidate onSubmit={submit}>
            {conflict && (
              <SaveConflict
                what={trailerMessages.thisTrailer}
                differences={differencesOf(
                  entryOf(conflict),
                  form.getValues(),
                  entryWords(groupName, commonMessages, trailerMessages, say),
                )}
              />
            )}
            {!isOfField && <SaveFailed error={error} />}
            {readOnly && <Banner>{trailerMessages.readOnly}</Banner>}
            <Tabs.Root value={tab} onValueChange={(next) => setTab(next as TrailerTab)}>
              <Tabs.List aria-label={trailerMessages.trailer}>
                <Tabs.Trigger value="identity">{trailerMessages.identity}</Tabs.Trigger>
                <Tabs.Trigger value="equipment">{trailerMessages.equipment}</Tabs.Trigger>
                <Tabs.Trigger value="groups">{commonMessages.groups}</Tabs.Trigger>
              </Tabs.List>
              <fieldset disabled={readOnly} style={{ display: 'contents' }}>
                <Tabs.Content value="identity">
                  <IdentityFields
                    customers={trailer ? undefined : customers}
                    customerName={trailer?.customerName ?? ''}
                    keptVin={before.vin}
                  />
                </Tabs.Content>
                <Tabs.Content value="equipment">
                  <EquipmentFields device={trailer && deviceWords(trailer, say, trailerMessages)} />
                </Tabs.Content>
                <Tabs.Content value="groups">
                  <GroupsField customerId={owner} disabled={readOnly} renderGroups={renderGroups} />
                </Tabs.Content>
              </fieldset>
            </Tabs.Root>
          </form>
        </FormProvider>
      </Dialog.Body>
      <FormFooter
        formId={formId}
        submitLabel={trailer ? commonMessages.update : commonMessages.create}
        working={working}
        disabled={!form.formState.isDirty}
        readOnly={readOnly}
        onClose={onClose}
      />
    </FormDialog>
  );
}

const deviceWords = ({ deviceTypeId, serialNumber }: ManagedVehicle, say: Say, messages = TRAILER_MESSAGES) =>
  messages.deviceAndSerial(say(deviceFamily(deviceTypeId).label), serialNumber ?? messages.noSerialNumber);
