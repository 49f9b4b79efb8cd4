import type { ManagedVehicle } from '@gladhand/domain/administration';
import type { Customer } from '@gladhand/domain/customers';
import { exportFileName } from '@gladhand/domain/formats';
import { useWidgetHost } from '@gladhand/domain/react';
import { lazyPart, useMessages } from '@gladhand/ui';
import { Suspense } from 'react';
import type { RenderGroups } from './GroupsField';
import { TRAILER_MESSAGES } from './messages';
import type { TrailerView } from './trailerView';

const TrailerDialog = lazyPart(() => import('./TrailerDialog').then((module) => module.TrailerDialog));
const ImportTrailers = lazyPart(() => import('./ImportTrailers').then((module) => module.ImportTrailers));
const ExportTrailers = lazyPart(() => import('./ExportTrailers').then((module) => module.ExportTrailers));
const SensorBoxDialog = lazyPart(() => import('./SensorBoxDialog').then((module) => module.SensorBoxDialog));

/** The dialog that is open above the list. */
export type OpenDialog =
  | { kind: 'create' | 'import' | 'export' | 'sensorBox' }
  | { kind: 'edit'; trailer: ManagedVehicle };

interface TrailerDialogsProps {
  dialog: OpenDialog | undefined;
  view: TrailerView;
  customers: readonly Customer[];
  renderGroups: RenderGroups | undefined;
  importWorkerUrl: string | undefined;
  onClose: () => void;
}

/** The dialogs of Trailer Management. */
export function TrailerDialogs(props: TrailerDialogsProps) {
  const messages = useMessages(TRAILER_MESSAGES);

  const { dialog, view, customers, renderGroups, importWorkerUrl, onClose } = props;
  const { now, timeZone, notify } = useWidgetHost();
  const [only] = customers;
  const trailer = dialog?.kind === 'edit' ? dialog.trailer : undefined;
  const noteSaved = ({ unitId }: ManagedVehicle) => {
    notify({ tone: 'good', title: trailer ? messages.updated : messages.created, detail: unitId });
    onClose();
  };
  return (
    <Suspense>
      {(dialog?.kind === 'create' || dialog?.kind === 'edit') && (
        <TrailerDialog
          key={trailer?.id}
          trailer={trailer}
          customers={customers}
          customerId={view.customerId ?? (customers.length === 1 && only ? only.id : null)}
          renderGroups={renderGroups}
          onSaved={noteSaved}
          onClose={onClose}
        />
      )}
      {dialog?.kind === 'import' && (
        <ImportTrailers customerId={view.customerId} workerUrl={importWorkerUrl} onClose={onClose} />
      )}
      {dialog?.kind === 'export' && (
        <ExportTrailers
          view={view}
          fileName={exportFileName({ what: messages.trailers, at: now(), timeZone, ending: 'csv' })}
          onClose={onClose}
        />
      )}
      {dialog?.kind === 'sensorBox' && (
        <SensorBoxDialog customers={customers} customerId={view.customerId} onClose={onClose} />
      )}
    </Suspense>
  );
}
