import { type OtaCampaign, type OtaConditions, type OtaCount, otaStateCounts } from '@gladhand/domain/ota';
import { useWidgetHost } from '@gladhand/domain/react';
import { Button, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { ActionDialog, type CampaignAction } from './ActionDialog';
import { isOver } from './campaignState';
import { OTA_MESSAGES } from './messages';
import { RollBack } from './RollBack';

interface CampaignActionsProps {
  campaign: OtaCampaign;
  /** Opens another campaign. */
  onOpen: (campaignId: string) => void;
}

/** What can be done about a campaign, each behind a confirmation. */
export function CampaignActions({ campaign, onOpen }: CampaignActionsProps) {
  const messages = useMessages(OTA_MESSAGES);
  const { can, locale } = useWidgetHost();
  const [action, setAction] = useState<CampaignAction | 'rollBack'>();
  const { state, retryable } = campaign;
  const { confirmed } = otaStateCounts(campaign.counts as OtaCount[]);
  return (
    <>
      {!isOver(campaign) && <Button onClick={() => setAction('cancel')}>{messages.cancel}</Button>}
      {confirmed > 0 && can('rollBackOtaCampaign') && (
        <Button onClick={() => setAction('rollBack')}>{messages.rollBack}</Button>
      )}
      {retryable > 0 && state !== 'canceled' && (
        <Button onClick={() => setAction('retryFailed')}>
          {messages.retryFailed(retryable.toLocaleString(locale))}
        </Button>
      )}
      {state === 'running' && <Button onClick={() => setAction('pause')}>{messages.pause}</Button>}
      {(state === 'paused' || state === 'stopped') && (
        <Button kind="primary" onClick={() => setAction('resume')}>
          {messages.resume}
        </Button>
      )}
      {action === 'rollBack' && (
        <RollBack
          campaign={campaign}
          conditions={campaign.conditions as OtaConditions}
          onClose={() => setAction(undefined)}
          onOpen={onOpen}
        />
      )}
      {action !== undefined && action !== 'rollBack' && (
        <ActionDialog key={action} campaign={campaign} action={action} onClose={() => setAction(undefined)} />
      )}
    </>
  );
}
