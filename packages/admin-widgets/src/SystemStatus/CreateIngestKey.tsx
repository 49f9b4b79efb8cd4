import { useApiMutation } from '@gladhand/domain/react';
import { GATEWAYS } from '@gladhand/domain/trailers';
import { Banner, Button, CopyButton, Dialog, RadioGroup, Select, TextField, useMessages } from '@gladhand/ui';
import { useId } from 'react';
import { Controller, type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useCustomerScope } from '../internal/ListPage/useCustomerScope';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { SaveFailed } from '../internal/RecordForm/SaveFailed';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { SYSTEM_MESSAGES } from './messages';
import { createIngestKey } from './systemQueries';

interface KeyEntry {
  name: string;
  holder: 'customer' | 'gateway';
  customerId: number | null;
  gateway: string | null;
}

const MAX_NAME = 60;
const HEADER = 'x-ingest-key';

/** Creates an ingest key and shows it once. */
export function CreateIngestKey({ onClose }: { onClose: () => void }) {
  const messages = useMessages(SYSTEM_MESSAGES);
  const formId = useId();
  const scope = useCustomerScope();
  const creating = useApiMutation(createIngestKey);
  const only = scope.options.length === 1 ? (scope.options[0]?.id ?? null) : null;
  const { register, control, handleSubmit, formState, watch } = useForm<KeyEntry>({
    defaultValues: { name: '', holder: 'customer', customerId: only, gateway: null },
    resolver: checkEntry(messages),
  });
  const holder = watch('holder');
  const { errors } = formState;
  const submit = handleSubmit(({ name, customerId, gateway, ...entry }) => {
    if (creating.isPending) return;
    const devices = entry.holder === 'customer' ? { customerId: customerId ?? 0 } : { gateway: gateway ?? '' };
    creating.mutate({ name: name.trim(), ...devices });
  });
  if (creating.data) {
    return (
      <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
        <Dialog.Content width="small" dismissible={false}>
          <Dialog.Header>
            <Dialog.Title>{messages.newKey}</Dialog.Title>
            <Dialog.Description>{creating.data.key.name}</Dialog.Description>
          </Dialog.Header>
          <Dialog.Body>
            <Banner tone="caution" title={messages.copyNow}>
              <Secret>
                <code>{creating.data.secret}</code>
                <CopyButton text={creating.data.secret} label={messages.copyKey} size="xsmall" />
              </Secret>
              {messages.howToSend(HEADER)}
            </Banner>
          </Dialog.Body>
          <Dialog.Footer>
            <Button kind="primary" onClick={onClose}>
              {messages.done}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    );
  }
  return (
    <FormDialog width="small" changed={formState.isDirty} working={creating.isPending} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{messages.createKey}</Dialog.Title>
        <Dialog.Description>{messages.ingestKeysHint}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
          <SaveFailed error={creating.error} title={messages.notCreated} />
          <TextField
            label={messages.keyName}
            hint={messages.keyNameHint}
            required
            autoComplete="off"
            maxLength={MAX_NAME}
            error={errors.name?.message}
            {...register('name')}
          />
          <RadioGroup
            label={messages.devicesOf}
            layout="row"
            options={[
              { value: 'customer', label: messages.aCustomer },
              { value: 'gateway', label: messages.aGateway },
            ]}
            {...register('holder')}
          />
          {holder === 'customer' ? (
            <Controller
              key="customer"
              control={control}
              name="customerId"
              render={({ field }) => (
                <Select
                  label={messages.customer}
                  required
                  options={scope.options.map(({ id, label }) => ({ value: String(id), label }))}
                  value={field.value === null ? null : String(field.value)}
                  onChange={(value) => field.onChange(value === null ? null : Number(value))}
                  error={errors.customerId?.message}
                />
              )}
            />
          ) : (
            <Controller
              key="gateway"
              control={control}
              name="gateway"
              render={({ field }) => (
                <Select
                  label={messages.manufacturer}
                  required
                  options={GATEWAYS.map((gateway) => ({ value: gateway, label: gateway }))}
                  value={field.value}
                  onChange={field.onChange}
                  error={errors.gateway?.message}
                />
              )}
            />
          )}
        </form>
      </Dialog.Body>
      <FormFooter formId={formId} submitLabel={messages.create} working={creating.isPending} onClose={onClose} />
    </FormDialog>
  );
}

const checkEntry =
  (messages: typeof SYSTEM_MESSAGES): Resolver<KeyEntry> =>
  (entry) => {
    const errors: FieldErrors<KeyEntry> = {};
    const name = entry.name.trim();
    if (name === '' || name.length > MAX_NAME) errors.name = { type: 'value', message: messages.enterKeyName };
    if (entry.holder === 'customer' && entry.customerId === null)
      errors.customerId = { type: 'value', message: messages.chooseCustomer };
    if (entry.holder === 'gateway' && entry.gateway === null)
      errors.gateway = { type: 'value', message: messages.chooseManufacturer };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: entry, errors: {} };
  };

const Secret = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block: 4px;
  & > code {
    overflow-wrap: anywhere;
    font: var(--gh-text-code, 12px/16px monospace);
  }
`;
