import { Button, DownloadIcon, Icon, PageHeader, SearchField } from '@gladhand/ui';
import { styled } from 'styled-components';
import { CustomerSelect } from './CustomerSelect';
import type { FleetStatusGridViewProps } from './FleetStatusGridView';

/** Title with the count, search over VIN, unit ID and serial number, export. */
export function GridHeader(props: FleetStatusGridViewProps & { onExport: () => void }) {
  const { rows, summary, view, onViewChange, customers, onExport } = props;
  const total = rows.count ?? summary?.total;
  return (
    <PageHeader
      title="Fleet status"
      meta={
        total === undefined ? undefined : (
          <span role="status">{`${total.toLocaleString()} ${total === 1 ? 'trailer' : 'trailers'}`}</span>
        )
      }
      actions={
        <>
          {customers.length > 1 && <CustomerSelect customers={customers} view={view} onViewChange={onViewChange} />}
          <Search
            aria-label="Search trailers"
            placeholder="Unit ID, VIN or serial number"
            shortcut="/"
            value={view.search}
            onSearch={(search) => onViewChange({ ...view, search })}
          />
          <Button
            icon={<Icon icon={DownloadIcon} />}
            onClick={onExport}
            disabled={rows.count === undefined || rows.count === 0}
          >
            Export to CSV
          </Button>
        </>
      }
    />
  );
}

const Search = styled(SearchField)`
  flex: 1 1 160px;
  max-inline-size: 264px;
  @media (max-width: 767px) {
    max-inline-size: none;
  }
`;
