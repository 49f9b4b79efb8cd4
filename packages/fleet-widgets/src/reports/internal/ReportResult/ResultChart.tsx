import { durationText } from '@gladhand/domain/formats';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import type { ReportChart } from '@gladhand/domain/reports';
import { useMessages, useWords } from '@gladhand/ui';
import { REPORT_RESULT_MESSAGES } from './messages';
import * as S from './ReportResult.styles';

const lengthOf = ({ values }: ReportChart['bars'][number]) => values.reduce((sum, value) => sum + value, 0);

/** The chart of a result: bars in a table, so that every value can be read. */
export function ResultChart({ chart }: { chart: ReportChart }) {
  const messages = useMessages(REPORT_RESULT_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const { locale } = useWidgetHost();
  const longest = Math.max(1, ...chart.bars.map(lengthOf));
  const text = (value: number) => (chart.kind === 'duration' ? durationText(value, locale) : formats.count(value));
  return (
    <S.Card aria-label={messages.chart}>
      <header>
        <h2>{say(chart.heading)}</h2>
        {chart.series.length > 1 && (
          <S.Legend>
            {chart.series.map(({ heading, look }) => (
              <li key={heading}>
                <S.Part data-look={look} />
                {say(heading)}
              </li>
            ))}
          </S.Legend>
        )}
      </header>
      <S.Padded>
        <S.Bars aria-label={say(chart.heading)}>
          <thead>
            <tr>
              <th scope="col">{messages.result}</th>
              <th scope="col">{chart.series.map(({ heading }) => say(heading)).join(', ')}</th>
              <th scope="col">{messages.rows}</th>
            </tr>
          </thead>
          <tbody>
            {chart.bars.map((bar, place) => {
              const isRest = chart.restBars > 0 && place === chart.bars.length - 1;
              return (
                <tr key={isRest ? 'rest' : `${bar.geofenceId ?? ''} ${bar.label}`}>
                  <th scope="row">
                    <bdi>{isRest ? messages.restBars(chart.restBars) : bar.label || '-'}</bdi>
                  </th>
                  <td>
                    <S.Bar aria-hidden="true">
                      {chart.series.map(({ heading, look }, series) => (
                        <S.Part
                          key={heading}
                          data-look={look}
                          style={{ inlineSize: `${(100 * (bar.values[series] ?? 0)) / longest}%` }}
                        />
                      ))}
                    </S.Bar>
                  </td>
                  <td>{text(lengthOf(bar))}</td>
                </tr>
              );
            })}
          </tbody>
        </S.Bars>
      </S.Padded>
    </S.Card>
  );
}
