import { type ControlPart, FAULT_PARTS, FAULT_STATES, type FaultState, NO_FAULTS_COUNTED } from '@gladhand/domain';
import { Card, FieldIcon, type FieldIconName, Tooltip } from '@gladhand/ui';
import { memo } from 'react';
import { useControl } from './ControlContext';
import { CountButton } from './CountButton';
import { PART_WORDS, STATE_WORDS } from './controlWords';
import * as S from './FaultTable.styles';

const ICONS: Readonly<Record<ControlPart, FieldIconName | undefined>> = {
  abs: 'abs-lamp',
  tis: 'tire-inflation',
  battery: 'battery',
  lights: 'lights',
  any: undefined,
};

/** Battery and lights trouble counts as alerts. */
const isNeverCounted = (part: ControlPart, state: FaultState) =>
  state === 'faults' && (part === 'battery' || part === 'lights');

/** How many trailers have no faults, faults or alerts, by system; only trailers that have the sensor and a reading. */
export const FaultTable = memo(function FaultTable() {
  const { counts } = useControl();
  return (
    <Card title="Faults by system" actions={<S.Remark>by trailers fitted</S.Remark>}>
      <S.Table>
        <thead>
          <tr>
            <th scope="col">System</th>
            {FAULT_STATES.map((state) => (
              <th key={state} scope="col">
                {STATE_WORDS[state]}
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
                    <span>{PART_WORDS[part]}</span>
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
                      <Tooltip text={NO_FAULTS_COUNTED}>
                        <S.Never type="button" aria-disabled="true" aria-label={`${PART_WORDS[part]}: faults: 0`}>
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
      </S.Table>
    </Card>
  );
});
