import { CONTACT_TEXTS } from '@gladhand/domain/contact';
import { PRODUCT_TYPES } from '@gladhand/domain/trailers';
import { Checkbox, Select, TextField, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { optionsIn } from '../internal/writing';
import { TRAILER_MESSAGES } from './messages';
import * as S from './TrailerManagement.styles';
import type { TrailerEntry } from './trailerForm';

/** The product and sensors of a trailer. An ID requires its sensor. */
export function EquipmentFields({ device }: { device: string | undefined }) {
  const messages = useMessages(TRAILER_MESSAGES);

  const say = useWords();
  const products = useMemo(() => optionsIn(PRODUCT_TYPES, say), [say]);
  const { control, register, formState } = useFormContext<TrailerEntry>();
  const { errors } = formState;
  const [camera, reefer] = useWatch({ control, name: ['hasCargoCameraSensor', 'hasThermoKingSensor'] });
  return (
    <S.Fields>
      <Controller
        control={control}
        name="productType"
        render={({ field }) => (
          <Select
            label={messages.productType}
            required
            options={products}
            error={errors.productType?.message}
            {...field}
          />
        )}
      />
      {device !== undefined && <TextField label={messages.device} readOnly value={device} />}
      <div className="wide">
        <Checkbox label={messages.solarPanels} {...register('hasSolarPanels')} />
        <Checkbox label={messages.ultrasonic} {...register('hasUltrasonicCargoSensor')} />
      </div>
      <Checkbox label={messages.cargoCamera} {...register('hasCargoCameraSensor')} />
      <TextField
        label={messages.cargoCamId}
        optional
        inputMode="numeric"
        autoComplete="off"
        disabled={!camera}
        hint={camera ? undefined : messages.cargoCamHint}
        error={errors.cargoCameraSerialNumber?.message}
        {...register('cargoCameraSerialNumber')}
      />
      <Checkbox label={messages.thermoKing} {...register('hasThermoKingSensor')} />
      <TextField
        label={messages.thermoKingId}
        optional
        inputMode="numeric"
        autoComplete="off"
        disabled={!reefer}
        hint={reefer ? undefined : messages.thermoKingHint}
        error={errors.thermoKingExternalId?.message}
        {...register('thermoKingExternalId')}
      />
    </S.Fields>
  );
}

/** The fields that specified errors of the server belong to. */
export const FIELD_OF_TEXT: Readonly<Record<string, 'unitId' | 'cargoCameraSerialNumber'>> = {
  [CONTACT_TEXTS.duplicateUnitId]: 'unitId',
  [CONTACT_TEXTS.duplicateCargoCamId]: 'cargoCameraSerialNumber',
};
