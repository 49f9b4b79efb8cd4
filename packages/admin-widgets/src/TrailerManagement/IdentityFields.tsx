import type { Customer } from '@gladhand/domain/customers';
import {
  checkVin,
  DEVICE_FAMILIES,
  normalizeVin,
  TRAILER_TYPES,
  UNDERCARRIAGES,
  VEHICLE_POLICY,
} from '@gladhand/domain/trailers';
import { Checkbox, NumberField, Select, TextField, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { COMMON_MESSAGES } from '../internal/messages';
import { optionsIn } from '../internal/writing';
import { TRAILER_MESSAGES } from './messages';
import * as S from './TrailerManagement.styles';
import type { TrailerEntry } from './trailerForm';

interface IdentityFieldsProps {
  /** Customers that a new trailer can belong to. Undefined for a saved trailer, whose customer is fixed. */
  customers: readonly Customer[] | undefined;
  /** The customer of a saved trailer. */
  customerName: string;
  /** The saved VIN. It is not checked again. */
  keptVin: string;
}

const numberOf = (value: string | null) => (value === null ? null : Number(value));
const textOf = (value: number | null) => (value === null ? null : String(value));

/** VIN, unit ID, customer and body of a trailer, and the device of a new trailer. */
export function IdentityFields({ customers, customerName, keptVin }: IdentityFieldsProps) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const trailerMessages = useMessages(TRAILER_MESSAGES);

  const { control, register, formState, setValue } = useFormContext<TrailerEntry>();
  const { errors } = formState;
  const vin = useWatch({ control, name: 'vin' });
  const finding = normalizeVin(vin) === keptVin ? undefined : checkVin(vin);
  const say = useWords();
  const types = useMemo(() => optionsIn(TRAILER_TYPES, say), [say]);
  const carriages = useMemo(() => optionsIn(UNDERCARRIAGES, say), [say]);
  const families = useMemo(() => optionsIn(DEVICE_FAMILIES, say), [say]);
  const options = useMemo(
    () => (customers ?? []).map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    [customers],
  );
  return (
    <S.Fields>
      <TextField
        label={trailerMessages.vin}
        required
        autoComplete="off"
        spellCheck={false}
        error={errors.vin?.message}
        {...register('vin')}
      />
      <TextField
        label={trailerMessages.unitId}
        required
        autoComplete="off"
        error={errors.unitId?.message}
        {...register('unitId')}
      />
      {finding?.level === 'warning' && (
        <div className="wide">
          <Checkbox label={trailerMessages.acceptVin} hint={say(finding.message)} {...register('acceptVinWarning')} />
        </div>
      )}
      {customers ? (
        <Controller
          control={control}
          name="customerId"
          render={({ field: { value, onChange, ...field } }) => (
            <Select
              label={commonMessages.customer}
              required
              options={options}
              error={errors.customerId?.message}
              value={textOf(value)}
              onChange={(next) => {
                onChange(numberOf(next));
                // The chosen groups belong to the other customer.
                setValue('groupIds', []);
              }}
              {...field}
            />
          )}
        />
      ) : (
        <TextField label={commonMessages.customer} readOnly value={customerName} hint={trailerMessages.transferHint} />
      )}
      <Controller
        control={control}
        name="vehicleTypeId"
        render={({ field: { value, onChange, ...field } }) => (
          <Select
            label={trailerMessages.type}
            required
            options={types}
            error={errors.vehicleTypeId?.message}
            value={textOf(value)}
            onChange={(next) => onChange(numberOf(next))}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="undercarriage"
        render={({ field }) => (
          <Select
            label={trailerMessages.undercarriage}
            options={carriages}
            error={errors.undercarriage?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="vehicleLengthFeet"
        render={({ field }) => (
          <NumberField
            label={trailerMessages.length}
            optional
            unit={trailerMessages.feet}
            fractionDigits={1}
            min={VEHICLE_POLICY.minLengthFeet}
            max={VEHICLE_POLICY.maxLengthFeet}
            error={errors.vehicleLengthFeet?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="modelYear"
        render={({ field }) => (
          <NumberField label={trailerMessages.modelYear} optional error={errors.modelYear?.message} {...field} />
        )}
      />
      {customers && (
        <>
          <Controller
            control={control}
            name="deviceTypeId"
            render={({ field: { value, onChange, ...field } }) => (
              <Select
                label={trailerMessages.deviceFamily}
                required
                options={families}
                error={errors.deviceTypeId?.message}
                value={textOf(value)}
                onChange={(next) => onChange(numberOf(next))}
                {...field}
              />
            )}
          />
          <TextField
            label={trailerMessages.serialNumber}
            optional
            autoComplete="off"
            spellCheck={false}
            hint={trailerMessages.serialHint}
            error={errors.serialNumber?.message}
            {...register('serialNumber')}
          />
        </>
      )}
    </S.Fields>
  );
}
