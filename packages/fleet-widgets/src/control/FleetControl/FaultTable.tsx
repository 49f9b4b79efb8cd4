import {
  type ControlPart,
  FAULT_PARTS,
  FAULT_STATES,
  type FaultState,
  NO_FAULTS_COUNTED,
} from '@gladhand/domain/control';
import { Card, FieldIcon, type FieldIconName, Tooltip, useMessages, useWords } from '@gladhand/ui';
import { memo } from 'react';
import { useControl } from './ControlContext';
import { CountButton } from './CountButton';
import { partWordsOf, stateWordsOf } from './controlWords';
import * as S from './FaultTable.styles';
import { FLEET_CONTROL_MESSAGES } from './messages';

const ICONS: Readonly<Record<ControlPart, FieldIconName | undefined>> = {
  abs: 'abs-lamp',
  tis: 'tire-inflation',
  battery: 'battery',
  lights: 'lights',
  any: undefined,
};

/** Problems with battery and lights count as alerts. */
const isNeverCounted = (part: ControlPart, state: FaultState) =>
  state === 'faults' && (part === 'battery' || part === 'lights');

const explanationOf = (messages: typeof FLEET_CONTROL_MESSAGES): Readonly<Record<FaultState, string>> => ({
  noFaults: messages.explainNoFaults,
  faults: messages.explainFaults,
  alerts: messages.explainAlerts,
});

/**
 * How many trailers have no faults, faults or alerts, by system. It counts only trailers with the sensor and a reading.
 */
export const FaultTable = memo(function FaultTable() {
  const messages = useMessages(FLEET_CONTROL_MESSAGES);
  const say = useWords();

  const { counts } = useControl();
  return (
    <Card title={messages.faultsBySystem} actions={<S.Remark>{messages.ofTrailersWithSystem}</S.Remark>}>
      <S.FaultCounts>
        <thead>
          <tr>
            <th scope="col">{messages.system}</th>
            {FAULT_STATES.map((state) => (
              <th key={state} scope="col">
                <Tooltip text={explanationOf(messages)[state]} pressable>
                  <S.Explained type="button">{stateWordsOf(messages)[state]}</S.Explained>
                </Tooltip>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...FAULT_PARTS, 'any' as const].map((part) => {
            const { noFaults, faults, alerts } = counts.part[part];
            const icon = ICONS[part];
            return (
              <tr key={part} data-part={part}>
                <th scope="row">
                  <S.System>
                    {icon ? <FieldIcon name={icon} size={16} /> : <span />}
                    <span>{partWordsOf(messages)[part]}</span>
                  </S.System>
                  {part !== 'any' && (
                    <S.Bar aria-hidden="true">
                      <span data-state="faults" style={{ flexGrow: faults }} />
                      <span data-state="alerts" style={{ flexGrow: alerts }} />
                      <span style={{ flexGrow: noFaults || Number(faults + alerts === 0) }} />
                    </S.Bar>
                  )}
                </th>
                {FAULT_STATES.map((state) => (
                  <td key={state} data-state={counts.part[part][state] > 0 ? state : undefined}>
                    {isNeverCounted(part, state) ? (
                      <Tooltip text={say(NO_FAULTS_COUNTED)}>
                        <S.Never
                          type="button"
                          aria-disabled="true"
                          aria-label={messages.noFaultsCounted(partWordsOf(messages)[part])}
                        >
                          0
                        </S.Never>
                      </Tooltip>
                    ) : (
                      <CountButton choice={{ kind: 'part', part, state }} count={counts.part[part][state]} />
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </S.FaultCounts>
    </Card>
  );
});
