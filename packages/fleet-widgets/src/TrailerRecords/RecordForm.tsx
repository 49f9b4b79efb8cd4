import {
  calendarDayOf,
  INSPECTION_RESULTS,
  SERVICE_ENTRY_POLICY,
  type ServiceEntry,
  serviceEntryProblems,
} from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, DateField, Dialog, NumberField, RadioGroup, Select, TextArea } from '@gladhand/ui';
import { useId, useMemo } from 'react';
import { Controller, type ResolverResult, useForm } from 'react-hook-form';
import type { RecordKind } from './recordLists';
import * as S from './TrailerRecords.styles';

interface RecordFormProps {
  vin: string;
  unitId: string;
  list: RecordKind;
  /** Saved, or given up. */
  onClose: () => void;
}

const RESULTS = INSPECTION_RESULTS.map(({ id, label }) => ({ value: id, label }));

/** Writes an entry down. What was typed stays until it is saved. */
export function RecordForm({ vin, unitId, list, onClose }: RecordFormProps) {
  const { now, timeZone, notify } = useWidgetHost();
  const formId = useId();
  const today = isoDay(now(), timeZone);
  const saving = useApiMutation(list.save);
  const kinds = useMemo(() => list.kinds.map(({ id, label }) => ({ value: id, label })), [list]);
  const { control, register, handleSubmit, formState } = useForm<ServiceEntry>({
    defaultValues: {
      kind: null,
      ...(list.hasResult && { result: null }),
      performedOn: today,
      odometerMiles: null,
      note: '',
    },
    resolver: (entry) => resultOf(entry, today),
  });
  const save = handleSubmit((entry) => {
    if (saving.isPending) return;
    saving.mutate(
      { ...entry, vin },
      {
        onSuccess: ({ kind }) => {
          notify({ tone: 'good', title: `${list.labelOf(kind)} saved`, detail: unitId });
          onClose();
        },
      },
    );
  });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !saving.isPending && onClose()}>
      {/* a press beside it does not lose a half-filled form */}
      <Dialog.Content width="small" onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Header>
          <Dialog.Title>{list.add}</Dialog.Title>
          <Dialog.Description>{unitId}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <S.Form id={formId} noValidate onSubmit={save}>
            {saving.isError && (
              <Banner tone="critical" title="Not saved">
                {saving.error.message} What you typed is still here.
              </Banner>
            )}
            <Controller
              control={control}
              name="kind"
              render={({ field, fieldState }) => (
                <Select label={list.kindLabel} required options={kinds} error={fieldState.error?.message} {...field} />
              )}
            />
            {list.hasResult && (
              <RadioGroup
                label="Result"
                required
                options={RESULTS}
                error={formState.errors.result?.message}
                {...register('result')}
              />
            )}
            <S.Row>
              <Controller
                control={control}
                name="performedOn"
                render={({ field, fieldState }) => (
                  <DateField
                    label="Date"
                    required
                    today={today}
                    max={today}
                    error={fieldState.error?.message}
                    {...field}
                  />
                )}
              />
              <Controller
                control={control}
                name="odometerMiles"
                render={({ field, fieldState }) => (
                  <NumberField
                    label="Odometer"
                    optional
                    unit="mi"
                    fractionDigits={1}
                    max={SERVICE_ENTRY_POLICY.odometerMaxMiles}
                    error={fieldState.error?.message}
                    {...field}
                  />
                )}
              />
            </S.Row>
            <TextArea
              label="Note"
              hint={list.noteHint}
              counted
              maxLength={SERVICE_ENTRY_POLICY.noteMaxLength}
              error={formState.errors.note?.message}
              {...register('note')}
            />
          </S.Form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button disabled={saving.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={formId} working={saving.isPending}>
            Save
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function resultOf(entry: ServiceEntry, today: string): ResolverResult<ServiceEntry> {
  const problems = Object.entries(serviceEntryProblems(entry, today));
  if (problems.length === 0) return { values: entry, errors: {} };
  const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'validate', message }]));
  return { values: {}, errors };
}

function isoDay(at: Date, timeZone: string): string {
  const { year, month, day } = calendarDayOf(at, timeZone);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
