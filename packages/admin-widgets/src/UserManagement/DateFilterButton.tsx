import { calendarDayOf, DateConditionKind } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { Button, DateField, Popover, Select } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { DateFilter } from './userQuery';

interface DateFilterButtonProps {
  title: string;
  value: DateFilter | null;
  onChange: (value: DateFilter | null) => void;
}

const KINDS = [
  { value: DateConditionKind.On, label: 'On' },
  { value: DateConditionKind.After, label: 'After' },
  { value: DateConditionKind.Before, label: 'Before' },
];

/** One condition on a day of the viewer's zone; days to come cannot be chosen. */
export function DateFilterButton({ title, value, onChange }: DateFilterButtonProps) {
  const { now, timeZone } = useWidgetHost();
  const [chosenKind, setKind] = useState<DateConditionKind>(DateConditionKind.On);
  const kind = value?.kind ?? chosenKind;
  const { year, month, day } = calendarDayOf(now(), timeZone);
  const today = [year, pad(month), pad(day)].join('-');
  const [y, m, d] = value?.day.split('-').map(Number) ?? [];
  const summary = value ? `${KINDS.find((one) => one.value === value.kind)?.label} ${m}/${d}/${y}` : 'All';

  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button aria-label={`Filter ${title}: ${summary}`}>{summary}</Button>
      </Popover.Trigger>
      <Popover.Content aria-label={`Filter ${title}`}>
        <Fields>
          <Select
            label="Condition"
            options={KINDS}
            value={kind}
            onChange={(chosen) => {
              const next = KINDS.find((one) => one.value === chosen)?.value ?? DateConditionKind.On;
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

/** Keeps what is half typed, which is no filter yet, so that it can be cleared. */
function Day({ today, value, onChange }: DayProps) {
  const [day, setDay] = useState(value);
  function choose(next: string | null) {
    setDay(next);
    onChange(next || null);
  }
  return (
    <>
      <DateField label="Day" max={today} today={today} value={day} onChange={choose} />
      <Button disabled={day === null} onClick={() => choose(null)}>
        Clear
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
