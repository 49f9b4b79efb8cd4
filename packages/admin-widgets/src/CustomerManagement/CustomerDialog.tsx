import { ApiErrorCode, FEATURES, type ManagedCustomer } from '@gladhand/domain';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, Button, Dialog, Tabs } from '@gladhand/ui';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { conflictOf, differencesOf } from '../internal/SaveConflict/differences';
import { SaveConflict } from '../internal/SaveConflict/SaveConflict';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { ConfirmCreate } from './ConfirmCreate';
import { CustomerFields } from './CustomerFields';
import {
  type CustomerEntry,
  checkEntry,
  createInput,
  ENTRY_WORDS,
  entryOf,
  NEW_CUSTOMER,
  updateInput,
} from './customerForm';
import { createCustomer, updateCustomer } from './customerQuery';
import { FeatureFlags } from './FeatureFlags';

interface CustomerDialogProps {
  /** The customer to edit; undefined makes a new one. */
  customer: ManagedCustomer | undefined;
  onSaved: (customer: ManagedCustomer) => void;
  onClose: () => void;
}

const WORDS = ENTRY_WORDS.map(([, label, word]) => [label, word] as const);

/** Makes a customer, or edits one with its features. What was typed stays until it is saved. */
export function CustomerDialog({ customer, onSaved, onClose }: CustomerDialogProps) {
  const formId = useId();
  const [tab, setTab] = useState('details');
  const [confirming, setConfirming] = useState<CustomerEntry>();
  // What a save is compared with: the customer as read, or as somebody else saved it meanwhile.
  const [read, setRead] = useState(customer);
  const [theirs, setTheirs] = useState<ManagedCustomer>();
  const creating = useApiMutation(createCustomer);
  const updating = useApiMutation(updateCustomer);
  const working = creating.isPending || updating.isPending;
  const error = creating.error ?? updating.error;
  const { control, register, handleSubmit, formState, getValues } = useForm<CustomerEntry>({
    defaultValues: customer ? entryOf(customer) : NEW_CUSTOMER,
    resolver: checkEntry,
  });

  const update = (entry: CustomerEntry, from: ManagedCustomer) =>
    updating.mutate(updateInput(from, entry), {
      onSuccess: onSaved,
      onError: (failure) => {
        const current = conflictOf<ManagedCustomer>(failure);
        if (!current) return;
        setRead(current);
        setTheirs(current);
      },
    });
  const submit = handleSubmit(
    (entry) => {
      if (working) return;
      if (read) update(entry, read);
      else setConfirming(entry);
    },
    () => setTab('details'),
  );

  return (
    <FormDialog changed={formState.isDirty} working={working} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{customer ? 'Edit Customer' : 'Create New Customer'}</Dialog.Title>
        {customer && <Dialog.Description>{`${customer.shortName} · ID ${customer.id}`}</Dialog.Description>}
      </Dialog.Header>
      <Dialog.Body style={{ minBlockSize: 380 }}>
        <form id={formId} noValidate onSubmit={submit}>
          {theirs && (
            <SaveConflict what="this customer" differences={differencesOf(entryOf(theirs), getValues(), WORDS)} />
          )}
          {error && error.code !== ApiErrorCode.Conflict && (
            <Banner tone="critical" title="Not saved">
              {error.message} What you typed is still here.
            </Banner>
          )}
          <Tabs.Root value={tab} onValueChange={setTab}>
            <Tabs.List aria-label="Customer">
              <Tabs.Trigger value="details">Details</Tabs.Trigger>
              <Tabs.Trigger value="features">Features</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="details">
              <CustomerFields control={control} register={register} errors={formState.errors} />
            </Tabs.Content>
            <Tabs.Content value="features">
              <Controller
                control={control}
                name="features"
                render={({ field }) => <FeatureFlags value={field.value} onChange={field.onChange} />}
              />
            </Tabs.Content>
          </Tabs.Root>
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={working} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={formId} kind="primary" working={working} disabled={!formState.isDirty}>
          {customer ? 'Update' : 'Create'}
        </Button>
      </Dialog.Footer>
      {confirming && (
        <ConfirmCreate
          shortName={confirming.shortName.trim()}
          featureCount={`${confirming.features.length} of ${FEATURES.length}`}
          working={creating.isPending}
          onConfirm={() =>
            creating.mutate(createInput(confirming), {
              onSuccess: onSaved,
              onError: () => setConfirming(undefined),
            })
          }
          onClose={() => setConfirming(undefined)}
        />
      )}
    </FormDialog>
  );
}
