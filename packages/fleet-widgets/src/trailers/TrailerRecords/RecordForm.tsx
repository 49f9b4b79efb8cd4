import { calendarDayOf } from '@gladhand/domain/formats';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import {
  INSPECTION_RESULTS,
  SERVICE_ENTRY_POLICY,
  type ServiceEntry,
  serviceEntryProblems,
} from '@gladhand/domain/service';
import {
  Banner,
  Button,
  DateField,
  Dialog,
  NumberField,
  RadioGroup,
  Select,
  TextArea,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useId, useMemo } from 'react';
import { Controller, type ResolverResult, useForm } from 'react-hook-form';
import { TRAILER_RECORDS_MESSAGES } from './messages';
import type { RecordKind } from './recordLists';
import * as S from './TrailerRecords.styles';

interface RecordFormProps {
  vin: string;
  unitId: string;
  list: RecordKind;
  /** The entry was saved, or the form was canceled. */
  onClose: () => void;
}

/** Adds an entry. The typed text stays until it is saved. */
export function RecordForm({ vin, unitId, list, onClose }: RecordFormProps) {
  const messages = useMessages(TRAILER_RECORDS_MESSAGES);

  const { now, timeZone, notify } = useWidgetHost();
  const say = useWords();
  const formId = useId();
  const today = isoDay(now(), timeZone);
  const saving = useApiMutation(list.save);
  const kinds = useMemo(() => list.kinds.map(({ id, label }) => ({ value: id, label: say(label) })), [list, say]);
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
          notify({ tone: 'good', title: messages.saved(say(list.labelOf(kind))), detail: unitId });
          onClose();
        },
      },
    );
  });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !saving.isPending && onClose()}>
      {/* A click outside must not discard a half-filled form. */}
      <Dialog.Content width="small" onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Header>
          <Dialog.Title>{list.add}</Dialog.Title>
          <Dialog.Description>{unitId}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <S.Form id={formId} noValidate onSubmit={save}>
            {saving.isError && (
              <Banner tone="critical" title={messages.notSaved}>
                {messages.entriesKept(saving.error.message)}
              </Banner>
            )}
            <Controller
              control={control}
              name="kind"
              render={({ field, fieldState }) => (
                <Select
                  label={say(list.kindLabel)}
                  required
                  options={kinds}
                  error={fieldState.error?.message}
                  {...field}
                />
              )}
            />
            {list.hasResult && (
              <RadioGroup
                label={messages.result}
                required
                options={INSPECTION_RESULTS.map(({ id, label }) => ({ value: id, label: say(label) }))}
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
                    label={messages.date}
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
                    label={messages.odometer}
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
              label={messages.note}
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
            {messages.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} working={saving.isPending}>
            {messages.save}
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
