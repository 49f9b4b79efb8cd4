import type { FocusEventHandler, Ref } from 'react';
import { Field, useFieldIds } from '../Field/Field';
import type { TypedValue } from '../TextField/useTypedDraft';
import { SliderBar } from './SliderBar';
import { Line, Precise } from './sliderStyles';
import type { SliderScale } from './sliderTypes';

export interface SliderProps extends SliderScale {
  /** The number; null while the field next to the slider is empty. */
  value: TypedValue<number> | undefined;
  /** Called with the new number, as by a `NumberField`; null while the field is empty. */
  onChange: (value: TypedValue<number>) => void;
  /** Submits the number with a form. */
  name?: string | undefined;
  /** Called when the field loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** The field next to the slider. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A number on a scale: a slider for quick changes and a `NumberField` for exact ones. If the limits don't matter to
 * users, use only a `NumberField`.
 */
export function Slider(props: SliderProps) {
  const { label, required, optional, hint, error, labelEnd, min = 0, max = 100, step = 1, unit, ...more } = props;
  const { value, onChange, fractionDigits, disabled, readOnly, id, className, name, onBlur, ref } = more;
  const { controlId, labelId, describedById } = useFieldIds(id);
  return (
    <Field {...{ label, required, optional, hint, error, labelEnd, controlId, labelId, describedById, className }}>
      <Line role="group" aria-labelledby={labelId}>
        <SliderBar
          {...{ min, max, step, unit, disabled, readOnly }}
          invalid={Boolean(error)}
          values={[typeof value === 'number' ? Math.min(Math.max(value, min), max) : min]}
          thumbLabels={[label]}
          onChange={([next]) => onChange(next ?? min)}
        />
        <Precise
          {...{ min, max, step, unit, fractionDigits, disabled, readOnly, value, onChange, name, onBlur, ref }}
          id={controlId}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? describedById : undefined}
        />
      </Line>
    </Field>
  );
}
