import { ApiErrorCode } from '@gladhand/domain';
import {
  OTA_POLICY,
  type OtaCampaign,
  type OtaConditions,
  type OtaCount,
  type OtaKind,
  otaStateCounts,
} from '@gladhand/domain/ota';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { deviceFamily } from '@gladhand/domain/trailers';
import { Banner, ConfirmDialog, Select, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import { packagesQuery, rollBackCampaign } from './otaQueries';

interface RollBackProps {
  campaign: OtaCampaign;
  conditions: OtaConditions;
  onClose: () => void;
  onOpen: (campaignId: string) => void;
}

/** Brings the confirmed devices of a campaign to another version, with the same stages and conditions. */
export function RollBack({ campaign, conditions, onClose, onOpen }: RollBackProps) {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  const { locale } = useWidgetHost();
  const { package: current, campaignId, version, fromVersions } = campaign;
  const query = useApiQuery(packagesQuery(current.kind as OtaKind));
  const rolling = useApiMutation(rollBackCampaign);
  const choices = (query.data?.packages ?? []).filter(
    ({ packageId, family }) => family === current.family && packageId !== current.packageId,
  );
  const before = choices.find((one) => fromVersions.some((from) => from.version === one.version)) ?? choices[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const packageId = chosen ?? before?.packageId ?? null;
  const other = choices.find((one) => one.packageId === packageId);
  const { confirmed } = otaStateCounts(campaign.counts as OtaCount[]);
  const confirm = () => {
    if (!other) return;
    const name = `${other.name} ${other.version}`.slice(0, OTA_POLICY.campaignNameLength);
    const stages = campaign.stages.slice(0, -1).map(({ percent, upTo }) => ({ percent, devices: upTo }));
    const plan = {
      ...{ name, stages, conditions, hoursBetweenStages: campaign.hoursBetweenStages },
      ...{ stopAbovePercent: campaign.stopAbovePercent, judgedFromDevices: campaign.judgedFromDevices },
      ...{ deadlineHours: campaign.deadlineHours, maxAttempts: campaign.maxAttempts },
    };
    rolling.mutate(
      { campaignId, version, packageId: other.packageId, plan },
      { onSuccess: (created) => onOpen(created.campaignId) },
    );
  };
  const { error } = rolling;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.rollBackTitle}
      confirmLabel={messages.rollBack}
      destructive
      working={rolling.isPending}
      onConfirm={confirm}
    >
      <S.Stack>
        {error && (
          <Banner tone="critical" title={messages.notDone}>
            {error.code === ApiErrorCode.Conflict ? messages.changedMeanwhile : say(error.message)}
          </Banner>
        )}
        <S.Lines>
          <li>{messages.rollBackText(messages.devices(confirmed, confirmed.toLocaleString(locale)))}</li>
          <li>{messages.ofFamily(say(deviceFamily(current.family).label), current.version)}</li>
          <li>{messages.cantUndo[current.kind as OtaKind]}</li>
        </S.Lines>
        {query.data && choices.length === 0 ? (
          <Banner tone="caution">{messages.noBackTo}</Banner>
        ) : (
          <Select
            label={messages.backTo}
            options={choices.map((one) => ({ value: one.packageId, label: `${one.name} ${one.version}` }))}
            value={packageId}
            onChange={setChosen}
          />
        )}
      </S.Stack>
    </ConfirmDialog>
  );
}
