import { ApiErrorCode } from '@gladhand/domain';
import { OTA_POLICY, type OtaCampaign, type OtaCount, otaStateCounts } from '@gladhand/domain/ota';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { deviceFamily } from '@gladhand/domain/trailers';
import { Banner, ConfirmDialog, NumberField, TextArea, type TypedValue, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import { controlCampaign } from './otaQueries';
import { useVersionsText } from './useVersionsText';

export type CampaignAction = 'pause' | 'resume' | 'cancel' | 'retryFailed';

interface ActionDialogProps {
  campaign: OtaCampaign;
  action: CampaignAction;
  onClose: () => void;
}

/** Confirms an action with the devices it concerns, their family and versions, and what can't be undone. */
export function ActionDialog({ campaign, action, onClose }: ActionDialogProps) {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  const versionsText = useVersionsText();
  const { locale } = useWidgetHost();
  const control = useApiMutation(controlCampaign);
  const [limit, setLimit] = useState<TypedValue<number>>(campaign.stopAbovePercent);
  const [reason, setReason] = useState('');
  const count = (value: number) => messages.devices(value, value.toLocaleString(locale));
  const { queued, offered, downloading, verifying, applied } = otaStateCounts(campaign.counts as OtaCount[]);
  const isStopped = action === 'resume' && campaign.state === 'stopped';
  const installing = verifying + applied;
  const texts = {
    pause: { title: messages.pauseTitle, label: messages.pause, text: messages.pauseText(count(queued)) },
    resume: { title: messages.resumeTitle, label: messages.resume, text: messages.resumeText(count(queued)) },
    cancel: {
      title: messages.cancelTitle,
      label: messages.cancel,
      text: messages.cancelText(count(queued + offered + downloading)),
    },
    retryFailed: {
      title: messages.retryTitle,
      label: messages.retryFailed(campaign.retryable.toLocaleString(locale)),
      text: messages.retryText(count(campaign.retryable)),
    },
  }[action];
  const confirm = () => {
    const { campaignId, version } = campaign;
    control.mutate(
      {
        ...{ campaignId, version, action },
        ...(isStopped && {
          stopAbovePercent: typeof limit === 'number' ? limit : campaign.stopAbovePercent,
          reason: reason.trim() || null,
        }),
      },
      { onSuccess: onClose },
    );
  };
  const { error } = control;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      confirmLabel={texts.label}
      cancelLabel={action === 'cancel' ? messages.keep : undefined}
      destructive={action === 'cancel'}
      working={control.isPending}
      onConfirm={confirm}
    >
      <S.Stack>
        {error && (
          <Banner tone="critical" title={messages.notDone}>
            {error.code === ApiErrorCode.Conflict ? messages.changedMeanwhile : say(error.message)}
          </Banner>
        )}
        <S.Lines>
          <li>{texts.text}</li>
          {action === 'cancel' && installing > 0 && <li>{messages.cancelStays(count(installing))}</li>}
          <li>
            {messages.ofFamily(say(deviceFamily(campaign.package.family).label), versionsText(campaign.fromVersions))}
          </li>
        </S.Lines>
        {isStopped && (
          <>
            <NumberField label={messages.newLimit} fractionDigits={1} max={100} value={limit} onChange={setLimit} />
            <TextArea
              label={messages.resumeReason}
              hint={messages.resumeHint}
              maxLength={OTA_POLICY.reasonLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </>
        )}
      </S.Stack>
    </ConfirmDialog>
  );
}
