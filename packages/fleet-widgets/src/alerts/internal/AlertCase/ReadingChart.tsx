import type { Alert } from '@gladhand/domain/alerts';
import { alertType } from '@gladhand/domain/alerts';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { MAX_READING_AGE } from '@gladhand/domain/readings';
import { Button, TimeSeriesChart, useMessages, useWords } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { ALERT_WORDS } from '../wordMessages';
import * as S from './AlertCase.styles';
import { chartSpan } from './chartSpan';
import { ALERT_CASE_MESSAGES } from './messages';
import type { ReadingLine } from './readingLine';
import { readingsQuery } from './readingsQuery';

interface ReadingChartProps {
  alert: Alert;
  vin: string;
  line: ReadingLine;
}

/** The reading that an alert is about, with the threshold and the time of the alert. */
export function ReadingChart({ alert, vin, line }: ReadingChartProps) {
  const messages = useMessages(ALERT_CASE_MESSAGES);
  const words = useMessages(ALERT_WORDS);
  const say = useWords();
  const formats = useReadingFormats();
  const { now, timeZone, locale } = useWidgetHost();
  const { since, endedAt, withdrawnAt } = alert;
  const { sensorTypeId, unit, digits, threshold, side, kind } = line;
  // The chart keeps its span until it is opened again.
  const [openedAt] = useState(now);
  const span = useMemo(() => chartSpan({ since, endedAt }, openedAt), [since, endedAt, openedAt]);
  const readings = useApiQuery(readingsQuery(vin, sensorTypeId, span.fromMs), { staleMs: 60_000 });
  const name = say(alertType(line.typeId).label);
  const shownUnit = formats.unit(unit);
  const chart = useMemo(() => {
    const points = (readings.data ?? [])
      .map((entry) => ({ atMs: Date.parse(entry.recorded), value: line.valueOf(entry) }))
      .filter(({ atMs }) => atMs >= span.fromMs && atMs <= span.toMs)
      .sort((a, b) => a.atMs - b.atMs);
    const values = points.map(({ value }) => (value === null ? null : formats.toShown(value, unit)));
    return {
      times: points.map(({ atMs }) => atMs),
      series: [{ id: 'reading', label: name, values, unit: shownUnit, digits, main: true }],
    };
  }, [readings.data, line, span, formats, unit, name, shownUnit, digits]);
  const limit = formats.text(threshold, unit);
  if (readings.isError && !readings.data) {
    return (
      <S.Line role="status">
        <span>{messages.chartFailed}</span>
        <Button size="xsmall" working={readings.isFetching} onClick={() => void readings.refetch()}>
          {messages.tryAgain}
        </Button>
      </S.Line>
    );
  }
  return (
    <TimeSeriesChart
      label={name}
      {...chart}
      thresholds={[
        {
          label: side === 'below' ? messages.below(limit) : messages.above(limit),
          value: formats.toShown(threshold, unit),
        },
      ]}
      marks={
        withdrawnAt
          ? []
          : [{ label: words.firing, fromMs: Date.parse(since), toMs: endedAt ? Date.parse(endedAt) : null }]
      }
      // The log may lack a report without any fault, and untethered trailers report once a day.
      maxGapMs={MAX_READING_AGE[kind].untetheredMs}
      span={span}
      timeZone={timeZone}
      locale={locale}
      heightPx={160}
      loading={readings.isPending}
    />
  );
}
