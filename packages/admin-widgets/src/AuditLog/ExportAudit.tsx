import type { Customer } from '@gladhand/domain/customers';
import { exportFileName } from '@gladhand/domain/formats';
import { useApiFetch, useWidgetHost } from '@gladhand/domain/react';
import { ExportDialog, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { auditCsv } from './auditCsv';
import { auditExportQuery } from './auditQueries';
import type { AuditView } from './auditView';
import { AUDIT_COLUMNS, AUDIT_MESSAGES } from './messages';
import { useValueContext } from './useValueContext';

interface ExportAuditProps {
  view: AuditView;
  customers: readonly Customer[];
  onClose: () => void;
}

/** Exports all lines that match the view, up to the limit of the server. */
export function ExportAudit({ view, customers, onClose }: ExportAuditProps) {
  const messages = useMessages(AUDIT_MESSAGES);

  const columns = useMessages(AUDIT_COLUMNS);
  const context = useValueContext(customers);
  const { now, timeZone, locale } = useWidgetHost();
  const fetch = useApiFetch();
  const [limit, setLimit] = useState<number>();
  const customer = customers.find(({ id }) => id === view.customerId);
  return (
    <ExportDialog
      fileName={exportFileName({
        what: [customer?.shortName, messages.title].filter(Boolean).join(' '),
        at: now(),
        timeZone,
        ending: 'csv',
      })}
      many={messages.lines}
      write={async ({ signal, onProgress }) => {
        const { lines, hasMore } = await fetch(auditExportQuery(view, now()), signal);
        setLimit(hasMore ? lines.length : undefined);
        onProgress(lines.length, lines.length);
        return auditCsv(lines, context, columns);
      }}
      onClose={onClose}
    >
      {limit !== undefined && messages.limited(limit.toLocaleString(locale))}
    </ExportDialog>
  );
}
