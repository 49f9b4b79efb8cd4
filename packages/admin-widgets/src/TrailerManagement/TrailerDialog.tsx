import { ApiErrorCode, type Customer, deviceFamily, type ManagedVehicle } from '@gladhand/domain';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Dialog, Tabs } from '@gladhand/ui';
import { useEffect, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { groupsQuery } from '../internal/groupsQuery';
import { conflictOf, differencesOf } from '../internal/SaveConflict/differences';
import { SaveConflict } from '../internal/SaveConflict/SaveConflict';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { EquipmentFields, FIELD_OF_TEXT } from './EquipmentFields';
import { GroupsField, type RenderGroups } from './GroupsField';
import { IdentityFields } from './IdentityFields';
import {
  checkEntry,
  createInput,
  entryOf,
  entryWords,
  newTrailer,
  type TrailerEntry,
  updateInput,
} from './trailerForm';
import { createTrailer, updateTrailer } from './trailerQuery';
import { TAB_OF, type TrailerTab } from './trailerTabs';

interface TrailerDialogProps {
  /** The trailer to edit or look at; undefined makes a new one. */
  trailer: ManagedVehicle | undefined;
  /** Customers that a new trailer may belong to. */
  customers: readonly Customer[];
  /** The customer of a new trailer until another one is chosen. */
  customerId: number | null;
  renderGroups: RenderGroups;
  onSaved: (trailer: ManagedVehicle) => void;
  onClose: () => void;
}

/** Makes a trailer, edits one, or shows one that the viewer may not change. What was typed stays until it is saved. */
export function TrailerDialog({ trailer, customers, customerId, renderGroups, onSaved, onClose }: TrailerDialogProps) {
  const { now } = useWidgetHost();
  const formId = useId();
  const [tab, setTab] = useState<TrailerTab>('identity');
  // What a save is compared with: the trailer as read, or as somebody else saved it meanwhile.
  const [read, setRead] = useState(trailer);
  const [theirs, setTheirs] = useState<ManagedVehicle>();
  const creating = useApiMutation(createTrailer);
  const updating = useApiMutation(updateTrailer);
  const working = creating.isPending || updating.isPending;
  const error = creating.error ?? updating.error;
  const readOnly = trailer?.mayEdit === false;
  const [before] = useState(() => (trailer ? entryOf(trailer) : newTrailer(customerId)));
  const form = useForm<TrailerEntry>({
    defaultValues: before,
    resolver: (entry) => checkEntry(entry, before, now()),
  });
  // The customers may arrive after the dialog opened; what somebody chose meanwhile stays.
  useEffect(() => {
    if (customerId !== null && form.getValues('customerId') === null) form.setValue('customerId', customerId);
  }, [customerId, form]);
  const owner = form.watch('customerId');
  const groups = useApiQuery(groupsQuery(owner ?? 0), { enabled: owner !== null });
  const groupName = (id: string) => groups.data?.find((group) => group.id === id)?.name ?? 'another group';

  const failed = (failure: Error) => {
    const current = conflictOf<ManagedVehicle>(failure);
    if (current) {
      setRead(current);
      setTheirs(current);
    }
    const field = FIELD_OF_TEXT[failure.message];
    if (!field) return;
    form.setError(field, { message: failure.message });
    setTab(TAB_OF[field] ?? 'identity');
  };
  const submit = form.handleSubmit(
    (entry) => {
      if (working || readOnly) return;
      const told = { onSuccess: onSaved, onError: failed };
      if (read) updating.mutate(updateInput(read, entry), told);
      else creating.mutate(createInput(entry), told);
    },
    (errors) => {
      const [first] = Object.keys(errors) as (keyof TrailerEntry)[];
      if (first) setTab(TAB_OF[first] ?? 'identity');
    },
  );
  const isPlain = error && error.code !== ApiErrorCode.Conflict && !FIELD_OF_TEXT[error.message];

  return (
    <FormDialog changed={!readOnly && form.formState.isDirty} working={working} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{!trailer ? 'Create New Trailer' : readOnly ? 'Trailer' : 'Edit Trailer'}</Dialog.Title>
        {trailer && <Dialog.Description>{`${trailer.unitId} · ${trailer.vin}`}</Dialog.Description>}
      </Dialog.Header>
      <Dialog.Body style={{ minBlockSize: 400 }}>
        <FormProvider {...form}>
          <form id={formId} noValidate onSubmit={submit}>
            {theirs && (
              <SaveConflict
                what="this trailer"
                differences={differencesOf(entryOf(theirs), form.getValues(), entryWords(groupName))}
              />
            )}
            {isPlain && (
              <Banner tone="critical" title="Not saved">
                {error.message} What you typed is still here.
              </Banner>
            )}
            {readOnly && <Banner>You may look at this trailer, not change it.</Banner>}
            <Tabs.Root value={tab} onValueChange={(next) => setTab(next as TrailerTab)}>
              <Tabs.List aria-label="Trailer">
                <Tabs.Trigger value="identity">Identity</Tabs.Trigger>
                <Tabs.Trigger value="equipment">Product and sensors</Tabs.Trigger>
                <Tabs.Trigger value="groups">Groups</Tabs.Trigger>
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
                  <EquipmentFields device={trailer && deviceWords(trailer)} />
                </Tabs.Content>
                <Tabs.Content value="groups">
                  <GroupsField customerId={owner} disabled={readOnly} renderGroups={renderGroups} />
                </Tabs.Content>
              </fieldset>
            </Tabs.Root>
          </form>
        </FormProvider>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={working} onClick={onClose}>
          {readOnly ? 'Close' : 'Cancel'}
        </Button>
        {!readOnly && (
          <Button type="submit" form={formId} kind="primary" working={working} disabled={!form.formState.isDirty}>
            {trailer ? 'Update' : 'Create'}
          </Button>
        )}
      </Dialog.Footer>
    </FormDialog>
  );
}

const deviceWords = ({ deviceTypeId, serialNumber }: ManagedVehicle) =>
  `${deviceFamily(deviceTypeId).label}, ${serialNumber ?? 'no serial number'}`;
