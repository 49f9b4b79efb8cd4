import { formatMiles, type HistoryTrack, spanText } from '@gladhand/domain';
import { styled } from 'styled-components';

/** The way in numbers. */
export function HistorySummary({ track }: { track: HistoryTrack }) {
  const { milesDriven, milesUnseen, movingMs, standingMs, unseenMs, stops } = track;
  const facts: [term: string, value: string, title?: string][] = [
    ['Driven', formatMiles(milesDriven), 'Straight from fix to fix; the road is a little longer'],
    ['Moving', spanText(movingMs)],
    ['Standing', spanText(standingMs), `${stops.length} ${stops.length === 1 ? 'stop' : 'stops'}`],
    [
      'No reports',
      unseenMs === 0 ? 'None' : spanText(unseenMs),
      unseenMs === 0 ? undefined : `${formatMiles(milesUnseen)} as the crow flies in that time`,
    ],
  ];
  return (
    <Facts>
      {facts.map(([term, value, title]) => (
        <div key={term} title={title}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  flex: none;
  grid-template-columns: 1fr 1fr;
  gap: 8px 12px;
  margin: 0;
  padding: 12px 14px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;
