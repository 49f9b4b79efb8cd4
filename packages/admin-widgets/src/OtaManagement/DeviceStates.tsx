import { OTA_STATES, type OtaCampaign, type OtaCount, type OtaState, otaStateCounts } from '@gladhand/domain/ota';
import { useWidgetHost } from '@gladhand/domain/react';
import { Card, SeverityIcon, useMessages, useWords } from '@gladhand/ui';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import type { SetOtaView } from './otaView';
import { otaTone } from './StatePill';

interface DeviceStatesProps {
  campaign: OtaCampaign;
  state: OtaState | null;
  setView: SetOtaView;
}

/** The number of devices in each state. Each number filters the list of devices. */
export function DeviceStates({ campaign, state, setView }: DeviceStatesProps) {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  const { locale } = useWidgetHost();
  const counts = otaStateCounts(campaign.counts as OtaCount[]);
  const states = OTA_STATES.map((state) => ({ ...state, tone: otaTone(state.id) }));
  return (
    <Card title={messages.byState} headingLevel={2}>
      <S.States>
        {states.map(({ id, label, tone }) => (
          <li key={id}>
            <S.StateButton
              type="button"
              aria-pressed={state === id}
              onClick={() => setView({ state: state === id ? null : id, reason: null })}
            >
              <span>
                {tone && <SeverityIcon tone={tone} size={12} />}
                {say(label)}
              </span>
              <strong data-tone={counts[id] > 0 ? tone : undefined}>{counts[id].toLocaleString(locale)}</strong>
            </S.StateButton>
          </li>
        ))}
      </S.States>
      <S.Remark>{messages.onlyReported}</S.Remark>
    </Card>
  );
}
