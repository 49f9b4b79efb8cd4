import { CommandStatus, failureOf, formatDate, MAP_REFRESH_MS, type ReeferCommands, readingOf } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { EmptyState, FailedState, FieldIcon, Skeleton } from '@gladhand/ui';
import { useEffect, useMemo, useRef } from 'react';
import { PROGRESS_REFRESH_MS, reeferCommandsQuery, reeferUnitQuery } from '../reefer/reeferQueries';
import { CommandStatuses } from './CommandStatuses';
import * as S from './ReeferUnit.styles';
import { ReeferUnitView } from './ReeferUnitView';
import { TemperatureHistory } from './TemperatureHistory';

export interface ReeferUnitProps {
  /** Which trailer. */
  vin: string;
}

/** A refrigeration unit: its readings, its history, its alarms, and commands to it for whoever may send them. */
export function ReeferUnit({ vin }: ReeferUnitProps) {
  const { timeZone, units, hasFeature, queryClient } = useWidgetHost();
  const refreshMs = hasFeature('MapRefreshing') ? MAP_REFRESH_MS : 0;
  const unit = useApiQuery(reeferUnitQuery(vin), { refreshMs });
  const query = reeferCommandsQuery(vin);
  const known = queryClient.getQueryData<ReeferCommands>(query.key);
  const isWaiting = known?.commands.some(({ status }) => status === CommandStatus.InProgress) ?? false;
  const commands = useApiQuery(query, { refreshMs: isWaiting ? PROGRESS_REFRESH_MS : refreshMs });
  const { refetch } = unit;
  const wasWaiting = useRef(isWaiting);
  // a unit that has answered a command is another one now
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
  const moment = (at: Date) => formatDate(at, 'shortDateTime', timeZone);

  if (unit.data && reading) {
    if (reading.state === 'notInstalled') {
      return (
        <EmptyState edge="none" icon={<FieldIcon name="reefer" size={22} />} title="No refrigeration unit">
          None is installed on {unit.data.unitId}.
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
        what="The reefer unit"
        {...failureOf(unit.error)}
        onRetry={() => void unit.refetch()}
        retrying={unit.isFetching}
      />
    );
  }
  return (
    <S.Waiting role="status" aria-busy="true" aria-label="Loading the reefer unit">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </S.Waiting>
  );
}
