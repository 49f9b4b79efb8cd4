import { type ActiveWindow, type ActiveWindows, ALERT_RULE_LIMITS } from '@gladhand/domain/alerts';
import { useWidgetHost } from '@gladhand/domain/react';
import {
  Button,
  Icon,
  IconButton,
  PlusIcon,
  TimeField,
  TimeZoneSelect,
  ToggleChip,
  Trash2Icon,
  useMessages,
} from '@gladhand/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { hoursProblem, isOverMidnight } from './hoursProblem';
import { HOURS_MESSAGES } from './messages';
import { WEEKDAYS, weekdayName } from './weekdays';

interface HoursFieldsProps {
  value: ActiveWindows;
  onChange: (hours: ActiveWindows) => void;
  /** What 'Add hours' adds. */
  added: ActiveWindow;
  /** Whether problems are shown. */
  isChecked: boolean;
}

/** Hours on days of the week in a time zone. */
export function HoursFields({ value, onChange, added, isChecked }: HoursFieldsProps) {
  const messages = useMessages(HOURS_MESSAGES);
  const { now } = useWidgetHost();
  const change = (at: number, next: Partial<ActiveWindow>) =>
    onChange({ ...value, windows: value.windows.map((one, index) => (index === at ? { ...one, ...next } : one)) });
  return (
    <Stack>
      {value.windows.map((hours, at) => (
        <Hours
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other name, and their fields keep no state
          key={at}
          hours={hours}
          isChecked={isChecked}
          onChange={(next) => change(at, next)}
          onRemove={
            value.windows.length > 1
              ? () => onChange({ ...value, windows: value.windows.filter((_, index) => index !== at) })
              : undefined
          }
        />
      ))}
      {value.windows.length < ALERT_RULE_LIMITS.windows && (
        <Row>
          <Button kind="quiet" onClick={() => onChange({ ...value, windows: [...value.windows, added] })}>
            <Icon icon={PlusIcon} />
            {messages.add}
          </Button>
        </Row>
      )}
      <Zone>
        <TimeZoneSelect
          label={messages.zone}
          now={now()}
          value={value.zone}
          onChange={(zone) => zone && onChange({ ...value, zone })}
        />
      </Zone>
    </Stack>
  );
}

interface HoursProps {
  hours: ActiveWindow;
  isChecked: boolean;
  onChange: (next: Partial<ActiveWindow>) => void;
  onRemove: (() => void) | undefined;
}

function Hours({ hours, isChecked, onChange, onRemove }: HoursProps) {
  const messages = useMessages(HOURS_MESSAGES);
  const { locale = 'en-US' } = useWidgetHost();
  const problemId = useId();
  const problem = isChecked ? hoursProblem(hours) : undefined;
  const name = messages.hours(
    hours.days.map((day) => weekdayName(day, locale)).join(' '),
    hours.from || '-',
    hours.to || '-',
  );
  const toggle = (day: number) =>
    onChange({
      days: hours.days.includes(day) ? hours.days.filter((one) => one !== day) : [...hours.days, day].sort(),
    });
  return (
    <Group role="group" aria-label={name} aria-describedby={problem && problemId}>
      <Days role="group" aria-label={messages.days}>
        {WEEKDAYS.map((day) => (
          <ToggleChip
            key={day}
            pressed={hours.days.includes(day)}
            aria-describedby={problem === 'missingDays' ? problemId : undefined}
            data-problem={problem === 'missingDays' ? '' : undefined}
            onClick={() => toggle(day)}
          >
            {weekdayName(day, locale)}
          </ToggleChip>
        ))}
      </Days>
      <Row>
        <Time>
          <TimeField
            label={messages.from}
            clock={12}
            value={hours.from}
            onChange={(from) => onChange({ from: from ?? '' })}
          />
        </Time>
        <Time>
          <TimeField label={messages.to} clock={12} value={hours.to} onChange={(to) => onChange({ to: to ?? '' })} />
        </Time>
        {onRemove && <IconButton label={messages.remove(name)} icon={<Icon icon={Trash2Icon} />} onClick={onRemove} />}
        {isOverMidnight(hours) && <Note>{messages.nextDay}</Note>}
      </Row>
      {problem && (
        <Problem id={problemId} role="alert">
          {messages[problem]}
        </Problem>
      )}
    </Group>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: 0;
`;

const Group = styled.div`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
`;

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
`;

const Time = styled.span`
  flex: 0 1 128px;
  min-inline-size: 0;
`;

const Zone = styled.div`
  max-inline-size: 264px;
  min-inline-size: 0;
`;

const Note = styled.span`
  padding-block: 8px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

const Problem = styled.p`
  margin: 0;
  color: var(--gh-color-text-critical);
  font: var(--gh-text-12);
`;
