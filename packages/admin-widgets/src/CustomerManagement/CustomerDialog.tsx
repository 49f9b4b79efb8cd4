import { FEATURES } from '@gladhand/domain';
import type { ManagedCustomer } from '@gladhand/domain/administration';
import { useApiMutation } from '@gladhand/domain/react';
import { Dialog, Tabs, useMessages } from '@gladhand/ui';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { COMMON_MESSAGES } from '../internal/messages';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { SaveFailed } from '../internal/RecordForm/SaveFailed';
import { useSavedRecord } from '../internal/RecordForm/useSavedRecord';
import { differencesOf } from '../internal/SaveConflict/differences';
import { SaveConflict } from '../internal/SaveConflict/SaveConflict';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { ConfirmCreate } from './ConfirmCreate';
import { CustomerFields } from './CustomerFields';
import {
  type CustomerEntry,
  checkEntry,
  createInput,
  entryOf,
  entryWordsOf,
  NEW_CUSTOMER,
  updateInput,
} from './customerForm';
import { createCustomer, updateCustomer } from './customerQueries';
import { FeatureFlags } from './FeatureFlags';
import { CUSTOMER_MESSAGES } from './messages';

interface CustomerDialogProps {
  /** The customer to edit. Left out for a new customer. */
  customer: ManagedCustomer | undefined;
  onSaved: (customer: ManagedCustomer) => void;
  onClose: () => void;
}

const wordsOf = (commonMessages = COMMON_MESSAGES, customerMessages = CUSTOMER_MESSAGES) =>
  entryWordsOf(commonMessages, customerMessages).map(([, label, word]) => [label, word] as const);

/** Creates a customer, or edits one with its features. Entries are kept until they are saved. */
export function CustomerDialog({ customer, onSaved, onClose }: CustomerDialogProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const customerMessages = useMessages(CUSTOMER_MESSAGES);

  const formId = useId();
  const [tab, setTab] = useState('details');
  const [confirming, setConfirming] = useState<CustomerEntry>();
  const { saved, conflict, noteFailure } = useSavedRecord(customer);
  const creating = useApiMutation(createCustomer);
  const updating = useApiMutation(updateCustomer);
  const working = creating.isPending || updating.isPending;
  const { control, register, handleSubmit, formState, getValues } = useForm<CustomerEntry>({
    defaultValues: customer ? entryOf(customer) : NEW_CUSTOMER,
    resolver: checkEntry,
  });

  const update = (entry: CustomerEntry, from: ManagedCustomer) =>
    updating.mutate(updateInput(from, entry, commonMessages, customerMessages), {
      onSuccess: onSaved,
      onError: noteFailure,
    });
  const submit = handleSubmit(
    (entry) => {
      if (working) return;
      if (saved) update(entry, saved);
      else setConfirming(entry);
    },
    () => setTab('details'),
  );

  return (
    <FormDialog changed={formState.isDirty} working={working} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{customer ? customerMessages.editTitle : customerMessages.createNew}</Dialog.Title>
        {customer && (
          <Dialog.Description>{customerMessages.nameAndId(customer.shortName, customer.id)}</Dialog.Description>
        )}
      </Dialog.Header>
      <Dialog.Body style={{ minBlockSize: 380 }}>
        <form id={formId} noValidate onSubmit={submit}>
          {conflict && (
            <SaveConflict
              what={customerMessages.thisCustomer}
              differences={differencesOf(entryOf(conflict), getValues(), wordsOf(commonMessages, customerMessages))}
            />
          )}
          <SaveFailed error={creating.error ?? updating.error} />
          <Tabs.Root value={tab} onValueChange={setTab}>
            <Tabs.List aria-label={customerMessages.customer}>
              <Tabs.Trigger value="details">{customerMessages.details}</Tabs.Trigger>
              <Tabs.Trigger value="features">{customerMessages.features}</Tabs.Trigger>
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
      <FormFooter
        formId={formId}
        submitLabel={customer ? commonMessages.update : commonMessages.create}
        working={working}
        disabled={!formState.isDirty}
        onClose={onClose}
      />
      {confirming && (
        <ConfirmCreate
          shortName={confirming.shortName.trim()}
          featureCount={customerMessages.featureCount(confirming.features.length, FEATURES.length)}
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
