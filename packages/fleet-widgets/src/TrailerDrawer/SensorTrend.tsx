import { MAX_READING_AGE, type ReadingKind, type SensorType, trendOf } from '@gladhand/domain';
import { useApiQuery } from '@gladhand/domain/react';
import { Button, Skeleton, Sparkline, shortAge } from '@gladhand/ui';
import { styled } from 'styled-components';
import { sensorLogQuery } from './queries';
import type { TrendSource } from './SensorContent';

interface SensorTrendProps {
  vin: string;
  sensorTypeId: SensorType;
  kind: ReadingKind;
  trend: TrendSource;
}

/** How a section's number went lately, out of the reports of its sensor. */
export function SensorTrend({ vin, sensorTypeId, kind, trend }: SensorTrendProps) {
  const log = useApiQuery(sensorLogQuery(vin, sensorTypeId), { staleMs: 60_000 });
  if (log.isPending) return <Skeleton height={28} />;
  if (!log.data) {
    return (
      <Line role="status">
        <span>The trend did not load.</span>
        <Button size="xsmall" onClick={() => void log.refetch()}>
          Try again
        </Button>
      </Line>
    );
  }
  const points = log.data.flatMap((entry) => {
    const value = trend.valueOf(entry);
    return value == null ? [] : [{ at: new Date(entry.recorded), value }];
  });
  // in the log a report may be missed without anything being wrong; untethered trailers report once a day
  const drawn = trendOf(points, MAX_READING_AGE[kind].untetheredMs);
  const newest = points[0];
  if (!drawn || !newest) return <Line>No trend yet: fewer than two reports of it are kept.</Line>;
  const span = shortAge(drawn.spanMs);
  return (
    <Line>
      <Sparkline
        label={`${trend.name}, ${span}, last ${trend.format(newest.value)}`}
        values={drawn.values}
        width={200}
        height={32}
      />
      <span>
        {trend.name}, {span}
      </span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 12px;
  min-block-size: 32px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;
