import { failureOf, type MaintenancePort } from '@gladhand/domain';
import { type AbsReading, type AbsReadings, lampStretches } from '@gladhand/domain/maintenance';
import { type ApiQuery, useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, type ChartMark, type ChartSeries, TimeSeriesChart, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import * as S from './AbsTroubleshooting.styles';
import { ABS_KEPT_MS } from './absQueries';
import { ABS_MESSAGES } from './messages';

interface AbsChartProps {
  vin: string;
  /** The period of the lanes above. */
  from: Date;
  to: Date;
}

const MINUTE_MS = 60_000;
/** Untethered trailers report once a day. */
const MAX_GAP_MS = 26 * 60 * MINUTE_MS;
const HEIGHT_PX = 190;

const readingsQuery = (vin: string, from: Date, to: Date): ApiQuery<AbsReadings> => ({
  // A period that moves with the clock is the same one within a minute.
  key: ['absReadings', vin, Math.round(from.getTime() / MINUTE_MS), Math.round(to.getTime() / MINUTE_MS)],
  fetch: (api: MaintenancePort, options) => api.maintenance.absReadings({ vin, from, to }, options),
});

/** Speed and battery below the lanes, with the stretches in which the amber lamp was on. */
export function AbsChart({ vin, from, to }: AbsChartProps) {
  const messages = useMessages(ABS_MESSAGES);
  const formats = useReadingFormats();
  const { timeZone, locale } = useWidgetHost();
  const { data, error, isFetching, isLoading, refetch } = useApiQuery(readingsQuery(vin, from, to), {
    keepPrevious: true,
    staleMs: MINUTE_MS,
    keptMs: ABS_KEPT_MS,
  });
  const series = useMemo((): ChartSeries[] => {
    const shown = (values: readonly (number | null | undefined)[], unit: 'mph' | 'V') =>
      values.map((value) => (value == null ? null : formats.toShown(value, unit)));
    const line = (unit: 'mph' | 'V') => ({ unit: formats.unit(unit), digits: formats.digits(unit) });
    return [
      { id: 'speed', label: messages.speed, main: true, values: shown(data?.speedMph ?? [], 'mph'), ...line('mph') },
      {
        ...{ id: 'battery', label: messages.battery, color: 'orange', dash: 'dashed' },
        ...{ values: shown(data?.batteryVolts ?? [], 'V'), ...line('V') },
      },
    ];
  }, [data, formats, messages]);
  const marks = useMemo(
    (): ChartMark[] =>
      lampStretches(data ? rowsOf(data) : []).map((stretch) => ({
        ...stretch,
        label: messages.lampOn,
        tone: 'caution',
      })),
    [data, messages],
  );
  return (
    <S.Part aria-label={messages.readings}>
      <h2>{messages.readings}</h2>
      {error && (
        <S.ChartNotice>
          <Banner
            tone="caution"
            title={failureOf(error).message}
            action={
              <Button kind="link" working={isFetching} onClick={() => void refetch()}>
                {messages.tryAgain}
              </Button>
            }
          />
        </S.ChartNotice>
      )}
      {data?.isCut && (
        <S.ChartNotice>
          <Banner tone="neutral" title={messages.readingsCut} />
        </S.ChartNotice>
      )}
      <S.Chart>
        <TimeSeriesChart
          label={messages.readings}
          times={data?.atMs ?? NO_TIMES}
          series={series}
          marks={marks}
          maxGapMs={MAX_GAP_MS}
          span={{ fromMs: from.getTime(), toMs: to.getTime() }}
          heightPx={HEIGHT_PX}
          loading={isLoading}
          timeZone={timeZone}
          locale={locale}
        />
      </S.Chart>
    </S.Part>
  );
}

const NO_TIMES: readonly number[] = [];

const rowsOf = ({ atMs, speedMph, batteryVolts, isLampOn }: AbsReadings): AbsReading[] =>
  atMs.map((at, index) => ({
    atMs: at,
    speedMph: speedMph[index] ?? null,
    batteryVolts: batteryVolts[index] ?? null,
    isLampOn: isLampOn[index] ?? null,
  }));
