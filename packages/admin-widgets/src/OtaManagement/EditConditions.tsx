import { ApiErrorCode } from '@gladhand/domain';
import type { OtaCampaign, OtaConditions } from '@gladhand/domain/ota';
import { useApiMutation } from '@gladhand/domain/react';
import { Banner, Dialog, useMessages, useWords } from '@gladhand/ui';
import { type FormEvent, useId, useState } from 'react';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { ConditionFields, fromTyped, toTyped } from './ConditionFields';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import { controlCampaign } from './otaQueries';

/** Changes when the devices of a campaign may update. */
export function EditConditions({ campaign, onClose }: { campaign: OtaCampaign; onClose: () => void }) {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  const formId = useId();
  const first = toTyped(campaign.conditions as OtaConditions);
  const [typed, setTyped] = useState(first);
  const control = useApiMutation(controlCampaign);
  const conditions = fromTyped(typed);
  const { campaignId, version } = campaign;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!conditions || control.isPending) return;
    control.mutate({ campaignId, version, action: 'changeConditions', conditions }, { onSuccess: onClose });
  }
  const { error } = control;
  return (
    <FormDialog changed={JSON.stringify(typed) !== JSON.stringify(first)} working={control.isPending} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{messages.editConditions}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <S.Form id={formId} noValidate onSubmit={submit}>
          {error && (
            <Banner tone="critical" title={messages.notDone}>
              {error.code === ApiErrorCode.Conflict ? messages.changedMeanwhile : say(error.message)}
            </Banner>
          )}
          <ConditionFields value={typed} onChange={setTyped} />
        </S.Form>
      </Dialog.Body>
      <FormFooter formId={formId} submitLabel={messages.save} working={control.isPending} onClose={onClose} />
    </FormDialog>
  );
}
