import type { ComponentProps, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { ControlSize, FieldTexts } from '../Field/Field';
import { mergeRefs } from '../internal/mergeRefs';
import { TextField } from '../TextField/TextField';
import { useAllowedText } from '../TextField/useAllowedText';
import type { TypedReading, TypedValue } from '../TextField/useTypedDraft';
import { useTypedText } from '../TextField/useTypedText';
import { type NumberProblem, type NumberRules, readNumber, stepNumber, typedPattern, writeNumber } from './numberText';

type InputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'min' | 'max' | 'step'
>;

/** Words of a `NumberField` that a host may replace. */
export interface NumberFieldTexts {
  /** @default 'The value should be either an empty string or a number!' */
  unreadable: string;
  /** @default (digits) => digits === 0 ? 'Enter a whole number' : 'Enter at most one digit after the point' */
  fraction: (digits: 0 | 1) => string;
  /** @default (min, max) => `Enter a number from ${min} to ${max}`, or `${min} or more` without a `max` */
  range: (min: number, max: number | undefined) => string;
}

export interface NumberFieldProps extends InputProps, FieldTexts {
  /** The number, or null. */
  value: TypedValue<number> | undefined;
  /**
   * What stands in the field, as a browser's own number field has it: the number, also one beyond `min` or `max`; ''
   * for a text that is no number; null only for an empty field. While it is wrong the field says so and the form
   * around it is not sent, nor does react-hook-form hear of the attempt. Outside of a form the host refuses it.
   */
  onChange: (number: TypedValue<number>) => void;
  /** Digits allowed after the point. @default 0 */
  fractionDigits?: 0 | 1;
  /** Least number allowed; a minus can be typed when it is below zero. @default 0 */
  min?: number;
  /** Greatest number allowed. */
  max?: number;
  /** What an arrow key adds; Shift and the Page keys add ten times as much. @default 1 */
  step?: number;
  /** Unit inside, after the number. */
  unit?: string;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** Words to replace. */
  texts?: Partial<NumberFieldTexts>;
}

const inGroups = (number: number) => number.toLocaleString('en-US');

const TEXTS: NumberFieldTexts = {
  unreadable: 'The value should be either an empty string or a number!',
  fraction: (digits) => (digits === 0 ? 'Enter a whole number' : 'Enter at most one digit after the point'),
  range: (min, max) =>
    max === undefined ? `Enter ${inGroups(min)} or more` : `Enter a number from ${inGroups(min)} to ${inGroups(max)}`,
};

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A number and its unit. Renders a text `input` with the role of a spinbutton: the arrow keys step, the wheel of the
 * mouse never does. Names made of digits, such as a unit ID, are a `TextField`.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, fractionDigits = 0, min = 0, max, step = 1, unit, size = 'small', ...more } = props;
  const { texts, error, ref, onBlur, onKeyDown, name, ...rest } = more;
  const words = { ...TEXTS, ...texts };
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
