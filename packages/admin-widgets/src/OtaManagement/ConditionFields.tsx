import { isTimeOfDay, OTA_POLICY, type OtaConditions } from '@gladhand/domain/ota';
import { Checkbox, NumberField, TextField, type TypedValue, useMessages } from '@gladhand/ui';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';

/** Conditions while they are typed. */
export interface TypedConditions {
  untethered: boolean;
  minVolts: TypedValue<number>;
  parkedMinutes: TypedValue<number>;
  from: string;
  to: string;
}

export const toTyped = ({ untethered, minVolts, parkedMinutes, hours }: OtaConditions): TypedConditions => ({
  ...{ untethered, minVolts, parkedMinutes, from: hours?.from ?? '', to: hours?.to ?? '' },
});

/** The conditions; undefined while a field can't be read. */
export function fromTyped({
  untethered,
  minVolts,
  parkedMinutes,
  from,
  to,
}: TypedConditions): OtaConditions | undefined {
  if (minVolts === '' || parkedMinutes === '' || !areHours(from, to)) return undefined;
  return { untethered, minVolts, parkedMinutes, hours: from === '' ? null : { from, to } };
}

/** Both times, or none. */
export const areHours = (from: string, to: string): boolean =>
  (from === '' && to === '') || (isTimeOfDay(from) && isTimeOfDay(to) && from !== to);

interface ConditionFieldsProps {
  value: TypedConditions;
  onChange: (value: TypedConditions) => void;
}

/** When devices may update. */
export function ConditionFields({ value, onChange }: ConditionFieldsProps) {
  const messages = useMessages(OTA_MESSAGES);
  const set = (change: Partial<TypedConditions>) => onChange({ ...value, ...change });
  const error = areHours(value.from, value.to) ? undefined : messages.bothHours;
  return (
    <S.Fields>
      <legend>{messages.conditionsLegend}</legend>
      <Checkbox
        label={messages.untethered}
        checked={value.untethered}
        onChange={(event) => set({ untethered: event.target.checked })}
      />
      <S.Pair>
        <NumberField
          label={messages.minVolts}
          fractionDigits={1}
          min={OTA_POLICY.minVolts.min}
          max={OTA_POLICY.minVolts.max}
          unit="V"
          value={value.minVolts}
          onChange={(minVolts) => set({ minVolts })}
        />
        <NumberField
          label={messages.parkedMinutes}
          min={1}
          max={OTA_POLICY.maxParkedMinutes}
          value={value.parkedMinutes}
          onChange={(parkedMinutes) => set({ parkedMinutes })}
        />
        <TextField
          label={messages.hoursFrom}
          placeholder="08:00"
          maxLength={5}
          value={value.from}
          onChange={(event) => set({ from: event.target.value.trim() })}
          error={error}
        />
        <TextField
          label={messages.hoursTo}
          placeholder="16:00"
          maxLength={5}
          value={value.to}
          onChange={(event) => set({ to: event.target.value.trim() })}
        />
      </S.Pair>
    </S.Fields>
  );
}
