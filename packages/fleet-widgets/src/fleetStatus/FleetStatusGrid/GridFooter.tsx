import { Link, lazyPart, useLocale, useMessages } from '@gladhand/ui';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { ExportFormat } from './ExportMenu';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';
import type { RowRange } from './RowRange';
import type { FleetRows } from './useFleetRows';
import type { Selection } from './useSelection';

const SelectionBar = lazyPart(() => import('./SelectionBar').then((module) => module.SelectionBar));

interface GridFooterProps {
  rows: FleetRows;
  range: RowRange;
  selection: Selection;
  /** Further actions for the selected trailers. */
  actions: ReactNode;
  onExport: (format: ExportFormat) => void;
  withLegend: boolean;
  /** Place names are shown, so their source must be, too. */
  withPlaces: boolean;
}

/** Actions for the selection, the legend, and the visible rows. */
export function GridFooter({ rows, range, selection, actions, onExport, withLegend, withPlaces }: GridFooterProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  const count = rows.count ?? 0;
  return (
    <Bar>
      {selection.trailers.length > 0 && (
        <Suspense>
          <SelectionBar selection={selection} actions={actions} onExport={onExport} />
        </Suspense>
      )}
      <Gap />
      {withLegend && (
        <Legend aria-label={messages.legend}>
          <li>{messages.legendNotInstalled}</li>
          <li>{messages.legendNoReading}</li>
          <li>
            <u>{messages.stale}</u>
          </li>
        </Legend>
      )}
      {withPlaces && (
        <Source>
          {messages.places}{' '}
          <Link kind="quiet" href="https://www.geonames.org" target="_blank">
            {messages.geonames}
          </Link>
          {messages.ccBy40}
        </Source>
      )}
      {count > 0 && <RowsInView range={range} count={count} />}
    </Bar>
  );
}

/** The visible rows, in a component of their own because scrolling renders it often. */
function RowsInView({ range, count }: { range: RowRange; count: number }) {
  const locale = useLocale();
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  const inView = useSyncExternalStore(range.subscribe, range.snapshot, range.snapshot);
  const first = Math.min(inView.first + 1, count);
  const last = Math.min(inView.last + 1, count);
  return (
    <span>
      {messages.rowsToOf(first.toLocaleString(locale), last.toLocaleString(locale), count.toLocaleString(locale))}
    </span>
  );
}

const Bar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-block-size: 36px;
  padding: 4px var(--gh-layout-gutter);
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
  border-block-start: 1px solid var(--gh-color-border-neutral);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  & strong {
    font-weight: 500;
    color: var(--gh-color-text-neutral);
  }
`;

const Gap = styled.span`
  flex: 1;
  @container gh-widget (width < 768px) {
    display: none;
  }
`;

const Source = styled.span`
  color: var(--gh-color-text-subtle);
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Legend = styled.ul`
  display: flex;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--gh-color-text-subtle);
  & li {
    margin: 0;
    list-style: none;
  }
  & u {
    text-decoration: underline dotted var(--gh-color-border-control);
    text-underline-offset: 3px;
  }
`;
