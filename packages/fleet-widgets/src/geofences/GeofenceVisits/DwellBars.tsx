import { durationText } from '@gladhand/domain/formats';
import type { GeofenceDwell } from '@gladhand/domain/geofences';
import { BarList } from '@gladhand/ui';
import { type DwellContext, visitsHref } from './dwellColumns';
import * as S from './GeofenceVisits.styles';

const MAX_BARS = 10;

/** The rows with the longest total dwell, as bars. */
export function DwellBars({ rows, context }: { rows: readonly GeofenceDwell[]; context: DwellContext }) {
  const { messages, locale } = context;
  const shown = rows.filter(({ numbers }) => numbers.totalMs > 0).slice(0, MAX_BARS);
  const longest = shown[0]?.numbers.totalMs ?? 0;
  if (shown.length < 2) return null;
  return (
    <S.Section aria-label={messages.longestTotals}>
      <h2>{messages.longestTotals}</h2>
      <S.Bars>
        <BarList
          items={shown.map((row) => ({
            id: row.id,
            label: <bdi>{row.name}</bdi>,
            count: row.numbers.totalMs,
            total: longest,
            href: visitsHref(row, context, { how: 'seen' }),
          }))}
          format={(ms) => durationText(ms, locale)}
        />
      </S.Bars>
    </S.Section>
  );
}
