import { type Customer, exportFileName } from '@gladhand/domain';
import { useApiFetch, useWidgetHost } from '@gladhand/domain/react';
import { ExportDialog } from '@gladhand/ui';
import { useState } from 'react';
import { auditCsv } from './auditCsv';
import { auditExportQuery } from './auditQuery';
import type { AuditView } from './auditView';
import { AUDIT_MESSAGES as TEXT } from './messages';

interface ExportAuditProps {
  view: AuditView;
  customers: readonly Customer[];
  onClose: () => void;
}

/** Writes every line that the view finds into a file, up to the limit of the server. */
export function ExportAudit({ view, customers, onClose }: ExportAuditProps) {
  const { now, timeZone, units, locale } = useWidgetHost();
  const fetch = useApiFetch();
  const [limit, setLimit] = useState<number>();
  const customer = customers.find(({ id }) => id === view.customerId);
  return (
    <ExportDialog
      fileName={exportFileName({
        what: [customer?.shortName, TEXT.title].filter(Boolean).join(' '),
        at: now(),
        timeZone,
        ending: 'csv',
      })}
      many={TEXT.lines}
      write={async ({ signal, onProgress }) => {
        const { lines, hasMore } = await fetch(auditExportQuery(view, now()), signal);
        setLimit(hasMore ? lines.length : undefined);
        onProgress(lines.length, lines.length);
        return auditCsv(lines, { customers, timeZone, units });
      }}
      onClose={onClose}
    >
      {limit !== undefined && TEXT.limited(limit.toLocaleString(locale))}
    </ExportDialog>
  );
}
