import { CONTACT_TEXTS, PRODUCT_TYPES } from '@gladhand/domain';
import { Checkbox, Select, TextField } from '@gladhand/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import * as S from './TrailerManagement.styles';
import type { TrailerEntry } from './trailerForm';

const PRODUCTS = PRODUCT_TYPES.map(({ id, label }) => ({ value: id, label }));

/** What was sold for the trailer, and which sensors it carries; an ID stands only beside its sensor. */
export function EquipmentFields({ device }: { device: string | undefined }) {
  const { control, register, formState } = useFormContext<TrailerEntry>();
  const { errors } = formState;
  const [camera, reefer] = useWatch({ control, name: ['hasCargoCameraSensor', 'hasThermoKingSensor'] });
  return (
    <S.Fields>
      <Controller
        control={control}
        name="productType"
        render={({ field }) => (
          <Select label="Product type" required options={PRODUCTS} error={errors.productType?.message} {...field} />
        )}
      />
      {device !== undefined && <TextField label="Device" readOnly value={device} />}
      <div className="wide">
        <Checkbox label="Solar panels" {...register('hasSolarPanels')} />
        <Checkbox label="Ultrasonic cargo sensor" {...register('hasUltrasonicCargoSensor')} />
      </div>
      <Checkbox label="Cargo camera" {...register('hasCargoCameraSensor')} />
      <TextField
        label="Cargo Cam ID"
        optional
        inputMode="numeric"
        autoComplete="off"
        disabled={!camera}
        hint={camera ? undefined : 'Only with a cargo camera.'}
        error={errors.cargoCameraSerialNumber?.message}
        {...register('cargoCameraSerialNumber')}
      />
      <Checkbox label="Thermo King unit" {...register('hasThermoKingSensor')} />
      <TextField
        label="Thermo King ID"
        optional
        inputMode="numeric"
        autoComplete="off"
        disabled={!reefer}
        hint={reefer ? undefined : 'Only with a Thermo King unit.'}
        error={errors.thermoKingExternalId?.message}
        {...register('thermoKingExternalId')}
      />
    </S.Fields>
  );
}

/** The field that a refusal of the server speaks of, where it is one of the specified texts. */
export const FIELD_OF_TEXT: Readonly<Record<string, 'unitId' | 'cargoCameraSerialNumber'>> = {
  [CONTACT_TEXTS.duplicateUnitId]: 'unitId',
  [CONTACT_TEXTS.duplicateCargoCamId]: 'cargoCameraSerialNumber',
};
