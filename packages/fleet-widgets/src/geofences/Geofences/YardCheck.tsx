import { wallTimeOf } from '@gladhand/domain/files';
import { instantOfWallTime } from '@gladhand/domain/formats';
import type { GeofenceVisit } from '@gladhand/domain/geofences';
import { useWidgetHost } from '@gladhand/domain/react';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  DateField,
  Icon,
  IconButton,
  type IsoDay,
  TimeField,
  type TimeOfDay,
  useMessages,
} from '@gladhand/ui';
import * as S from './Geofences.styles';
import { GEOFENCES_MESSAGES } from './messages';

const HOUR_MS = 3_600_000;

interface YardCheckProps {
  at: Date | null;
  onChange: (at: Date | null) => void;
  /** Visits that may have included the instant. */
  visits: readonly GeofenceVisit[] | undefined;
}

/** Asks who was inside at an instant. */
export function YardCheck({ at, onChange, visits }: YardCheckProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);

  const { now, timeZone, locale } = useWidgetHost();
  if (!at) {
    return (
      <S.Strip data-sunken="">
        <Button size="xsmall" onClick={() => onChange(new Date(Math.floor(now().getTime() / HOUR_MS) * HOUR_MS))}>
          {messages.yardCheck}
        </Button>
      </S.Strip>
    );
  }
  const wall = wallTimeOf(at, timeZone).toISOString();
  const [day, time] = [wall.slice(0, 10) as IsoDay, wall.slice(11, 16) as TimeOfDay];
  const set = (nextDay: string | null, nextTime: string | null) => {
    if (nextDay && nextTime) onChange(instantOfWallTime(nextDay, nextTime, timeZone));
  };
  const step = (hours: number) => onChange(new Date(at.getTime() + hours * HOUR_MS));
  const certain = visits?.filter((visit) => isCertain(visit, at)).length ?? 0;
  const possible = (visits?.length ?? 0) - certain;
  return (
    <S.Strip data-sunken="" aria-label={messages.yardCheck} role="group">
      <IconButton
        kind="quiet"
        label={messages.hourEarlier}
        icon={<Icon icon={ChevronLeftIcon} />}
        onClick={() => step(-1)}
      />
      <DateField aria-label={messages.yardCheckDay} value={day} locale={locale} onChange={(next) => set(next, time)} />
      <TimeField
        aria-label={messages.yardCheckTime}
        clock={12}
        stepMinutes={60}
        value={time}
        onChange={(next) => set(day, next)}
      />
      <IconButton
        kind="quiet"
        label={messages.hourLater}
        icon={<Icon icon={ChevronRightIcon} />}
        onClick={() => step(1)}
      />
      <span role="status">
        {visits && (
          <>
            <strong>{messages.wereInside(certain)}</strong>
            {possible > 0 && `, ${messages.morePossible(possible)}`}
          </>
        )}
      </span>
      <Button kind="link" size="xsmall" onClick={() => onChange(null)}>
        {messages.backToVisits}
      </Button>
    </S.Strip>
  );
}

/** Whether reports before and after the instant were both inside. */
function isCertain({ entered, left }: GeofenceVisit, at: Date): boolean {
  const end = left ? (left.after ?? left.at) : undefined;
  return new Date(entered.before) <= at && (end === undefined || new Date(end) >= at);
}
