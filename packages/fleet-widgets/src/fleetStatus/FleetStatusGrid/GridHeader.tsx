import { Button, DownloadIcon, Icon, lazyPart, PageHeader, SearchField, Skeleton, useMessages } from '@gladhand/ui';
import { Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type ExportFormat, ExportMenu } from './ExportMenu';
import { Freshness } from './Freshness';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';
import type { FleetStatusGridViewProps } from './viewProps';

const CustomerSelect = lazyPart(() => import('../../internal/CustomerSelect').then((module) => module.CustomerSelect));

interface GridHeaderProps extends FleetStatusGridViewProps {
  /** Shows the age of the rows here, because the toolbar has no room. */
  freshness: boolean;
  onExport: (format: ExportFormat) => void;
}

/** Title with the count; search by VIN, unit ID and serial number; export. */
export function GridHeader(props: GridHeaderProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  const { rows, summary, view, onViewChange, customers, freshness, onExport } = props;
  const total = rows.count ?? summary?.total;
  // The rows come first: the code of the select and of the host's actions is requested when they are on the screen.
  const hasAnswer = rows.count !== undefined || rows.error !== undefined;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (hasAnswer) setShown(true);
  }, [hasAnswer]);
  return (
    <PageHeader
      title={messages.gridLabel}
      meta={
        total === undefined ? undefined : (
          <>
            <span role="status">{messages.trailerCount(total)}</span>
            {freshness && rows.asOf && ' · '}
            {freshness && <Freshness {...props} />}
          </>
        )
      }
      actions={
        <>
          {customers.length > 1 && (
            <Suspense fallback={<Skeleton width="200px" height={32} />}>
              {!isShown ? (
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
            aria-label={messages.searchTrailers}
            placeholder={messages.searchPlaceholder}
            shortcut="/"
            value={view.search}
            onSearch={(search) => onViewChange({ ...view, search })}
          />
          {isShown && props.actions}
          <ExportMenu
            onExport={onExport}
            trigger={
              <Export icon={<Icon icon={DownloadIcon} />} disabled={!rows.count}>
                <span>{messages.export}</span>
              </Export>
            }
          />
        </>
      }
    />
  );
}

const Search = styled(SearchField)`
  flex: 1 1 150px;
  max-inline-size: 264px;
  @container gh-widget (width < 768px) {
    max-inline-size: none;
  }
`;

/** On a phone only the icon is visible; the text remains its accessible name. */
const Export = styled(Button)`
  @container gh-widget (width < 560px) {
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
