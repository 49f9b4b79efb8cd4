import { useReadingFormats } from '@gladhand/domain/react';
import { NumberField, Select, type TypedValue, useMessages } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { LENGTH_UNITS, type LengthUnit } from '../../../internal/shapeMeasures';
import { SHAPE_EDITOR_MESSAGES } from './messages';
import * as S from './ShapeSide.styles';
import { useUnitName } from './useMeasureText';

interface LengthFieldProps {
  label: string;
  unitLabel: string;
  meters: number;
  minMeters: number;
  maxMeters: number;
  onChange: (meters: number) => void;
}

/** From this many of the smaller unit, the larger one is chosen at first. */
const LARGE_FROM = 10_000;

/** A length in the units of the viewer. What isn't typed keeps its exact value. */
export function LengthField({ label, unitLabel, meters, minMeters, maxMeters, onChange }: LengthFieldProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const { units } = useReadingFormats();
  const unitName = useUnitName();
  const [small, large] = LENGTH_UNITS[units];
  /** An empty field, or a text that isn't a number. */
  const [incomplete, setIncomplete] = useState<null | ''>();
  const [isLarge, setIsLarge] = useState(meters / small.meters >= LARGE_FROM);
  const unit = isLarge ? large : small;
  const options = useMemo(
    () => LENGTH_UNITS[units].map((one) => ({ value: one.unit, label: unitName(one.unit) })),
    [units, unitName],
  );
  return (
    <S.Length>
      <NumberField
        label={label}
        value={incomplete === undefined ? shownIn(unit, meters) : incomplete}
        onChange={(typed: TypedValue<number>) => {
          setIncomplete(typeof typed === 'number' ? undefined : typed);
          if (typeof typed === 'number' && typed !== shownIn(unit, meters)) onChange(typed * unit.meters);
        }}
        fractionDigits={unit.digits}
        min={shownIn(unit, minMeters, Math.ceil)}
        max={shownIn(unit, maxMeters, Math.floor)}
        step={unit.digits === 0 ? 10 : 1}
        texts={{ unreadable: messages.invalidLength }}
        onBlur={() => setIncomplete(undefined)}
      />
      <Select
        label={messages.unit}
        aria-label={unitLabel}
        options={options}
        value={unit.unit}
        onChange={(next) => setIsLarge(next === large.unit)}
      />
    </S.Length>
  );
}

function shownIn({ meters: size, digits }: LengthUnit, meters: number, round: (value: number) => number = Math.round) {
  const scale = 10 ** digits;
  return round((meters / size) * scale) / scale;
}
