import { CUSTOMER_POLICY } from '@gladhand/domain/customers';
import { useWidgetHost } from '@gladhand/domain/react';
import { UNLOADED_UP_TO_LBS } from '@gladhand/domain/readings';
import { Checkbox, NumberField, TextField, useMessages } from '@gladhand/ui';
import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { styled } from 'styled-components';
import type { CustomerEntry } from './customerForm';
import { CUSTOMER_MESSAGES } from './messages';

interface CustomerFieldsProps {
  control: Control<CustomerEntry>;
  register: UseFormRegister<CustomerEntry>;
  errors: FieldErrors<CustomerEntry>;
}

/** The details of a customer: names, DOT number, retention, unloaded weight and visibility to technicians. */
export function CustomerFields({ control, register, errors }: CustomerFieldsProps) {
  const messages = useMessages(CUSTOMER_MESSAGES);
  const { locale } = useWidgetHost();
  const defaultLbs = UNLOADED_UP_TO_LBS.toLocaleString(locale);

  return (
    <Fields>
      <TextField
        label={messages.shortName}
        required
        autoComplete="off"
        hint={messages.shortNameHint}
        error={errors.shortName?.message}
        {...register('shortName')}
      />
      <TextField
        label={messages.abbreviation}
        required
        autoComplete="off"
        error={errors.abbrev?.message}
        {...register('abbrev')}
      />
      <TextField
        label={messages.longName}
        required
        autoComplete="off"
        className="wide"
        error={errors.longName?.message}
        {...register('longName')}
      />
      <TextField
        label={messages.dotNumber}
        optional
        autoComplete="off"
        hint={messages.dotHint}
        error={errors.dotNumber?.message}
        {...register('dotNumber')}
      />
      <Controller
        control={control}
        name="retentionDurationDays"
        render={({ field }) => (
          <NumberField
            label={messages.retention}
            required
            unit={messages.days}
            min={CUSTOMER_POLICY.minRetentionDays}
            max={CUSTOMER_POLICY.maxRetentionDays}
            hint={messages.retentionHint}
            error={errors.retentionDurationDays?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="unloadedUpToLbs"
        render={({ field }) => (
          <NumberField
            label={messages.unloadedUpTo}
            optional
            unit={messages.lbs}
            min={CUSTOMER_POLICY.minUnloadedUpToLbs}
            max={CUSTOMER_POLICY.maxUnloadedUpToLbs}
            placeholder={defaultLbs}
            hint={messages.unloadedHint(defaultLbs)}
            error={errors.unloadedUpToLbs?.message}
            {...field}
          />
        )}
      />
      <div className="wide">
        <Controller
          control={control}
          name="hiddenFromTechnicians"
          render={({ field: { value, onChange, ...field } }) => (
            <Checkbox
              label={messages.hide}
              hint={messages.hideHint}
              checked={value}
              onChange={(event) => onChange(event.target.checked)}
              {...field}
            />
          )}
        />
        <Controller
          control={control}
          name="showsParts"
          render={({ field: { value, onChange, ...field } }) => (
            <Checkbox
              label={messages.showParts}
              hint={messages.showPartsHint}
              checked={value}
              onChange={(event) => onChange(event.target.checked)}
              {...field}
            />
          )}
        />
      </div>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: 16px;
  padding-block-start: 16px;

  > .wide {
    grid-column: 1 / -1;
  }
`;
