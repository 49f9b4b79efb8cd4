import type { ComponentProps, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { ControlSize, FieldTexts } from '../Field/Field';
import { mergeRefs } from '../internal/mergeRefs';
import { useMessages } from '../locale/LocaleProvider';
import { TextField } from '../TextField/TextField';
import { useAllowedText } from '../TextField/useAllowedText';
import type { TypedReading, TypedValue } from '../TextField/useTypedDraft';
import { useTypedText } from '../TextField/useTypedText';
import { NUMBER_FIELD_MESSAGES, type NumberFieldTexts } from './messages';
import { type NumberProblem, type NumberRules, readNumber, stepNumber, typedPattern, writeNumber } from './numberText';

type InputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'min' | 'max' | 'step'
>;

export interface NumberFieldProps extends InputProps, FieldTexts {
  /** The number, or null. */
  value: TypedValue<number> | undefined;
  /**
   * The content of the field, as for a number input of the browser: the number, even beyond `min` or `max`; '' for a
   * text that isn't a number; null only for an empty field. While it is invalid, the field shows an error and the form
   * around it isn't submitted, not even to react-hook-form. Outside of a form, the host has to refuse it.
   */
  onChange: (number: TypedValue<number>) => void;
  /** Maximum number of decimals. @default 0 */
  fractionDigits?: 0 | 1 | undefined;
  /** Minimum; a minus can be typed if it is negative. @default 0 */
  min?: number | undefined;
  /** Maximum. */
  max?: number | undefined;
  /** Step of the arrow keys; Shift and the Page keys multiply it by ten. @default 1 */
  step?: number | undefined;
  /** Unit inside the field, after the number. */
  unit?: string | undefined;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize | undefined;
  /** Words to replace. */
  texts?: Partial<NumberFieldTexts> | undefined;
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A number with its unit. Renders a text `input` with the role spinbutton: arrow keys step, the mouse wheel doesn't.
 * For identifiers made of digits, e.g. a unit ID, use a `TextField`.
 */
export function NumberField(props: NumberFieldProps) {
  const messages = useMessages(NUMBER_FIELD_MESSAGES);

  const { value, onChange, fractionDigits = 0, min = 0, max, step = 1, unit, size = 'small', ...more } = props;
  const { texts, error, ref, onBlur, onKeyDown, name, ...rest } = more;
  const words = { ...messages, ...texts };
  const rules: NumberRules = { fractionDigits, min, max };
  const sentences: Record<NumberProblem, string> = {
    unreadable: words.unreadable,
    fraction: words.fraction(fractionDigits),
    range: words.range(min, max),
  };

  function read(text: string): TypedReading<number> {
    if (text.trim() === '') return { value: null };
    const reading = readNumber(text, rules);
    return 'problem' in reading
      ? { value: reading.number ?? '', problem: sentences[reading.problem] }
      : { value: reading.number };
  }

  const write = (number: number | null) => writeNumber(number, fractionDigits);
  const { control, text, problem, type, leave, leaveOnEnter, put } = useTypedText({ value, onChange, read, write });
  useAllowedText(control, typedPattern(rules));

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    leaveOnEnter(event);
    const steps = STEPS[event.key];
    if (steps === undefined || rest.readOnly || event.defaultPrevented) return;
    event.preventDefault();
    put(stepNumber(value || 0, steps * step * (event.shiftKey ? 10 : 1), rules));
  }

  return (
    <Figures
      autoComplete="off"
      inputMode={min < 0 ? 'text' : fractionDigits ? 'decimal' : 'numeric'}
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value === null || value === '' ? undefined : value}
      aria-valuetext={unit && text ? `${text} ${unit}` : undefined}
      {...rest}
      ref={mergeRefs(ref, control)}
      size={size}
      error={problem ?? error}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
      suffix={
        <>
          {unit}
          {name && <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} />}
        </>
      }
    />
  );
}

const Figures = styled(TextField)`
  font-variant-numeric: tabular-nums;
`;
