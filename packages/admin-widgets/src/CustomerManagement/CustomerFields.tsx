import { CUSTOMER_POLICY, UNLOADED_UP_TO_LBS } from '@gladhand/domain';
import { Checkbox, NumberField, TextField } from '@gladhand/ui';
import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { styled } from 'styled-components';
import type { CustomerEntry } from './customerForm';

interface CustomerFieldsProps {
  control: Control<CustomerEntry>;
  register: UseFormRegister<CustomerEntry>;
  errors: FieldErrors<CustomerEntry>;
}

const DEFAULT_LBS = UNLOADED_UP_TO_LBS.toLocaleString('en-US');

/** Names, DOT number, retention, threshold of Unloaded and technician visibility of a customer. */
export function CustomerFields({ control, register, errors }: CustomerFieldsProps) {
  return (
    <Fields>
      <TextField
        label="Short name"
        required
        autoComplete="off"
        hint="What lists and pickers say."
        error={errors.shortName?.message}
        {...register('shortName')}
      />
      <TextField
        label="Abbreviation"
        required
        autoComplete="off"
        error={errors.abbrev?.message}
        {...register('abbrev')}
      />
      <TextField
        label="Long name"
        required
        autoComplete="off"
        className="wide"
        error={errors.longName?.message}
        {...register('longName')}
      />
      <TextField
        label="DOT number"
        optional
        autoComplete="off"
        hint="1 to 9 digits; 'USDOT' may be typed."
        error={errors.dotNumber?.message}
        {...register('dotNumber')}
      />
      <Controller
        control={control}
        name="retentionDurationDays"
        render={({ field }) => (
          <NumberField
            label="Retention"
            required
            unit="days"
            min={CUSTOMER_POLICY.minRetentionDays}
            max={CUSTOMER_POLICY.maxRetentionDays}
            hint="Log rows older than this are deleted every night."
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
            label="Unloaded up to"
            optional
            unit="lbs"
            min={CUSTOMER_POLICY.minUnloadedUpToLbs}
            max={CUSTOMER_POLICY.maxUnloadedUpToLbs}
            placeholder={DEFAULT_LBS}
            hint={`Cargo weight on the bogie. Empty: ${DEFAULT_LBS} lbs. Load statuses follow with each trailer's next report.`}
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
              label="Hide trailers from technicians"
              hint="Technicians of authorized service locations see none of this customer's trailers."
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
