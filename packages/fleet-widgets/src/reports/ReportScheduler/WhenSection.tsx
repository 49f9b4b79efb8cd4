import { useWidgetHost } from '@gladhand/domain/react';
import {
  DEFAULT_SCHEDULE_TIME_ZONE,
  type EmailFrequency,
  FREQUENCIES,
  NEW_SCHEDULE_TIME,
  REPORT_POLICY,
  type ReportContent,
  type ReportSchedule,
  reportType,
  scheduleProblem,
  scheduleText,
  timeText,
  WEEKDAYS,
} from '@gladhand/domain/reports';
import {
  Button,
  Icon,
  IconButton,
  NumberField,
  PlusIcon,
  Select,
  TimeField,
  TimeZoneSelect,
  ToggleChip,
  useMessages,
  useWords,
  XIcon,
} from '@gladhand/ui';
import { useMemo } from 'react';
import { REPORT_SCHEDULER_MESSAGES } from './messages';
import { NextRuns } from './NextRuns';
import * as S from './ReportScheduler.styles';
import type { SectionProps } from './sectionProps';

/** When a report runs. */
export function WhenSection({ draft, problems, onChange }: SectionProps) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const say = useWords();
  const { locale } = useWidgetHost();
  const { schedule, emailFrequency } = draft;
  return (
    <S.Section aria-label={messages.when}>
      <header>
        <h2>{messages.when}</h2>
        {schedule && isComplete(draft) && <span>{scheduleText(schedule, { locale, say })}</span>}
      </header>
      {schedule && (
        <S.Fields>
          <ScheduleFields {...{ draft, problems, onChange, schedule }} />
          <NextRuns draft={draft} />
        </S.Fields>
      )}
      {emailFrequency && <AgainFields {...{ draft, problems, onChange, emailFrequency }} />}
    </S.Section>
  );
}

/** Whether the schedule can be put in words. */
function isComplete({ schedule, reportTypeId }: ReportContent): boolean {
  const type = reportType(reportTypeId);
  const limits = { severalTimes: type.known && type.severalTimes, maxTimes: REPORT_POLICY.maxTimes };
  return schedule !== null && scheduleProblem(schedule, limits) === undefined;
}

function ScheduleFields({ draft, problems, onChange, schedule }: SectionProps & { schedule: ReportSchedule }) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const say = useWords();
  const { now, locale } = useWidgetHost();
  const type = reportType(draft.reportTypeId);
  const { frequency, weekdays, times } = schedule;
  const severalTimes = type.known && type.severalTimes && frequency === 'weekly';
  const change = (part: Partial<ReportSchedule>) => onChange({ schedule: { ...schedule, ...part } });
  const frequencies = useMemo(() => {
    const fixed = type.known ? type.frequency : undefined;
    const offered = FREQUENCIES.filter(({ id }) => fixed === undefined || id === fixed);
    return offered.map(({ id, label }) => ({ value: id as string, label: say(label) }));
  }, [type, say]);

  function chooseFrequency(id: string | null): void {
    const chosen = FREQUENCIES.find((one) => one.id === id)?.id ?? 'daily';
    const isWeekly = chosen === 'weekly';
    change({ frequency: chosen, weekdays: isWeekly ? [0] : [], times: isWeekly ? times : times.slice(0, 1) });
  }

  const toggleDay = (day: number, isOn: boolean) => {
    const remaining = severalTimes ? weekdays.filter((known) => known !== day) : [];
    change({ weekdays: (isOn ? remaining : [...remaining, day]).toSorted((a, b) => a - b) });
  };
  const shortDay = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // Monday, 0, was January 5, 2026.
  const dayText = (day: number) => shortDay.format(Date.UTC(2026, 0, 5 + day));
  return (
    <S.Stack>
      <Select
        label={messages.frequency}
        options={frequencies}
        value={frequency}
        disabled={frequencies.length === 1}
        onChange={chooseFrequency}
      />
      <TimeZoneSelect
        label={messages.timeZone}
        now={now()}
        value={schedule.timeZone}
        onChange={(timeZone) => change({ timeZone: timeZone ?? schedule.timeZone })}
      />
      {frequency === 'weekly' && (
        <S.Group>
          <legend>{messages.weekdays}</legend>
          <S.Chips>
            {WEEKDAYS.map(({ id }) => (
              <ToggleChip key={id} pressed={weekdays.includes(id)} onClick={() => toggleDay(id, weekdays.includes(id))}>
                {dayText(id)}
              </ToggleChip>
            ))}
          </S.Chips>
        </S.Group>
      )}
      <S.Group>
        <legend>{messages.times}</legend>
        {times.map((time, place) => (
          // The place is the identity: the time of a row changes while it is typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <S.Time key={place}>
            <TimeField
              aria-label={messages.time(place + 1)}
              clock={12}
              value={time}
              onChange={(next) => change({ times: times.with(place, next ?? '') })}
            />
            {times.length > 1 && (
              <IconButton
                kind="quiet"
                label={messages.removeTime(time && timeText(time, locale))}
                icon={<Icon icon={XIcon} />}
                onClick={() => change({ times: times.toSpliced(place, 1) })}
              />
            )}
          </S.Time>
        ))}
        {severalTimes && (
          <div>
            <Button
              size="xsmall"
              icon={<Icon icon={PlusIcon} />}
              onClick={() => change({ times: [...times, nextTime(times)] })}
            >
              {messages.addTime}
            </Button>
          </div>
        )}
        {problems.schedule && <S.Problem role="alert">{problems.schedule}</S.Problem>}
      </S.Group>
    </S.Stack>
  );
}

/** An hour after the last time. */
function nextTime(times: readonly string[]): string {
  const [hour = 0, minute = 0] = (times.at(-1) || NEW_SCHEDULE_TIME).split(':').map(Number);
  return `${String((hour + 1) % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

interface AgainFieldsProps extends SectionProps {
  emailFrequency: EmailFrequency;
}

function AgainFields({ problems, onChange, emailFrequency }: AgainFieldsProps) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const { now } = useWidgetHost();
  const change = (part: Partial<EmailFrequency>) => onChange({ emailFrequency: { ...emailFrequency, ...part } });
  const units = useMemo(
    () => [
      { value: 'hours', label: messages.hours },
      { value: 'days', label: messages.daysUnit },
    ],
    [messages],
  );
  return (
    <S.Fields>
      <NumberField
        label={messages.sendAgain}
        value={emailFrequency.value}
        min={1}
        error={problems.emailFrequency}
        onChange={(value) => change({ value: Number(value) || 0 })}
      />
      <Select
        label={messages.units}
        options={units}
        value={emailFrequency.units}
        onChange={(chosen) => change({ units: chosen === 'days' ? 'days' : 'hours' })}
      />
      <TimeZoneSelect
        label={messages.timeZone}
        now={now()}
        value={emailFrequency.timezone ?? DEFAULT_SCHEDULE_TIME_ZONE}
        onChange={(timezone) => timezone && change({ timezone })}
      />
    </S.Fields>
  );
}
