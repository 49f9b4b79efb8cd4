import { type OtaCampaign, type OtaCount, otaState, otaStateCounts } from '@gladhand/domain/ota';
import { useWidgetHost } from '@gladhand/domain/react';
import { Card, StatusPill, type Tone, useMessages, useWords } from '@gladhand/ui';
import { momentText, useWriting } from '../internal/writing';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';

type StageState = 'done' | 'running' | 'stopped' | 'paused' | 'waiting';
const TONES: Readonly<Record<StageState, Tone>> = {
  ...{ done: 'good', running: 'neutral', stopped: 'caution', paused: 'caution', waiting: 'unknown' },
};
const HOUR_MS = 3_600_000;

/** The stages with the states of their devices, in parts and in words. */
export function CampaignStages({ campaign }: { campaign: OtaCampaign }) {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  const writing = useWriting();
  const { locale } = useWidgetHost();
  const number = (value: number) => value.toLocaleString(locale);
  const { devices, stages, stage: current, stageOverAt, hoursBetweenStages } = campaign;

  const legend = {
    confirmed: say(otaState('confirmed').label),
    inProgress: messages.inProgress,
    failed: say(otaState('failed').label),
    expired: say(otaState('expired').label),
    queued: say(otaState('queued').label),
  };

  const sizeOf = ({ percent, upTo }: OtaCampaign['stages'][number]) => {
    if (percent != null) return messages.percent(number(percent));
    return upTo == null ? messages.rest : messages.upTo(number(upTo));
  };
  const opening = (at: number) => {
    if (at === current + 1 && stageOverAt && campaign.state === 'running') {
      const opensAt = new Date(Date.parse(stageOverAt) + hoursBetweenStages * HOUR_MS).toISOString();
      return messages.opensAt(momentText(opensAt, writing));
    }
    return messages.afterHours(hoursBetweenStages, at);
  };
  return (
    <Card
      title={messages.stages}
      headingLevel={2}
      actions={<S.Sub>{messages.devices(devices, number(devices))}</S.Sub>}
    >
      <S.Stages>
        {stages.map((stage, at) => {
          const counts = otaStateCounts(campaign.counts as OtaCount[], at);
          const { queued, confirmed, failed, expired } = counts;
          const inProgress = counts.offered + counts.downloading + counts.verifying + counts.applied;
          const state = stateOf(campaign, at, queued + inProgress);
          const size = Math.max(1, stage.devices);
          return (
            <S.Stage key={at === 0 ? 'first' : `${stage.percent} ${stage.upTo}`}>
              <div>
                {messages.stageName(at + 1, sizeOf(stage))}
                <S.Sub>{messages.devices(stage.devices, number(stage.devices))}</S.Sub>
              </div>
              <S.Parts aria-hidden="true">
                {Object.entries({ confirmed, inProgress, failed, expired }).map(([part, count]) => (
                  <S.Part key={part} data-part={part} style={{ inlineSize: `${(count / size) * 100}%` }} />
                ))}
              </S.Parts>
              <span>{state === 'waiting' ? opening(at) : messages.stageText(number(confirmed), number(failed))}</span>
              <StatusPill tone={TONES[state]} plain>
                {messages.stageStates[state]}
              </StatusPill>
            </S.Stage>
          );
        })}
      </S.Stages>
      <S.Legend>
        {Object.entries(legend).map(([part, text]) => (
          <li key={part}>
            <S.Part data-part={part} />
            {text}
          </li>
        ))}
      </S.Legend>
    </Card>
  );
}

function stateOf({ state, stage }: OtaCampaign, at: number, open: number): StageState {
  if (at > stage) return 'waiting';
  if (open === 0) return 'done';
  if (state === 'stopped' || state === 'paused') return state;
  return 'running';
}
