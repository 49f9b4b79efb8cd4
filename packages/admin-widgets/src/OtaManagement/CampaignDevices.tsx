import { type OtaCampaign, type OtaCampaignDevice, type OtaReason, otaReason, otaState } from '@gladhand/domain/ota';
import { useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, Card, EmptyState, Link, ToggleChip, useMessages, useWords } from '@gladhand/ui';
import { momentText, useWriting } from '../internal/writing';
import { ExportDevices } from './ExportDevices';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import { devicesQuery } from './otaQueries';
import type { OtaView, SetOtaView } from './otaView';
import { QueryState } from './QueryState';
import { StatePill } from './StatePill';
import { useReasonText } from './useReasonText';
import { waitsText } from './waitsText';

interface CampaignDevicesProps {
  campaign: OtaCampaign;
  view: OtaView;
  setView: SetOtaView;
}

/** Devices of a campaign in one state, failed ones by their reason. */
export function CampaignDevices({ campaign, view, setView }: CampaignDevicesProps) {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  const { locale } = useWidgetHost();
  const { state, reason } = view;
  const query = useApiInfiniteQuery(devicesQuery(campaign.campaignId, view));
  const devices = query.data?.pages.flatMap((page) => page.devices) ?? [];
  const title = state === null ? messages.allDevices : messages.stateList(say(otaState(state).label));
  return (
    <Card title={title} headingLevel={2} actions={<ExportDevices campaign={campaign} view={view} title={title} />}>
      <S.Stack>
        {state === 'failed' && campaign.failures.length > 0 && (
          <S.Bar role="group" aria-label={messages.reason}>
            <ToggleChip pressed={reason === null} onClick={() => setView({ reason: null })}>
              {messages.all}
            </ToggleChip>
            {campaign.failures.map((failure) => (
              <ToggleChip
                key={failure.reason}
                pressed={reason === failure.reason}
                onClick={() => setView({ reason: failure.reason as OtaReason })}
              >
                {`${say(otaReason(failure.reason).label)} ${failure.devices.toLocaleString(locale)}`}
              </ToggleChip>
            ))}
          </S.Bar>
        )}
        <QueryState query={query} what={title} />
        {query.data && devices.length === 0 && (
          <EmptyState edge="none" title={messages.noneInState}>
            {messages.noneInStateHint}
          </EmptyState>
        )}
        {devices.length > 0 && (
          <S.Scroller role="region" aria-label={title} tabIndex={0}>
            <S.List density="compact" framed>
              <thead>
                <tr>
                  <th scope="col">{messages.unitId}</th>
                  <th scope="col">{messages.vin}</th>
                  <th scope="col">{messages.state}</th>
                  <th scope="col">{messages.reportedVersion}</th>
                  <th scope="col">{messages.changed}</th>
                  <th scope="col">{messages.attemptsTitle}</th>
                </tr>
              </thead>
              <tbody>
                {devices.map((device) => (
                  <DeviceLine key={device.vin} device={device} campaign={campaign} />
                ))}
              </tbody>
            </S.List>
          </S.Scroller>
        )}
        {query.hasNextPage && (
          <Button working={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {messages.more}
          </Button>
        )}
      </S.Stack>
    </Card>
  );
}

function DeviceLine({ device, campaign }: { device: OtaCampaignDevice; campaign: OtaCampaign }) {
  const messages = useMessages(OTA_MESSAGES);
  const writing = useWriting();
  const reasonText = useReasonText();
  const { links } = useWidgetHost();
  const href = links.trailer?.(device.vin);
  const waits = waitsText(device.waitsFor, messages);
  return (
    <tr>
      <th scope="row">
        {href ? <Link href={href}>{device.unitId}</Link> : device.unitId}
        <S.Sub>{device.customerName}</S.Sub>
      </th>
      <td>
        <S.Code>{device.vin}</S.Code>
      </td>
      <td>
        <StatePill state={device.state} />
        <S.Sub>
          {device.state === 'downloading'
            ? messages.downloaded(device.percent)
            : reasonText(device, campaign.package.version)}
          {waits && messages.waitsFor(waits)}
        </S.Sub>
      </td>
      <td>{device.reported ?? messages.notReported}</td>
      <td>{momentText(device.changedAt, writing)}</td>
      <td>{messages.attemptsOf(device.attempt, campaign.maxAttempts)}</td>
    </tr>
  );
}
