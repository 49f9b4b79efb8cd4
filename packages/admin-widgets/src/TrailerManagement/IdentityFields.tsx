import {
  type Customer,
  checkVin,
  DEVICE_FAMILIES,
  normalizeVin,
  TRAILER_TYPES,
  UNDERCARRIAGES,
  VEHICLE_POLICY,
} from '@gladhand/domain';
import { Checkbox, NumberField, Select, TextField } from '@gladhand/ui';
import { useMemo } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import * as S from './TrailerManagement.styles';
import type { TrailerEntry } from './trailerForm';

interface IdentityFieldsProps {
  /** Customers that a new trailer may belong to; undefined where the customer stands. */
  customers: readonly Customer[] | undefined;
  /** Shown where it stands. */
  customerName: string;
  /** The VIN as it is kept; it is not questioned again. */
  keptVin: string;
}

const toOptions = (words: readonly { id: string | number; label: string }[]) =>
  words.map(({ id, label }) => ({ value: String(id), label }));
const TYPES = toOptions(TRAILER_TYPES);
const CARRIAGES = toOptions(UNDERCARRIAGES);
const FAMILIES = toOptions(DEVICE_FAMILIES);
const numberOf = (value: string | null) => (value === null ? null : Number(value));
const textOf = (value: number | null) => (value === null ? null : String(value));

/** VIN, unit ID, customer, body and, for a new trailer, its device. */
export function IdentityFields({ customers, customerName, keptVin }: IdentityFieldsProps) {
  const { control, register, formState, setValue } = useFormContext<TrailerEntry>();
  const { errors } = formState;
  const vin = useWatch({ control, name: 'vin' });
  const finding = normalizeVin(vin) === keptVin ? undefined : checkVin(vin);
  const options = useMemo(
    () => toOptions((customers ?? []).map(({ id, shortName }) => ({ id, label: shortName }))),
    [customers],
  );
  return (
    <S.Fields>
      <TextField
        label="VIN"
        required
        autoComplete="off"
        spellCheck={false}
        error={errors.vin?.message}
        {...register('vin')}
      />
      <TextField label="Unit ID" required autoComplete="off" error={errors.unitId?.message} {...register('unitId')} />
      {finding?.level === 'warning' && (
        <div className="wide">
          <Checkbox
            label="This VIN is right although its check digit does not fit"
            hint={finding.message}
            {...register('acceptVinWarning')}
          />
        </div>
      )}
      {customers ? (
        <Controller
          control={control}
          name="customerId"
          render={({ field: { value, onChange, ...field } }) => (
            <Select
              label="Customer"
              required
              options={options}
              error={errors.customerId?.message}
              value={textOf(value)}
              onChange={(next) => {
                onChange(numberOf(next));
                // the groups chosen so far are the other customer's
                setValue('groupIds', []);
              }}
              {...field}
            />
          )}
        />
      ) : (
        <TextField
          label="Customer"
          readOnly
          value={customerName}
          hint="Moving a trailer to another customer is a transfer."
        />
      )}
      <Controller
        control={control}
        name="vehicleTypeId"
        render={({ field: { value, onChange, ...field } }) => (
          <Select
            label="Type"
            required
            options={TYPES}
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
          <Select label="Undercarriage" options={CARRIAGES} error={errors.undercarriage?.message} {...field} />
        )}
      />
      <Controller
        control={control}
        name="vehicleLengthFeet"
        render={({ field }) => (
          <NumberField
            label="Length"
            optional
            unit="ft"
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
        render={({ field }) => <NumberField label="Model year" optional error={errors.modelYear?.message} {...field} />}
      />
      {customers && (
        <>
          <Controller
            control={control}
            name="deviceTypeId"
            render={({ field: { value, onChange, ...field } }) => (
              <Select
                label="Device family"
                required
                options={FAMILIES}
                error={errors.deviceTypeId?.message}
                value={textOf(value)}
                onChange={(next) => onChange(numberOf(next))}
                {...field}
              />
            )}
          />
          <TextField
            label="Serial number"
            optional
            autoComplete="off"
            spellCheck={false}
            hint="Of the device; its reports find the trailer by it."
            error={errors.serialNumber?.message}
            {...register('serialNumber')}
          />
        </>
      )}
    </S.Fields>
  );
}
