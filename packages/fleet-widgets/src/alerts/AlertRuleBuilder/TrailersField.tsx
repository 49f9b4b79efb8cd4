import { RadioGroup, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { GroupsPicker } from '../../internal/pickers/GroupsPicker';
import { TrailersPicker } from '../../internal/pickers/TrailersPicker';
import * as S from './AlertRuleBuilder.styles';
import { type AlertDraft, withAllVehicles, withVehicles } from './alertDraft';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';

interface TrailersFieldProps {
  customerId: number;
  draft: AlertDraft;
  /** VINs of the rule's trailers that the user has access to. */
  vins: readonly string[] | undefined;
  onChange: (draft: AlertDraft) => void;
}

/** What a rule is about: all trailers, or some groups and trailers. */
export function TrailersField({ customerId, draft, vins, onChange }: TrailersFieldProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);

  const [isChoosing, setIsChoosing] = useState(!draft.allVehicles);
  const choosesSome = isChoosing || !draft.allVehicles;
  return (
    <S.Block aria-label={messages.trailers}>
      <RadioGroup
        label={messages.trailers}
        layout="row"
        options={[
          { value: 'all', label: messages.allVehicles },
          { value: 'some', label: messages.chosen },
        ]}
        value={choosesSome ? 'some' : 'all'}
        onChange={(event) => {
          const isSome = event.currentTarget.value === 'some';
          setIsChoosing(isSome);
          if (!isSome) onChange(withAllVehicles(draft));
        }}
      />
      {choosesSome && (
        <>
          <GroupsPicker
            customerId={customerId}
            value={draft.vehicleGroupIds}
            texts={messages}
            onChange={(vehicleGroupIds) => onChange(withVehicles(draft, { vehicleGroupIds }))}
          />
          <TrailersPicker
            customerId={customerId}
            value={draft.vehicleIds}
            vins={vins}
            texts={messages}
            onChange={(vehicleIds) => onChange(withVehicles(draft, { vehicleIds }))}
          />
          {draft.allVehicles && <S.Note>{messages.noneChosen}</S.Note>}
        </>
      )}
    </S.Block>
  );
}
