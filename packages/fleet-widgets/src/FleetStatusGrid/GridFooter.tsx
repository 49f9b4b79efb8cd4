import { useWidgetHost } from '@gladhand/domain/react';
import { Button, Link } from '@gladhand/ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { RowRange } from './RowRange';
import type { FleetRows } from './useFleetRows';

interface GridFooterProps {
  rows: FleetRows;
  range: RowRange;
  selected: ReadonlySet<string>;
  onClear: () => void;
  withLegend: boolean;
  /** Names of places are shown, so that where they come from must be said. */
  withPlaces: boolean;
}

/** What can be done with the selection, what the quiet signs mean, and where in the list one is. */
export function GridFooter({ rows, range, selected, onClear, withLegend, withPlaces }: GridFooterProps) {
  const count = rows.count ?? 0;
  return (
    <Bar>
      {selected.size > 0 && (
        <>
          <strong>{`${selected.size.toLocaleString()} selected`}</strong>
          <CopyVins rows={rows} selected={selected} />
          <Button kind="link" size="xsmall" onClick={onClear}>
            Clear selection
          </Button>
        </>
      )}
      <Gap />
      {withLegend && (
        <Legend aria-label="Legend">
          <li>- Not installed</li>
          <li>N/A No reading</li>
          <li>
            <u>Stale</u>
          </li>
        </Legend>
      )}
      {withPlaces && (
        <Source>
          Places:{' '}
          <Link kind="quiet" href="https://www.geonames.org" target="_blank">
            GeoNames
          </Link>
          , CC BY 4.0
        </Source>
      )}
      {count > 0 && <RowsInView range={range} count={count} />}
    </Bar>
  );
}

/** Where in the list one is; the one part that is drawn anew while scrolling. */
function RowsInView({ range, count }: { range: RowRange; count: number }) {
  const inView = useSyncExternalStore(range.subscribe, range.snapshot);
  const first = Math.min(inView.first + 1, count);
  const last = Math.min(inView.last + 1, count);
  return <span>{`Rows ${first.toLocaleString()} to ${last.toLocaleString()} of ${count.toLocaleString()}`}</span>;
}

/** Puts the VINs of the selection on the clipboard, one a line, ready for a spreadsheet. */
function CopyVins({ rows, selected }: { rows: FleetRows; selected: ReadonlySet<string> }) {
  const { notify } = useWidgetHost();
  const copy = async () => {
    const vins = [...selected].flatMap((id) => rows.vinOf(id) ?? []);
    try {
      await navigator.clipboard.writeText(vins.join('\n'));
      notify({ tone: 'good', title: `${vins.length.toLocaleString()} VINs copied` });
    } catch {
      notify({ tone: 'critical', title: 'The VINs could not be copied', detail: 'The browser did not allow it.' });
    }
  };
  return (
    <Button kind="link" size="xsmall" onClick={copy}>
      Copy VINs
    </Button>
  );
}

const Bar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-block-size: 36px;
  padding: 4px var(--gh-layout-gutter);
  @media (max-width: 767px) {
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
  @media (max-width: 767px) {
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
  & u {
    text-decoration: underline dotted var(--gh-color-border-control);
    text-underline-offset: 3px;
  }
`;
