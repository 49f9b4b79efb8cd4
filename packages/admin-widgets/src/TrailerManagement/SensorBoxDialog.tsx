import {
  type Customer,
  checkSensorBoxSerial,
  ERROR_TEXT,
  iccidToSend,
  SENSOR_BOX_MANUFACTURERS,
} from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Dialog, Select, TextField } from '@gladhand/ui';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import * as S from './TrailerManagement.styles';
import { putSensorBox } from './trailerQuery';

interface SensorBoxDialogProps {
  customers: readonly Customer[];
  /** Chosen from the start. */
  customerId: number | null;
  onClose: () => void;
}

interface SensorBoxEntry {
  extMfgrSerialNum: string;
  iccid: string;
  sensorBoxMfgrId: string | null;
  customerId: string | null;
}

const MAKERS = SENSOR_BOX_MANUFACTURERS.map(({ id, label }) => ({ value: String(id), label }));

/** Keeps a device that is on no trailer yet, with its SIM. */
export function SensorBoxDialog({ customers, customerId, onClose }: SensorBoxDialogProps) {
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
        <Dialog.Title>Detached Sensor Box</Dialog.Title>
        <Dialog.Description>A device that is on no trailer yet. A known serial number is changed.</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <S.Form id={formId} noValidate onSubmit={save}>
          {saving.error && (
            <Banner tone="critical" title="Not saved">
              {saving.error.message} What you typed is still here.
            </Banner>
          )}
          <TextField
            label="Serial number"
            required
            autoComplete="off"
            spellCheck={false}
            error={formState.errors.extMfgrSerialNum?.message}
            {...register('extMfgrSerialNum', { validate: (text) => checkSensorBoxSerial(text) ?? true })}
          />
          <TextField
            label="ICCID"
            optional
            inputMode="numeric"
            autoComplete="off"
            hint="Number of the SIM. 0 or nothing: none."
            error={formState.errors.iccid?.message}
            {...register('iccid', {
              validate: (text) => {
                const read = iccidToSend(text);
                return 'error' in read ? read.error : true;
              },
            })}
          />
          <Controller
            control={control}
            name="sensorBoxMfgrId"
            rules={{ required: 'Choose a manufacturer.' }}
            render={({ field, fieldState }) => (
              <Select label="Manufacturer" required options={MAKERS} error={fieldState.error?.message} {...field} />
            )}
          />
          {customers.length > 1 && (
            <Controller
              control={control}
              name="customerId"
              render={({ field }) => <Select label="Customer" optional clearable options={owners} {...field} />}
            />
          )}
        </S.Form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={saving.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={formId} kind="primary" working={saving.isPending}>
          Save
        </Button>
      </Dialog.Footer>
    </FormDialog>
  );
}
