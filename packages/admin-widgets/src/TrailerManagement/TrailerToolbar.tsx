import type { Customer, ManagedVehicle } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { Button, DownloadIcon, Icon, PageHeader, PlusIcon, ScopeSelect, UploadIcon } from '@gladhand/ui';
import { useMemo } from 'react';
import { HistoryLink } from '../internal/HistoryLink/HistoryLink';
import * as S from './TrailerManagement.styles';
import type { TrailerView } from './trailerQuery';

interface TrailerToolbarProps {
  view: TrailerView;
  total: number | undefined;
  customers: readonly Customer[];
  /** The one trailer that is selected. */
  chosen: ManagedVehicle | undefined;
  mayWrite: boolean;
  mayPutSensorBoxes: boolean;
  onNarrow: (change: Partial<TrailerView>) => void;
  onShow: (dialog: 'create' | 'import' | 'export' | 'sensorBox') => void;
  onOpen: (trailer: ManagedVehicle) => void;
}

/** Name of the page, what narrows the list, and what can be done. */
export function TrailerToolbar(props: TrailerToolbarProps) {
  const { view, total, customers, chosen, mayWrite, mayPutSensorBoxes, onNarrow, onShow, onOpen } = props;
  const { locale } = useWidgetHost();
  const options = useMemo(() => customers.map(({ id, shortName }) => ({ id, label: shortName })), [customers]);
  return (
    <>
      <PageHeader
        title="Trailer Management"
        meta={
          total === undefined ? undefined : `${total.toLocaleString(locale)} ${total === 1 ? 'trailer' : 'trailers'}`
        }
        actions={
          <>
            {options.length > 1 && (
              <ScopeSelect
                label="Customer"
                allLabel="All Customers"
                options={options}
                value={view.customerId}
                onChange={(customerId) => onNarrow({ customerId })}
              />
            )}
            <S.Search
              aria-label="Search trailers"
              placeholder="Unit ID, VIN, serial number"
              value={view.search}
              onSearch={(search) => onNarrow({ search })}
            />
            {mayWrite && (
              <Button kind="primary" icon={<Icon icon={PlusIcon} />} onClick={() => onShow('create')}>
                Create New Trailer
              </Button>
            )}
          </>
        }
      />
      <S.Toolbar>
        <S.Actions>
          <Button disabled={!chosen} onClick={() => chosen && onOpen(chosen)}>
            {mayWrite && chosen?.mayEdit !== false ? 'Edit' : 'Show'}
          </Button>
          {chosen && <HistoryLink target={chosen.vin} name={chosen.unitId} customerId={chosen.customerId} />}
          {mayPutSensorBoxes && <Button onClick={() => onShow('sensorBox')}>Detached Sensor Box</Button>}
          {mayWrite && (
            <Button icon={<Icon icon={UploadIcon} />} onClick={() => onShow('import')}>
              Import from CSV
            </Button>
          )}
          <Button icon={<Icon icon={DownloadIcon} />} disabled={!total} onClick={() => onShow('export')}>
            Export to CSV
          </Button>
        </S.Actions>
      </S.Toolbar>
    </>
  );
}
