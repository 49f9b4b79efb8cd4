import { csvFile, xlsxFile } from '@gladhand/domain/files';
import { exportFileName } from '@gladhand/domain/formats';
import { type OtaCampaign, type OtaCount, otaStateCounts } from '@gladhand/domain/ota';
import { useApiFetch, useWidgetHost } from '@gladhand/domain/react';
import { Button, DownloadIcon, ExportDialog, Icon, Menu, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { COMMON_MESSAGES } from '../internal/messages';
import { deviceTable } from './deviceTable';
import { OTA_MESSAGES } from './messages';
import { allDevices } from './otaQueries';
import type { OtaView } from './otaView';

interface ExportDevicesProps {
  campaign: OtaCampaign;
  view: Pick<OtaView, 'state' | 'reason'>;
  /** Of the list. */
  title: string;
}

/** Exports the devices of the list to CSV or XLSX, in the order of their turn. */
export function ExportDevices({ campaign, view: { state, reason }, title }: ExportDevicesProps) {
  const messages = useMessages(OTA_MESSAGES);
  const common = useMessages(COMMON_MESSAGES);
  const say = useWords();
  const { now, timeZone } = useWidgetHost();
  const fetch = useApiFetch();
  const [format, setFormat] = useState<'csv' | 'xlsx'>();
  const total = totalOf(campaign, { state, reason });
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger asChild>
          <Button icon={<Icon icon={DownloadIcon} />} disabled={total === 0}>
            {messages.export}
          </Button>
        </Menu.Trigger>
        <Menu.Content>
          <Menu.Item onSelect={() => setFormat('csv')}>{common.exportCsv}</Menu.Item>
          <Menu.Item onSelect={() => setFormat('xlsx')}>{messages.xlsx}</Menu.Item>
        </Menu.Content>
      </Menu.Root>
      {format && (
        <ExportDialog
          fileName={exportFileName({
            ...{ what: messages.fileTitle(campaign.name, title), at: now(), timeZone, ending: format },
          })}
          many={messages.devicesOfFile}
          texts={{ title: messages.export }}
          write={async (run) => {
            const pages = allDevices({ campaignId: campaign.campaignId, state, reason }, { ...run, total }, fetch);
            const table = deviceTable({ messages, say, timeZone, campaign }, pages);
            return format === 'csv' ? csvFile(table) : xlsxFile(title, table);
          }}
          onClose={() => setFormat(undefined)}
        />
      )}
    </>
  );
}

function totalOf({ counts, devices, failures }: OtaCampaign, { state, reason }: Pick<OtaView, 'state' | 'reason'>) {
  if (state === null) return devices;
  if (reason === null) return otaStateCounts(counts as OtaCount[])[state];
  return failures.find((failure) => failure.reason === reason)?.devices ?? 0;
}
