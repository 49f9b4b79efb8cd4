import { PageHeader, Tabs, useMessages, WidgetBox } from '@gladhand/ui';
import { useCallback, useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { CampaignPage } from './CampaignPage';
import { CampaignsTab } from './CampaignsTab';
import { FleetTab } from './FleetTab';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import { EMPTY_OTA_VIEW, OTA_TABS, type OtaTab, type OtaView, type SetOtaView } from './otaView';
import { PackagesTab } from './PackagesTab';

export interface OtaManagementProps extends LocalizedProps {
  /** The part that is shown, and its filters. @default kept by the widget */
  view?: OtaView | undefined;
  /** Called with the next view, for hosts that keep it in a URL. */
  onViewChange?: ((view: OtaView) => void) | undefined;
}

/** Updates over the air: versions of the fleet, packages, and campaigns that bring them to devices. */
export function OtaManagement({ messages, ...props }: OtaManagementProps) {
  return (
    <WidgetTexts messages={messages}>
      <OtaManagementBody {...props} />
    </WidgetTexts>
  );
}

function OtaManagementBody({ view: kept, onViewChange }: OtaManagementProps) {
  const messages = useMessages(OTA_MESSAGES);
  const [own, setOwn] = useState(EMPTY_OTA_VIEW);
  const view = kept ?? own;
  const setView = useCallback<SetOtaView>(
    (change) => {
      const next = { ...view, ...change };
      setOwn(next);
      onViewChange?.(next);
    },
    [view, onViewChange],
  );
  if (view.campaignId !== null) {
    return (
      <WidgetBox>
        <CampaignPage campaignId={view.campaignId} view={view} setView={setView} />
      </WidgetBox>
    );
  }
  return (
    <WidgetBox>
      <PageHeader title={messages.title} />
      <S.Page>
        <Tabs.Root value={view.tab} onValueChange={(tab) => setView({ ...EMPTY_OTA_VIEW, tab: tab as OtaTab })}>
          <Tabs.List aria-label={messages.tabsLabel}>
            {OTA_TABS.map((tab) => (
              <Tabs.Trigger key={tab} value={tab}>
                {messages.tabs[tab]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value={view.tab}>
            {view.tab === 'fleet' && <FleetTab view={view} setView={setView} />}
            {view.tab === 'campaigns' && <CampaignsTab setView={setView} />}
            {view.tab !== 'fleet' && view.tab !== 'campaigns' && (
              <PackagesTab key={view.tab} kind={view.tab} setView={setView} />
            )}
          </Tabs.Content>
        </Tabs.Root>
      </S.Page>
    </WidgetBox>
  );
}
