import type { FocusEventHandler, Ref } from 'react';
import { Field, useFieldIds } from '../Field/Field';
import { useMessages } from '../locale/LocaleProvider';
import type { TypedValue } from '../TextField/useTypedDraft';
import { RANGE_SLIDER_MESSAGES } from './messages';
import { SliderBar } from './SliderBar';
import { Line, Precise } from './sliderStyles';
import type { SliderScale } from './sliderTypes';

/** The two ends of a range, inclusive; null for the end of the scale. */
export type NumberRange = readonly [from: number | null, to: number | null];

export interface RangeSliderProps extends SliderScale {
  /** The ends; without them, the whole scale. */
  value: NumberRange | null | undefined;
  /** Called with the new ends, smaller one first; null for an empty field. */
  onChange: (value: NumberRange) => void;
  /** Submits both ends with a form, smaller one first; nothing for the end of the scale. */
  name?: string | undefined;
  /** Called when a field loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** The field of the smaller end. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Names of the ends. @default { from: 'From', to: 'To' } */
  texts?: { from: string; to: string } | undefined;
}

/**
 * A range on a scale: a slider with two thumbs between two number fields for exact values. Renders a group. For days,
 * use a `DateRangeField`.
 */
export function RangeSlider(props: RangeSliderProps) {
  const messages = useMessages(RANGE_SLIDER_MESSAGES);

  const { label, required, optional, hint, error, labelEnd, min = 0, max = 100, step = 1, unit, ...more } = props;
  const {
    value,
    onChange,
    fractionDigits,
    disabled,
    readOnly,
    id,
    className,
    name,
    onBlur,
    ref,
    texts = messages,
  } = more;
  const { controlId, labelId, describedById } = useFieldIds(id);
  const [from, to] = value ?? [null, null];
  const end = { unit, fractionDigits, disabled, readOnly, step, name, onBlur };
  const described = {
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? describedById : undefined,
  };
  return (
    <Field {...{ label, required, optional, hint, error, labelEnd, controlId, labelId, describedById, className }}>
      <Line role="group" aria-labelledby={labelId}>
        <Precise
          {...end}
          {...described}
          ref={ref}
          id={controlId}
          aria-label={`${label}, ${texts.from}`}
          placeholder={String(min)}
          min={min}
          max={to ?? max}
          value={from}
          onChange={(next) => onChange([allowed(next, min, to ?? max), to])}
        />
        <SliderBar
          {...{ min, max, step, unit, disabled, readOnly }}
          invalid={Boolean(error)}
          values={[from ?? min, to ?? max]}
          thumbLabels={[`${label}, ${texts.from}`, `${label}, ${texts.to}`]}
          onChange={([nextFrom = min, nextTo = max]) => onChange([nextFrom, nextTo])}
        />
        <Precise
          {...end}
          {...described}
          aria-label={`${label}, ${texts.to}`}
          placeholder={String(max)}
          min={from ?? min}
          max={max}
          value={to}
          onChange={(next) => onChange([from, allowed(next, from ?? min, max)])}
        />
      </Line>
    </Field>
  );
}

/** The field of an invalid end shows the error; the end isn't part of the range. */
function allowed(end: TypedValue<number>, least: number, most: number): number | null {
  return typeof end === 'number' && end >= least && end <= most ? end : null;
}
