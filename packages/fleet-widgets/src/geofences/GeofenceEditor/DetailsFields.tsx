import { isEmail } from '@gladhand/domain/contact';
import { GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import { useReadingFormats } from '@gladhand/domain/react';
import { Checkbox, EmailListInput, NumberField, Select, TextArea, TextField, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { CategoryChoice } from '../../internal/useGeofenceCategories';
import * as S from './GeofenceEditor.styles';
import type { BackfillDays } from './geofenceEntry';
import type { GeofenceFields } from './geofenceForm';
import { GEOFENCE_EDITOR_MESSAGES } from './messages';

interface DetailsFieldsProps {
  form: UseFormReturn<GeofenceFields>;
  categories: readonly CategoryChoice[];
}

const BACKFILL_DAYS: readonly BackfillDays[] = [0, 7, 31];
const { nameCharacters, descriptionCharacters, emails, maxFreeMinutes } = GEOFENCE_LIMITS;

/** The fields of a geofence except its shape. */
export function DetailsFields({ form, categories }: DetailsFieldsProps) {
  const messages = useMessages(GEOFENCE_EDITOR_MESSAGES);
  const formats = useReadingFormats();
  const { control, register, watch, formState } = form;
  const { errors } = formState;
  const categoryOptions = useMemo(() => categories.map(({ id, label }) => ({ value: id, label })), [categories]);
  const backfillOptions = useMemo(
    () =>
      BACKFILL_DAYS.map((days) => ({
        value: String(days),
        label: days === 0 ? messages.backfillOff : messages.backfillDays(days),
      })),
    [messages],
  );
  const category = categories.find(({ id }) => id === watch('category'));
  return (
    <>
      <S.Pair>
        <TextField
          label={messages.name}
          required
          maxLength={nameCharacters}
          counted={false}
          error={errors.name?.message}
          {...register('name')}
        />
        <Controller
          control={control}
          name="category"
          render={({ field, fieldState }) => (
            <Select
              label={messages.category}
              required
              options={categoryOptions}
              error={fieldState.error?.message}
              {...field}
            />
          )}
        />
      </S.Pair>
      <TextArea
        label={messages.description}
        optional
        minRows={2}
        maxLength={descriptionCharacters}
        error={errors.description?.message}
        {...register('description')}
      />
      <Checkbox label={messages.active} hint={messages.activeHint} {...register('isActive')} />
      <S.Group>
        {(['enterEmails', 'exitEmails'] as const).map((list) => (
          <Controller
            key={list}
            control={control}
            name={list}
            render={({ field, fieldState }) => (
              <EmailListInput
                label={messages[list]}
                labelEnd={messages.emailCount(field.value.length, emails)}
                isValid={isEmail}
                placeholder={messages.addAddress}
                hint={list === 'exitEmails' ? messages.emailHint : undefined}
                error={fieldState.error?.message}
                {...field}
              />
            )}
          />
        ))}
      </S.Group>
      <S.Group>
        <S.Pair>
          <Controller
            control={control}
            name="freeMinutes"
            render={({ field, fieldState }) => (
              <NumberField
                label={messages.freeTime}
                optional
                unit={messages.minutes}
                max={maxFreeMinutes}
                step={15}
                placeholder={category && formats.count(category.freeMinutes)}
                hint={category && messages.freeTimeHint(category.label, formats.count(category.freeMinutes))}
                error={fieldState.error?.message}
                {...field}
              />
            )}
          />
          {watch('isActive') && (
            <Controller
              control={control}
              name="backfillDays"
              render={({ field: { value, onChange, ...field } }) => (
                <Select
                  label={messages.backfill}
                  options={backfillOptions}
                  hint={messages.backfillHint}
                  value={String(value)}
                  onChange={(days) => onChange(Number(days))}
                  {...field}
                />
              )}
            />
          )}
        </S.Pair>
      </S.Group>
    </>
  );
}
