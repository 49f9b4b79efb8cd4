import { csvLine } from '@gladhand/domain/formats';
import { useApiFetch } from '@gladhand/domain/react';
import { type SimSubscription, simState } from '@gladhand/domain/sims';
import { ExportDialog, useMessages } from '@gladhand/ui';
import { SUBSCRIPTION_MESSAGES } from './messages';
import { simPageQuery } from './simQueries';
import type { SubscriptionView } from './subscriptionView';

const PAGE = 500;
const HEAD = [
  ...['Unit ID', 'VIN', 'Customer', 'ICCID', 'Carrier', 'Status', 'Since (UTC)', 'Contract until (UTC)', 'Plan'],
  ...['Included MB', 'Pooled', 'Billing month', 'Time zone', 'Used MB', 'Over MB', 'Change', 'Change state'],
  'Change requested (UTC)',
];

interface ExportSimsProps {
  view: SubscriptionView;
  fileName: string;
  onClose: () => void;
}

/** Exports all SIMs that match the view. */
export function ExportSims({ view, fileName, onClose }: ExportSimsProps) {
  const messages = useMessages(SUBSCRIPTION_MESSAGES);
  const fetch = useApiFetch();
  return (
    <ExportDialog
      fileName={fileName}
      many={messages.many}
      write={async ({ onProgress, signal }) => {
        const parts = [csvLine(HEAD)];
        const seen = new Set<string>();
        for (let page = 1; ; page++) {
          signal.throwIfAborted();
          const { total, sims } = await fetch(simPageQuery({ ...view, page, pageSize: PAGE }), signal);
          const fresh = sims.filter(({ iccid }) => !seen.has(iccid));
          for (const { iccid } of fresh) seen.add(iccid);
          parts.push(fresh.map(lineOf).join(''));
          onProgress(seen.size, total);
          if (page * PAGE >= total) return parts;
        }
      }}
      onClose={onClose}
    >
      {messages.exportHint}
    </ExportDialog>
  );
}

/** ICCIDs are written as text, because spreadsheets round numbers of 19 digits. */
const lineOf = (sim: SimSubscription): string =>
  csvLine([
    ...[sim.unitId, sim.vin, sim.customerName, `ICCID ${sim.iccid}`, sim.carrier, simState(sim.state).label],
    ...[sim.since, sim.until, sim.plan.name, sim.plan.includedMb, sim.plan.isPooled ? 'Yes' : 'No', sim.usageMonth],
    ...[sim.plan.timeZone, sim.usedMb, sim.overMb, sim.request?.action ?? '', sim.request?.state ?? ''],
    sim.request?.requestedAt ?? '',
  ]);
