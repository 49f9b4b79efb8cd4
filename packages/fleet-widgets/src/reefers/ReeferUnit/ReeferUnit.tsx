import { failureOf } from '@gladhand/domain';
import { formatLocalDate } from '@gladhand/domain/formats';
import { scopedKey, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { readingOf } from '@gladhand/domain/readings';
import { CommandStatus, type ReeferCommands } from '@gladhand/domain/reefers';
import { MAP_REFRESH_MS } from '@gladhand/domain/tracking';
import { EmptyState, FailedState, FieldIcon, Skeleton, useMessages } from '@gladhand/ui';
import { useEffect, useMemo, useRef } from 'react';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { PROGRESS_REFRESH_MS, reeferCommandsQuery, reeferUnitQuery } from '../commands/reeferQueries';
import { CommandStatuses } from './CommandStatuses';
import { REEFER_UNIT_MESSAGES } from './messages';
import * as S from './ReeferUnit.styles';
import { ReeferUnitView } from './ReeferUnitView';
import { TemperatureHistory } from './TemperatureHistory';

export interface ReeferUnitProps extends LocalizedProps {
  /** The trailer. */
  vin: string;
}

/** A refrigeration unit: its readings, its history, its alarms, and commands to it for users who may send them. */
export function ReeferUnit({ messages, ...props }: ReeferUnitProps) {
  return (
    <WidgetTexts messages={messages}>
      <ReeferUnitBody {...props} />
    </WidgetTexts>
  );
}

function ReeferUnitBody({ vin }: ReeferUnitProps) {
  const messages = useMessages(REEFER_UNIT_MESSAGES);

  const { locale, api, timeZone, units, hasFeature, queryClient } = useWidgetHost();
  const refreshMs = hasFeature('MapRefreshing') ? MAP_REFRESH_MS : 0;
  const unit = useApiQuery(reeferUnitQuery(vin), { refreshMs });
  const query = reeferCommandsQuery(vin);
  const known = queryClient.getQueryData<ReeferCommands>(scopedKey(api, query.key));
  const isWaiting = known?.commands.some(({ status }) => status === CommandStatus.InProgress) ?? false;
  const commands = useApiQuery(query, { refreshMs: isWaiting ? PROGRESS_REFRESH_MS : refreshMs });
  const { refetch } = unit;
  const wasWaiting = useRef(isWaiting);
  // A unit that has executed a command has new readings.
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) void refetch();
    wasWaiting.current = isWaiting;
  }, [isWaiting, refetch]);

  const reading = useMemo(() => {
    if (!unit.data) return undefined;
    const { installed, power, reportedAt, asOf } = unit.data;
    return readingOf({
      kind: 'reefer',
      installed,
      value: power,
      reportedAt: reportedAt ? new Date(reportedAt) : null,
      tethered: true,
      now: new Date(asOf),
    });
  }, [unit.data]);
  const moment = (at: Date) => formatLocalDate(at, 'shortDateTime', timeZone, locale);

  if (unit.data && reading) {
    if (reading.state === 'notInstalled') {
      return (
        <EmptyState edge="none" icon={<FieldIcon name="reefer" size={22} />} title={messages.noRefrigerationUnit}>
          {messages.notInstalledOn(unit.data.unitId)}
        </EmptyState>
      );
    }
    return (
      <S.Unit>
        <ReeferUnitView
          unit={unit.data}
          reading={reading}
          units={units}
          moment={moment}
          error={unit.error}
          retrying={unit.isFetching}
          onRetry={() => void unit.refetch()}
        />
        {'value' in reading && <TemperatureHistory vin={vin} zones={unit.data.zones.length} />}
        <CommandStatuses unit={unit.data} commands={commands} units={units} moment={moment} />
      </S.Unit>
    );
  }
  if (unit.error) {
    return (
      <FailedState
        what={messages.theReeferUnit}
        {...failureOf(unit.error)}
        onRetry={() => void unit.refetch()}
        retrying={unit.isFetching}
      />
    );
  }
  return (
    <S.Waiting role="status" aria-busy="true" aria-label={messages.loading}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </S.Waiting>
  );
}
