import { failureOf, type MaintenancePort, type PartsPort } from '@gladhand/domain';
import { exportFileName } from '@gladhand/domain/formats';
import type { ShownIssue } from '@gladhand/domain/maintenance';
import type { TrailerPartList } from '@gladhand/domain/parts';
import { type ApiQuery, useApiMutation, useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Dialog, DownloadIcon, Icon, saveFile, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { WORK_ORDERS_MESSAGES } from './messages';
import { PrintedPages } from './PrintedPages';
import { WorkOrderSheet } from './WorkOrderSheet';

interface WorkOrdersProps {
  /** Of one customer, at least one. */
  issues: readonly ShownIssue[];
  onClose: () => void;
}

const partsQuery = (vins: readonly string[]): ApiQuery<TrailerPartList[]> => ({
  key: ['parts', 'workOrders', vins],
  fetch: (api: PartsPort, options) => Promise.all(vins.map((vin) => api.parts.ofTrailer(vin, options))),
});

/** Work orders of issues to print or save: a sheet for each trailer. */
export function WorkOrders({ issues, onClose }: WorkOrdersProps) {
  const messages = useMessages(WORK_ORDERS_MESSAGES);
  const { count } = useReadingFormats();
  const { can, now, timeZone } = useWidgetHost();
  const vins = useMemo(() => [...new Set(issues.map(({ vin }) => vin))], [issues]);
  const query = useApiQuery(partsQuery(vins), { enabled: can('trailerParts'), staleMs: 60_000 });
  const saving = useApiMutation<readonly string[], Blob>({
    run: (api: MaintenancePort, issueIds) =>
      api.maintenance.workOrders({ customerId: issues[0]?.customerId ?? 0, issueIds }),
  });
  const save = () =>
    saving.mutate(
      issues.map(({ id }) => id),
      {
        onSuccess: (file) =>
          saveFile(
            [file],
            exportFileName({ what: messages.fileName, at: now(), timeZone, ending: 'pdf' }),
            'application/pdf',
          ),
      },
    );
  const sheets = vins.map((vin) => (
    <WorkOrderSheet
      key={vin}
      issues={issues.filter((issue) => issue.vin === vin)}
      list={query.data?.find((list) => list.vin === vin)}
    />
  ));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="large">
        <Dialog.Header>
          <Dialog.Title>{messages.title(vins.length, count(vins.length))}</Dialog.Title>
          <Dialog.Description>{messages.hint}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          {query.error && (
            <Banner
              tone="caution"
              title={messages.noParts}
              action={
                <Button kind="link" onClick={() => void query.refetch()}>
                  {messages.tryAgain}
                </Button>
              }
            />
          )}
          {saving.error && <Banner tone="critical" title={failureOf(saving.error).message} />}
          {sheets}
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{messages.close}</Button>
          <Button icon={<Icon icon={DownloadIcon} />} working={saving.isPending} onClick={save}>
            {messages.pdf}
          </Button>
          <Button kind="primary" working={query.isLoading} onClick={() => window.print()}>
            {messages.print}
          </Button>
        </Dialog.Footer>
        <PrintedPages>{sheets}</PrintedPages>
      </Dialog.Content>
    </Dialog.Root>
  );
}
