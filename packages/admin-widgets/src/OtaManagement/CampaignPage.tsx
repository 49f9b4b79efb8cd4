import type { OtaCampaign } from '@gladhand/domain/ota';
import { useApiLive, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { ArrowLeftIcon, Banner, EmptyState, Icon, IconButton, PageHeader, useMessages } from '@gladhand/ui';
import { momentText, useWriting } from '../internal/writing';
import { CampaignActions } from './CampaignActions';
import { CampaignDevices } from './CampaignDevices';
import { CampaignSide } from './CampaignSide';
import { CampaignStages } from './CampaignStages';
import { DeviceStates } from './DeviceStates';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import { CAMPAIGN_CHANGES, campaignQuery, REFRESH_MS } from './otaQueries';
import { EMPTY_OTA_VIEW, type OtaView, type SetOtaView } from './otaView';
import { QueryState } from './QueryState';
import { CampaignPill } from './StatePill';

interface CampaignPageProps {
  campaignId: string;
  view: OtaView;
  setView: SetOtaView;
}

/** A campaign: its stages, its devices by state, and what can be done about it. */
export function CampaignPage({ campaignId, view, setView }: CampaignPageProps) {
  const messages = useMessages(OTA_MESSAGES);
  const { can } = useWidgetHost();
  const query = useApiQuery(campaignQuery(campaignId), { refreshMs: REFRESH_MS });
  useApiLive(CAMPAIGN_CHANGES, { enabled: query.isSuccess });
  const campaign = query.data;
  const back = () => setView({ ...EMPTY_OTA_VIEW, tab: 'campaigns' });
  return (
    <>
      <PageHeader
        title={campaign?.name ?? messages.campaign}
        back={<IconButton label={messages.backToCampaigns} icon={<Icon icon={ArrowLeftIcon} />} onClick={back} />}
        meta={campaign ? <CampaignPill state={campaign.state} /> : undefined}
        actions={
          campaign && can('controlOtaCampaign') ? (
            <CampaignActions
              campaign={campaign}
              onOpen={(next) => setView({ ...EMPTY_OTA_VIEW, tab: 'campaigns', campaignId: next })}
            />
          ) : undefined
        }
      />
      <S.Page>
        <QueryState query={query} what={messages.theCampaign} />
        {campaign === null && <EmptyState title={messages.noCampaign}>{messages.noCampaignHint}</EmptyState>}
        {campaign && (
          <S.Columns>
            <S.Stack>
              <HeldBanner campaign={campaign} />
              <CampaignStages campaign={campaign} />
              <DeviceStates campaign={campaign} state={view.state} setView={setView} />
              <CampaignDevices campaign={campaign} view={view} setView={setView} />
            </S.Stack>
            <CampaignSide campaign={campaign} />
          </S.Columns>
        )}
      </S.Page>
    </>
  );
}

/** Why a campaign doesn't go on. */
function HeldBanner({ campaign }: { campaign: OtaCampaign }) {
  const messages = useMessages(OTA_MESSAGES);
  const writing = useWriting();
  const { locale } = useWidgetHost();
  const { state, stopped, stopAbovePercent } = campaign;
  const percent = (value: number) => messages.percent(value.toLocaleString(locale, { maximumFractionDigits: 1 }));
  if (state === 'stopped' && stopped) {
    return (
      <Banner tone="caution" title={messages.stoppedAt(momentText(stopped.at, writing))}>
        {messages.stoppedWhy(
          percent((stopped.failed / Math.max(1, stopped.finished)) * 100),
          stopped.stage + 1,
          percent(stopAbovePercent),
        )}
      </Banner>
    );
  }
  if (state !== 'paused') return null;
  return (
    <Banner tone="caution" title={messages.paused}>
      {messages.pausedHint}
    </Banner>
  );
}
