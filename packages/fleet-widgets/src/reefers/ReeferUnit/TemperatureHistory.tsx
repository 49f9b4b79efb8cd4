import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { REEFER_POLICY } from '@gladhand/domain/reefers';
import { Button, SegmentedControl, TimeSeriesChart, useMessages } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { temperaturesQuery } from '../commands/reeferQueries';
import { REEFER_UNIT_MESSAGES } from './messages';
import * as S from './ReeferUnit.styles';
import { temperatureChart } from './temperatureChart';

interface TemperatureHistoryProps {
  vin: string;
  /** Number of zones of the unit. */
  zones: number;
}

const RANGES = [
  { value: '1', label: '24 h' },
  { value: '7', label: '7 d' },
  { value: '14', label: '14 d' },
  { value: '31', label: '31 d' },
];
const DAY_STEPS = 720;

/** Air temperatures of a zone: set point with tolerance, gaps, and defrost cycles. */
export function TemperatureHistory({ vin, zones }: TemperatureHistoryProps) {
  const messages = useMessages(REEFER_UNIT_MESSAGES);

  const { units, timeZone, locale } = useWidgetHost();
  const [days, setDays] = useState('1');
  const [zone, setZone] = useState('0');
  const history = useApiQuery(temperaturesQuery(vin, Number(days)), { staleMs: 60_000, keepPrevious: true });
  const chart = useMemo(
    () => history.data && temperatureChart(history.data, Number(zone), units, messages),
    [history.data, zone, units, messages],
  );
  const span = useMemo(
    () => history.data && { fromMs: Date.parse(history.data.from), toMs: Date.parse(history.data.to) },
    [history.data],
  );
  // Downsampled times are farther apart than reports.
  const stepMs = span ? (span.toMs - span.fromMs) / DAY_STEPS : 0;
  return (
    <S.Part aria-label={messages.temperatureHistory}>
      <S.PartHead>
        <h4>{messages.temperatureHistory}</h4>
        <Choices>
          {zones > 1 && (
            <SegmentedControl
              size="xsmall"
              label={messages.zone}
              segments={Array.from({ length: zones }, (_, index) => ({
                value: String(index),
                label: messages.zoneNumber(index + 1),
              }))}
              value={zone}
              onChange={setZone}
            />
          )}
          <SegmentedControl size="xsmall" label={messages.time} segments={RANGES} value={days} onChange={setDays} />
        </Choices>
      </S.PartHead>
      {history.isError && !chart ? (
        <Failed role="status">
          <span>{messages.historyFailed}</span>
          <Button size="xsmall" working={history.isFetching} onClick={() => void history.refetch()}>
            {messages.tryAgain}
          </Button>
        </Failed>
      ) : (
        <TimeSeriesChart
          label={messages.temperaturesZone(Number(zone) + 1)}
          times={chart?.times ?? NONE}
          series={chart?.series ?? NONE}
          zones={chart?.zones ?? NONE}
          marks={chart?.marks ?? NONE}
          maxGapMs={Math.max(REEFER_POLICY.historyGapMs, 2 * stepMs)}
          {...(span && { span })}
          timeZone={timeZone}
          locale={locale}
          heightPx={180}
          loading={history.isPending}
        />
      )}
    </S.Part>
  );
}

const NONE: never[] = [];

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
`;

const Failed = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;
