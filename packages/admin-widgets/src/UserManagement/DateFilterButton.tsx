import { calendarDayOf } from '@gladhand/domain/formats';
import { useWidgetHost } from '@gladhand/domain/react';
import { DateConditionKind } from '@gladhand/domain/users';
import { Button, DateField, Popover, perLanguage, Select, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { USER_MESSAGES } from './messages';
import type { DateFilter } from './userView';

interface DateFilterButtonProps {
  title: string;
  value: DateFilter | null;
  onChange: (value: DateFilter | null) => void;
}

const kindsOf = perLanguage((messages: typeof USER_MESSAGES) => [
  { value: DateConditionKind.On, label: messages.on },
  { value: DateConditionKind.After, label: messages.after },
  { value: DateConditionKind.Before, label: messages.before },
]);

/** '3/9/2026' for '2026-03-09', or as the language of the page writes it. */
const dayText = (day: string, locale: string) => new Date(day).toLocaleDateString(locale, { timeZone: 'UTC' });

/** A condition on a day in the time zone of the viewer. Future days cannot be chosen. */
export function DateFilterButton({ title, value, onChange }: DateFilterButtonProps) {
  const messages = useMessages(USER_MESSAGES);

  const { now, timeZone, locale } = useWidgetHost();
  const [chosenKind, setKind] = useState<DateConditionKind>(DateConditionKind.On);
  const kind = value?.kind ?? chosenKind;
  const { year, month, day } = calendarDayOf(now(), timeZone);
  const today = [year, pad(month), pad(day)].join('-');
  const summary = value
    ? `${kindsOf(messages).find((one) => one.value === value.kind)?.label} ${dayText(value.day, locale)}`
    : messages.all;

  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button aria-label={messages.filterBy(title, summary)}>{summary}</Button>
      </Popover.Trigger>
      <Popover.Content aria-label={messages.filter(title)}>
        <Fields>
          <Select
            label={messages.condition}
            options={kindsOf(messages)}
            value={kind}
            onChange={(chosen) => {
              const next = kindsOf(messages).find((one) => one.value === chosen)?.value ?? DateConditionKind.On;
              setKind(next);
              if (value) onChange({ ...value, kind: next });
            }}
          />
          <Day today={today} value={value?.day ?? null} onChange={(day) => onChange(day ? { kind, day } : null)} />
        </Fields>
      </Popover.Content>
    </Popover.Root>
  );
}

interface DayProps {
  today: string;
  value: string | null;
  onChange: (day: string | null) => void;
}

/** Keeps an incomplete date, which is not a filter yet, so that it can be cleared. */
function Day({ today, value, onChange }: DayProps) {
  const messages = useMessages(USER_MESSAGES);

  const [day, setDay] = useState(value);
  function choose(next: string | null) {
    setDay(next);
    onChange(next || null);
  }
  return (
    <>
      <DateField label={messages.day} max={today} today={today} value={day} onChange={choose} />
      <Button disabled={day === null} onClick={() => choose(null)}>
        {messages.clear}
      </Button>
    </>
  );
}

const pad = (part: number) => String(part).padStart(2, '0');

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  inline-size: 220px;
`;
