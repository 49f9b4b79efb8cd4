import { type ReeferCommand as Kind, REEFER_COMMANDS, ReeferCommand } from '@gladhand/domain';
import type { UnitSystem } from '@gladhand/domain/react';
import { NumberField, RadioGroup, SegmentedControl } from '@gladhand/ui';
import { styled } from 'styled-components';
import { type CommandDraft, setPointRange } from './commandDraft';
import { signOf } from './temperatureWords';

interface CommandFieldsProps {
  draft: CommandDraft;
  onChange: (draft: CommandDraft) => void;
  /** Zones to set, counted from 1. */
  zones: readonly number[];
  units: UnitSystem;
}

const EFFECT: Readonly<Record<Kind, string>> = {
  setPoint: 'The temperature a zone is kept at.',
  clearAllFaults: 'Clears every alarm. What still is wrong comes back.',
  continuousMode: 'The unit runs all the time: even air, more fuel.',
  cycleSentryMode: 'The unit stops and starts by itself: less fuel.',
  remoteOff: 'The unit stops. The load is no longer kept.',
  remoteOn: 'The unit starts.',
};
/** What is asked most stands first, what stops the unit last. */
const ORDER: readonly Kind[] = [
  'remoteOn',
  'continuousMode',
  'cycleSentryMode',
  'setPoint',
  'clearAllFaults',
  'remoteOff',
];
const OPTIONS = ORDER.map((id) => ({
  value: id,
  label: REEFER_COMMANDS.find((command) => command.id === id)?.label ?? id,
  description: EFFECT[id],
}));

/** Which command, and for a set point which zone and temperature. */
export function CommandFields({ draft, onChange, zones, units }: CommandFieldsProps) {
  const { min, max } = setPointRange(units);
  return (
    <Fields>
      <RadioGroup
        label="Command"
        options={OPTIONS}
        value={draft.kind}
        onChange={({ target }) => onChange({ ...draft, kind: target.value as Kind })}
      />
      {draft.kind === ReeferCommand.SetPoint && (
        <SetPoint>
          {zones.length > 1 && (
            <SegmentedControl
              label="Zone"
              segments={zones.map((zone) => ({ value: String(zone), label: `Zone ${zone}` }))}
              value={String(draft.zone)}
              onChange={(zone) => onChange({ ...draft, zone: Number(zone) })}
            />
          )}
          <NumberField
            label="Set point"
            unit={`°${signOf(units)}`}
            fractionDigits={1}
            min={min}
            max={max}
            value={draft.setPoint}
            onChange={(typed) => onChange({ ...draft, setPoint: typed === '' ? null : typed })}
            hint={`From ${min} to ${max} °${signOf(units)}`}
          />
        </SetPoint>
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: 12px;
`;

const SetPoint = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding-inline-start: 24px;
`;
