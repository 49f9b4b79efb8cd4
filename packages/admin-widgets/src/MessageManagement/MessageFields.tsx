import { FEATURES } from '@gladhand/domain';
import { MESSAGE_POLICY, MESSAGE_SEVERITIES } from '@gladhand/domain/messages';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { ROLES } from '@gladhand/domain/users';
import { Checkbox, DateField, MultiSelect, RadioGroup, TextArea, TimeField, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { optionsIn } from '../internal/writing';
import * as S from './MessageDialog.styles';
import { dayOf, type MessageEntry } from './messageForm';
import { messageCustomersQuery } from './messageQueries';
import { MESSAGE_MESSAGES } from './messages';

/** Severity and text of a message. */
export function ContentFields() {
  const texts = useMessages(MESSAGE_MESSAGES);
  const say = useWords();
  const { register, formState } = useFormContext<MessageEntry>();
  return (
    <>
      <RadioGroup
        label={texts.severity}
        layout="row"
        options={optionsIn(MESSAGE_SEVERITIES, say)}
        error={formState.errors.severity?.message}
        {...register('severity')}
      />
      <TextArea
        label={texts.text}
        required
        minRows={3}
        maxLength={MESSAGE_POLICY.textLength}
        hint={texts.textHint}
        error={formState.errors.text?.message}
        {...register('text')}
      />
    </>
  );
}

/** Who gets a message. */
export function AudienceFields() {
  const texts = useMessages(MESSAGE_MESSAGES);
  const say = useWords();
  const customers = useApiQuery(messageCustomersQuery);
  const roles = useMemo(() => optionsIn(ROLES, say), [say]);
  const features = useMemo(() => FEATURES.map(({ id }) => ({ value: id, label: id })), []);
  const known = useMemo(
    () => (customers.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    [customers.data],
  );
  return (
    <S.Section aria-label={texts.audienceTitle}>
      <h3>{texts.audienceTitle}</h3>
      <p>{texts.audienceHint}</p>
      <S.Fields>
        <Choice name="roles" label={texts.roles} placeholder={texts.everyRole} options={roles} />
        <Choice
          name="customerIds"
          label={texts.customers}
          placeholder={texts.everyCustomer}
          options={known}
          failed={customers.isError ? texts.customersFailed : undefined}
        />
        <Choice
          name="features"
          label={texts.features}
          placeholder={texts.noFeature}
          hint={texts.featuresHint}
          options={features}
        />
      </S.Fields>
    </S.Section>
  );
}

interface ChoiceProps {
  name: 'roles' | 'customerIds' | 'features';
  label: string;
  placeholder: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
  failed?: string | undefined;
}

function Choice({ name, label, placeholder, hint, options, failed }: ChoiceProps) {
  const { control, formState } = useFormContext<MessageEntry>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <MultiSelect
          label={label}
          optional
          placeholder={placeholder}
          hint={hint}
          options={options}
          value={field.value}
          onChange={field.onChange}
          error={failed ?? (formState.errors[name] as { message?: string } | undefined)?.message}
        />
      )}
    />
  );
}

/** When a message is shown, and whether users can hide it. */
export function TimeFields() {
  const texts = useMessages(MESSAGE_MESSAGES);
  const { register } = useFormContext<MessageEntry>();
  return (
    <S.Section aria-label={texts.time}>
      <h3>{texts.time}</h3>
      <S.Fields>
        <Instant day="fromDay" time="fromTime" labels={[texts.startDay, texts.startTime]} hint={texts.startHint} />
        <Instant day="untilDay" time="untilTime" labels={[texts.endDay, texts.endTime]} hint={texts.endHint} />
      </S.Fields>
      <Checkbox label={texts.isDismissible} hint={texts.isDismissibleHint} {...register('isDismissible')} />
    </S.Section>
  );
}

interface InstantProps {
  day: 'fromDay' | 'untilDay';
  time: 'fromTime' | 'untilTime';
  labels: readonly [day: string, time: string];
  hint: string;
}

function Instant({ day, time, labels, hint }: InstantProps) {
  const { locale, timeZone, now } = useWidgetHost();
  const { control, formState } = useFormContext<MessageEntry>();
  return (
    <S.Pair>
      <Controller
        control={control}
        name={day}
        render={({ field }) => (
          <DateField
            label={labels[0]}
            optional
            locale={locale}
            today={dayOf(now(), timeZone)}
            hint={hint}
            value={field.value}
            onChange={field.onChange}
            error={formState.errors[day]?.message}
          />
        )}
      />
      <Controller
        control={control}
        name={time}
        render={({ field }) => (
          <TimeField label={labels[1]} optional hint={timeZone} value={field.value} onChange={field.onChange} />
        )}
      />
    </S.Pair>
  );
}
