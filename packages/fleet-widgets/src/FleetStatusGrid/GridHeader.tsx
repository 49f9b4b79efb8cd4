import { Button, DownloadIcon, Icon, lazyPart, PageHeader, SearchField, Skeleton } from '@gladhand/ui';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { FleetStatusGridViewProps } from './FleetStatusGridView';
import { Freshness } from './Freshness';

const CustomerSelect = lazyPart(() => import('../internal/CustomerSelect').then((module) => module.CustomerSelect));

interface GridHeaderProps extends FleetStatusGridViewProps {
  /** How old the rows are is said here, as the toolbar has no room. */
  freshness: boolean;
  onExport: () => void;
}

/** Title with the count, search over VIN, unit ID and serial number, export. */
export function GridHeader(props: GridHeaderProps) {
  const { rows, summary, view, onViewChange, customers, freshness, onExport } = props;
  const total = rows.count ?? summary?.total;
  return (
    <PageHeader
      title="Fleet status"
      meta={
        total === undefined ? undefined : (
          <>
            <span role="status">{`${total.toLocaleString()} ${total === 1 ? 'trailer' : 'trailers'}`}</span>
            {freshness && rows.asOf && ' · '}
            {freshness && <Freshness {...props} />}
          </>
        )
      }
      actions={
        <>
          {customers.length > 1 && (
            <Suspense fallback={<Skeleton width="200px" height={32} />}>
              {/* The rows come first: the select's code is asked for when they are there. */}
              {rows.count === undefined ? (
                <Skeleton width="200px" height={32} />
              ) : (
                <CustomerSelect
                  customers={customers}
                  value={view.customerId}
                  onChange={(customerId) => onViewChange({ ...view, customerId })}
                />
              )}
            </Suspense>
          )}
          <Search
            aria-label="Search trailers"
            placeholder="Unit ID, VIN or serial number"
            shortcut="/"
            value={view.search}
            onSearch={(search) => onViewChange({ ...view, search })}
          />
          <Export
            icon={<Icon icon={DownloadIcon} />}
            onClick={onExport}
            disabled={rows.count === undefined || rows.count === 0}
          >
            <span>Export to CSV</span>
          </Export>
        </>
      }
    />
  );
}

const Search = styled(SearchField)`
  flex: 1 1 150px;
  max-inline-size: 264px;
  @media (max-width: 767px) {
    max-inline-size: none;
  }
`;

/** On a phone the icon stands for the words, which stay the name. */
const Export = styled(Button)`
  @media (max-width: 559px) {
    position: relative;
    padding-inline: 8px;
    & > span:last-child {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
