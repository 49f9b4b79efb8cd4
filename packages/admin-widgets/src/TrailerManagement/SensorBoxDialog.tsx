import { ERROR_TEXT } from '@gladhand/domain';
import type { Customer } from '@gladhand/domain/customers';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { checkSensorBoxSerial, iccidToSend, SENSOR_BOX_MANUFACTURERS } from '@gladhand/domain/trailers';
import { Dialog, Select, TextField, useMessages } from '@gladhand/ui';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { COMMON_MESSAGES } from '../internal/messages';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { SaveFailed } from '../internal/RecordForm/SaveFailed';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { TRAILER_MESSAGES } from './messages';
import * as S from './TrailerManagement.styles';
import { putSensorBox } from './trailerQueries';

interface SensorBoxDialogProps {
  customers: readonly Customer[];
  /** The customer that is chosen first. */
  customerId: number | null;
  onClose: () => void;
}

interface SensorBoxEntry {
  extMfgrSerialNum: string;
  iccid: string;
  sensorBoxMfgrId: string | null;
  customerId: string | null;
}

const MANUFACTURERS = SENSOR_BOX_MANUFACTURERS.map(({ id, label }) => ({ value: String(id), label }));

/** Saves a device that is not on a trailer yet, with its SIM. */
export function SensorBoxDialog({ customers, customerId, onClose }: SensorBoxDialogProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const trailerMessages = useMessages(TRAILER_MESSAGES);

  const { notify } = useWidgetHost();
  const formId = useId();
  const saving = useApiMutation(putSensorBox);
  const { control, register, handleSubmit, formState } = useForm<SensorBoxEntry>({
    defaultValues: {
      extMfgrSerialNum: '',
      iccid: '',
      sensorBoxMfgrId: null,
      customerId: customerId === null ? null : String(customerId),
    },
  });
  const owners = customers.map(({ id, shortName }) => ({ value: String(id), label: shortName }));
  const save = handleSubmit((entry) => {
    const iccid = iccidToSend(entry.iccid);
    if (saving.isPending || 'error' in iccid) return;
    saving.mutate(
      {
        extMfgrSerialNum: entry.extMfgrSerialNum.trim(),
        iccid: iccid.value,
        sensorBoxMfgrId: Number(entry.sensorBoxMfgrId),
        customerId: entry.customerId === null ? null : Number(entry.customerId),
      },
      {
        onSuccess: ({ extMfgrSerialNum }) => {
          notify({ tone: 'good', title: ERROR_TEXT.success, detail: extMfgrSerialNum });
          onClose();
        },
      },
    );
  });
  return (
    <FormDialog width="small" changed={formState.isDirty} working={saving.isPending} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{trailerMessages.sensorBox}</Dialog.Title>
        <Dialog.Description>{trailerMessages.sensorBoxText}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <S.Form id={formId} noValidate onSubmit={save}>
          <SaveFailed error={saving.error} />
          <TextField
            label={trailerMessages.serialNumber}
            required
            autoComplete="off"
            spellCheck={false}
            error={formState.errors.extMfgrSerialNum?.message}
            {...register('extMfgrSerialNum', { validate: (text) => checkSensorBoxSerial(text) ?? true })}
          />
          <TextField
            label={trailerMessages.iccid}
            optional
            inputMode="numeric"
            autoComplete="off"
            hint={trailerMessages.iccidHint}
            error={formState.errors.iccid?.message}
            {...register('iccid', {
              validate: (text) => {
                const parsed = iccidToSend(text);
                return 'error' in parsed ? parsed.error : true;
              },
            })}
          />
          <Controller
            control={control}
            name="sensorBoxMfgrId"
            rules={{ required: trailerMessages.chooseManufacturer }}
            render={({ field, fieldState }) => (
              <Select
                label={trailerMessages.manufacturer}
                required
                options={MANUFACTURERS}
                error={fieldState.error?.message}
                {...field}
              />
            )}
          />
          {customers.length > 1 && (
            <Controller
              control={control}
              name="customerId"
              render={({ field }) => (
                <Select label={commonMessages.customer} optional clearable options={owners} {...field} />
              )}
            />
          )}
        </S.Form>
      </Dialog.Body>
      <FormFooter formId={formId} submitLabel={trailerMessages.save} working={saving.isPending} onClose={onClose} />
    </FormDialog>
  );
}
