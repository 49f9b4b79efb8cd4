import { REEFER_POLICY } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, SegmentedControl, TimeSeriesChart } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { temperaturesQuery } from '../reefer/reeferQueries';
import * as S from './ReeferUnit.styles';
import { temperatureChart } from './temperatureChart';

interface TemperatureHistoryProps {
  vin: string;
  /** How many zones the unit has. */
  zones: number;
}

const RANGES = [
  { value: '1', label: '24 h' },
  { value: '7', label: '7 d' },
  { value: '14', label: '14 d' },
  { value: '31', label: '31 d' },
];
const DAY_STEPS = 720;

/** How the air of a zone went: set point with tolerance, gaps, and defrosting marked. */
export function TemperatureHistory({ vin, zones }: TemperatureHistoryProps) {
  const { units, timeZone, locale } = useWidgetHost();
  const [days, setDays] = useState('1');
  const [zone, setZone] = useState('0');
  const history = useApiQuery(temperaturesQuery(vin, Number(days)), { staleMs: 60_000, keepPrevious: true });
  const chart = useMemo(
    () => history.data && temperatureChart(history.data, Number(zone), units),
    [history.data, zone, units],
  );
  const span = useMemo(
    () => history.data && { fromMs: Date.parse(history.data.from), toMs: Date.parse(history.data.to) },
    [history.data],
  );
  // thinned moments lie farther apart than reports do
  const stepMs = span ? (span.toMs - span.fromMs) / DAY_STEPS : 0;
  return (
    <S.Part aria-label="Temperature history">
      <S.PartHead>
        <h4>Temperature history</h4>
        <Choices>
          {zones > 1 && (
            <SegmentedControl
              size="xsmall"
              label="Zone"
              segments={Array.from({ length: zones }, (_, index) => ({
                value: String(index),
                label: `Zone ${index + 1}`,
              }))}
              value={zone}
              onChange={setZone}
            />
          )}
          <SegmentedControl size="xsmall" label="Time" segments={RANGES} value={days} onChange={setDays} />
        </Choices>
      </S.PartHead>
      {history.isError && !chart ? (
        <Failed role="status">
          <span>The history did not load.</span>
          <Button size="xsmall" working={history.isFetching} onClick={() => void history.refetch()}>
            Try again
          </Button>
        </Failed>
      ) : (
        <TimeSeriesChart
          label={`Temperatures, zone ${Number(zone) + 1}`}
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
