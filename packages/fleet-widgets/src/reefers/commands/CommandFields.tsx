import type { UnitSystem } from '@gladhand/domain/formats';
import { type ReeferCommand as Kind, REEFER_COMMANDS, ReeferCommand } from '@gladhand/domain/reefers';
import { NumberField, perLanguage, RadioGroup, SegmentedControl, useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { type CommandDraft, setPointRange } from './commandDraft';
import { REEFER_MESSAGES } from './messages';
import { signOf } from './temperatureWords';

interface CommandFieldsProps {
  draft: CommandDraft;
  onChange: (draft: CommandDraft) => void;
  /** Zones that can be set, counted from 1. */
  zones: readonly number[];
  units: UnitSystem;
}

const effectOf = perLanguage(
  (messages: typeof REEFER_MESSAGES): Readonly<Record<Kind, string>> => ({
    setPoint: messages.setPointHint,
    clearAllFaults: messages.clearAlarmsHint,
    continuousMode: messages.continuousHint,
    cycleSentryMode: messages.cycleHint,
    remoteOff: messages.powerOffHint,
    remoteOn: messages.powerOnHint,
  }),
);
/** The most common command is first, the one that stops the unit last. */
const ORDER: readonly Kind[] = [
  'remoteOn',
  'continuousMode',
  'cycleSentryMode',
  'setPoint',
  'clearAllFaults',
  'remoteOff',
];
const optionsOf = perLanguage((messages: typeof REEFER_MESSAGES) =>
  ORDER.map((id) => ({
    value: id,
    label: REEFER_COMMANDS.find((command) => command.id === id)?.label ?? id,
    description: effectOf(messages)[id],
  })),
);

/** The fields of a command: its kind, and zone and temperature for a set point. */
export function CommandFields({ draft, onChange, zones, units }: CommandFieldsProps) {
  const messages = useMessages(REEFER_MESSAGES);

  const { min, max } = setPointRange(units);
  return (
    <Fields>
      <RadioGroup
        label={messages.command}
        options={optionsOf(messages)}
        value={draft.kind}
        onChange={({ target }) => onChange({ ...draft, kind: target.value as Kind })}
      />
      {draft.kind === ReeferCommand.SetPoint && (
        <SetPoint>
          {zones.length > 1 && (
            <SegmentedControl
              label={messages.zone}
              segments={zones.map((zone) => ({ value: String(zone), label: messages.zoneNumber(zone) }))}
              value={String(draft.zone)}
              onChange={(zone) => onChange({ ...draft, zone: Number(zone) })}
            />
          )}
          <NumberField
            label={messages.setPoint}
            unit={`°${signOf(units)}`}
            fractionDigits={1}
            min={min}
            max={max}
            value={draft.setPoint}
            onChange={(typed) => onChange({ ...draft, setPoint: typed === '' ? null : typed })}
            hint={messages.fromTo(min, max, signOf(units))}
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
