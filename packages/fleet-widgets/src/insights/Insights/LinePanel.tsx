import type { Insights } from '@gladhand/domain/insights';
import { useWidgetHost } from '@gladhand/domain/react';
import { startOfUtcDay } from '@gladhand/domain/readings';
import { Button, type ChartSeries, TimeSeriesChart, useMessages } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { tableOf } from './fileTables';
import * as S from './Insights.styles';
import type { ListedInsight } from './insightsView';
import { type LineMeasure, totalOf, valuesOf } from './measures';
import { INSIGHTS_MESSAGES } from './messages';
import { Panel } from './Panel';
import { eachDay } from './periods';
import { useInsightFormats } from './useInsightFormats';

interface LinePanelProps {
  measure: LineMeasure;
  insights: Insights;
  onList: (list: ListedInsight) => void;
}

const HEIGHT_PX = 180;

/** A measure by day, with the other period as a dashed line on the same days. */
export function LinePanel({ measure, insights, onList }: LinePanelProps) {
  const messages = useMessages(INSIGHTS_MESSAGES);
  const { locale } = useWidgetHost();
  const write = useInsightFormats();
  const { period, against } = insights;
  const [cursor, setCursor] = useState<number | null>(null);
  const days = useMemo(() => eachDay(period), [period]);
  const times = useMemo(() => days.map(startOfUtcDay), [days]);
  const { formats } = write;
  const shown = (value: number | null) =>
    value === null ? null : measure.isShare ? value * 100 : formats.toShown(value, 'mi');
  const unit = measure.isShare ? '%' : formats.unit('mi');
  const values = valuesOf(measure, period, days).map(shown);
  const before = against ? valuesOf(measure, against, eachDay(against)).map(shown) : [];
  const digits = measure.isShare ? 1 : 0;
  const series: ChartSeries[] = [
    { id: 'period', label: write.period(period), main: true, values, unit, digits },
    ...(against
      ? [
          {
            ...({ id: 'against', label: write.period(against), color: 'slate', dash: 'dashed' } as const),
            ...{ values: before, unit, digits },
          },
        ]
      : []),
  ];
  const total = totalOf(measure, period);
  const totalBefore = against ? totalOf(measure, against) : null;
  const text = (value: number) => (measure.isShare ? write.share(value) : write.miles(value));
  const { title, about } = messages.panels[measure.id];
  const day = days[cursor === null ? -1 : times.indexOf(cursor)] ?? period.days.at(-1)?.day;
  return (
    <Panel
      title={title}
      about={measure.id === 'outside' ? messages.withinTolerance(write.tolerance) : about}
      value={total === null ? messages.notMeasured : text(total)}
      change={
        total !== null &&
        against &&
        (totalBefore === null
          ? messages.nothingBefore
          : measure.isShare
            ? write.points(total, totalBefore)
            : write.percent(total, totalBefore, text(totalBefore)))
      }
      table={() =>
        tableOf(
          [messages.day, ...series.map(({ label }) => `${label} (${unit})`)],
          days.map((one, index) => [one, ...series.map(({ values: own }) => rounded(own[index] ?? null))]),
        )
      }
    >
      <TimeSeriesChart
        label={title}
        times={times}
        series={series}
        cursor={cursor}
        onCursor={setCursor}
        timeZone="UTC"
        daily
        locale={locale}
        heightPx={HEIGHT_PX}
      />
      {day && (
        <S.Foot>
          <Button
            kind="link"
            size="xsmall"
            onClick={() => onList({ measure: measure.id, system: null, from: day, to: day })}
          >
            {messages.showTrailers(write.day(day))}
          </Button>
        </S.Foot>
      )}
    </Panel>
  );
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
