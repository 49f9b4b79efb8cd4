import { useApiQuery } from '@gladhand/domain/react';
import { MAX_READING_AGE, type ReadingKind } from '@gladhand/domain/readings';
import { type SensorType, trendOf } from '@gladhand/domain/trailers';
import { Button, Skeleton, Sparkline, useAges, useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { TRAILER_DRAWER_MESSAGES } from './messages';
import { sensorLogQuery } from './queries';
import type { TrendSource } from './SensorContent';

interface SensorTrendProps {
  vin: string;
  sensorTypeId: SensorType;
  kind: ReadingKind;
  trend: TrendSource;
}

/** The recent course of a section's reading, from the reports of its sensor. */
export function SensorTrend({ vin, sensorTypeId, kind, trend }: SensorTrendProps) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);
  const { shortAge } = useAges();

  const log = useApiQuery(sensorLogQuery(vin, sensorTypeId), { staleMs: 60_000 });
  if (log.isPending) return <Skeleton height={28} />;
  if (!log.data) {
    return (
      <Line role="status">
        <span>{messages.trendFailed}</span>
        <Button size="xsmall" onClick={() => void log.refetch()}>
          {messages.tryAgain}
        </Button>
      </Line>
    );
  }
  const points = log.data.flatMap((entry) => {
    const value = trend.valueOf(entry);
    return value == null ? [] : [{ at: new Date(entry.recorded), value }];
  });
  // The log may lack a report without any fault, and untethered trailers report once a day.
  const drawn = trendOf(points, MAX_READING_AGE[kind].untetheredMs);
  const newest = points[0];
  if (!drawn || !newest) return <Line>{messages.noTrend}</Line>;
  const span = shortAge(drawn.spanMs);
  return (
    <Line>
      <Sparkline
        label={messages.last(trend.name, span, trend.format(newest.value))}
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
