import { instantOfWallTime } from '@gladhand/domain/formats';
import { isoDayOf } from '@gladhand/domain/history';
import { useApiFetch, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, Combobox, DateField, Select, TimeField, useMessages } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { rulesQuery } from '../alertQueries';
import { GeofenceField } from './GeofenceField';
import { WHY_NOT_MESSAGES } from './messages';
import { trailerOptions } from './trailerOptions';
import * as S from './WhyNot.styles';
import type { WhyNotView } from './whyNotView';

interface WhyNotFieldsProps {
  customerId: number;
  view: WhyNotView;
  at: Date;
  isFuture: boolean;
  /** What is chosen beside the rule; undefined if it is given by what is around. */
  subject: 'trailer' | 'geofence' | undefined;
  onViewChange: (view: WhyNotView) => void;
}

/** The rule, the trailer or the geofence, and the instant. */
export function WhyNotFields({ customerId, view, at, isFuture, subject, onViewChange }: WhyNotFieldsProps) {
  const messages = useMessages(WHY_NOT_MESSAGES);
  const { now, timeZone, locale } = useWidgetHost();
  const fetchOptions = useApiFetch();
  const rules = useApiQuery(rulesQuery(customerId), { staleMs: 60_000 });
  const { ruleId, vin } = view;
  const known = useApiQuery(trailerOptions(customerId, { vin: vin ?? '' }), {
    enabled: vin !== null && subject === 'trailer',
    staleMs: 300_000,
  });
  const ruleOptions = useMemo(
    () => rules.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    [rules.data],
  );
  const day = isoDayOf(at, timeZone);
  const time = clockOf(at, timeZone);
  /** What was typed and is no day or no time. */
  const [typed, setTyped] = useState<{ day?: string | null | undefined; time?: string | null | undefined }>({});
  function change(field: 'day' | 'time', value: string | null): void {
    setTyped({ ...typed, [field]: value ? undefined : value });
    if (!value) return;
    const [newDay, newTime] = field === 'day' ? [value, time] : [day, value];
    onViewChange({ ...view, at: instantOfWallTime(newDay, newTime, timeZone).toISOString() });
  }
  return (
    <S.Fields>
      <Select
        label={messages.rule}
        placeholder={messages.chooseRule}
        options={ruleOptions}
        searchFrom={12}
        value={ruleId}
        onChange={(next) => onViewChange({ ...view, ruleId: next })}
      />
      {subject === 'geofence' && (
        <GeofenceField
          customerId={customerId}
          value={view.geofenceId ?? null}
          onChange={(geofenceId) => onViewChange({ ...view, geofenceId })}
        />
      )}
      {subject === 'trailer' && (
        <Combobox
          label={messages.trailer}
          placeholder={messages.chooseTrailer}
          value={vin}
          labelOf={(value) => known.data?.find((option) => option.value === value)?.label ?? value}
          onSearch={(search, signal) => fetchOptions(trailerOptions(customerId, { search }), signal)}
          onChange={(next) => onViewChange({ ...view, vin: next })}
          texts={{ empty: messages.noTrailer }}
        />
      )}
      <S.Moment>
        <DateField
          label={messages.day}
          value={typed.day === undefined ? day : typed.day}
          onChange={(next) => change('day', next)}
          max={isoDayOf(now(), timeZone)}
          today={isoDayOf(now(), timeZone)}
          locale={locale}
        />
        <TimeField
          label={messages.time}
          value={typed.time === undefined ? time : typed.time}
          onChange={(next) => change('time', next)}
          stepMinutes={5}
          hint={zoneOf(at, timeZone, locale)}
          error={isFuture ? messages.inFuture : undefined}
        />
        <Button
          onClick={() => {
            setTyped({});
            onViewChange({ ...view, at: null });
          }}
        >
          {messages.now}
        </Button>
      </S.Moment>
    </S.Fields>
  );
}

const clockOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);

const zoneOf = (at: Date, timeZone: string, locale: string): string | undefined =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
