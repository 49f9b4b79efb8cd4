import { type ComponentProps, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { type ControlSize, Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { FieldBox } from '../Field/FieldBox';
import { mergeRefs } from '../internal/mergeRefs';
import { Select } from '../Select/Select';
import { useAllowedText } from '../TextField/useAllowedText';
import { type TypedReading, type TypedValue, useTypedDraft } from '../TextField/useTypedDraft';
import { DurationUnit, joinDuration, readDuration, splitDuration, type UnitNames } from './duration';

type InputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'min' | 'max'
>;

/** Words of a `DurationInput` that a host may replace. */
export interface DurationInputTexts {
  /** Name of the list of units. @default 'Unit' */
  unit: string;
  /** Names of the units for this many. @default (amount) => amount === 1 ? 'minute', 'hour', 'day' : 'minutes', 'hours', 'days' */
  units: (amount: number) => UnitNames;
  /** @default 'Enter a whole number, such as 90' */
  unreadable: string;
  /** @default (least) => `Enter ${least} or more` */
  tooShort: (least: string) => string;
  /** @default (most) => `Enter ${most} or less` */
  tooLong: (most: string) => string;
}

export interface DurationInputProps extends InputProps, FieldTexts {
  /** The duration in ms. Zero and below are shown as nothing. */
  value: TypedValue<number> | undefined;
  /**
   * The new duration in ms, also one beyond `minMs` or `maxMs`; null when nothing or zero stands in the field, '' for
   * what is no whole number. What is wrong holds the form, as in a `NumberField`.
   */
  onChange: (valueMs: TypedValue<number>) => void;
  /** Shortest duration allowed, in ms. */
  minMs?: number;
  /** Longest duration allowed, in ms. */
  maxMs?: number;
  /** Unit of an empty field. @default 'minutes' */
  defaultUnit?: DurationUnit;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** Words to replace. */
  texts?: Partial<DurationInputTexts>;
}

const TEXTS: DurationInputTexts = {
  unit: 'Unit',
  units: (amount) =>
    amount === 1
      ? { minutes: 'minute', hours: 'hour', days: 'day' }
      : { minutes: 'minutes', hours: 'hours', days: 'days' },
  unreadable: 'Enter a whole number, such as 90',
  tooShort: (least) => `Enter ${least} or more`,
  tooLong: (most) => `Enter ${most} or less`,
};

const DIGITS = /^\d{0,7}$/;
const isNothing = (text: string) => /^0*$/.test(text.trim());

/** What stands in the field. */
interface Written {
  text: string;
  unit: DurationUnit;
}

/** A length of time: a whole number and its unit, joined. Renders an `input` and a list of units in one group. A time of day is a `TimeField`. */
export function DurationInput(props: DurationInputProps) {
  const { label, required, optional, hint, error, labelEnd, value, onChange, minMs, maxMs, ...more } = props;
  const {
    defaultUnit = DurationUnit.Minutes,
    size = 'small',
    texts,
    className,
    id,
    ref,
    onBlur,
    onKeyDown,
    name,
    ...input
  } = more;
  const words = { ...TEXTS, ...texts };
  const { controlId, labelId, describedById } = useFieldIds(id);
  const control = useRef<HTMLInputElement>(null);
  useAllowedText(control, DIGITS);
  const { content, problem, change, leave } = useTypedDraft<number, Written>({
    control,
    value,
    onChange,
    read,
    write: (valueMs) => {
      const stored = splitDuration(valueMs);
      return { text: stored ? String(stored.amount) : '', unit: stored?.unit ?? defaultUnit };
    },
    keyOf: (valueMs) => String((splitDuration(valueMs) && valueMs) ?? ''),
  });
  const { text, unit } = content;
  const wrong = problem ?? error;
  const { minutes, hours, days } = words.units(Number(text));
  const options = useMemo(
    () => [
      { value: DurationUnit.Minutes, label: minutes },
      { value: DurationUnit.Hours, label: hours },
      { value: DurationUnit.Days, label: days },
    ],
    [minutes, hours, days],
  );

  function read(typed: Written): TypedReading<number> {
    const valueMs = joinDuration(typed.text, typed.unit);
    if (valueMs === null) return isNothing(typed.text) ? { value: null } : { value: '', problem: words.unreadable };
    if (minMs !== undefined && valueMs < minMs) return { value: valueMs, problem: words.tooShort(inWords(minMs)) };
    if (maxMs !== undefined && valueMs > maxMs) return { value: valueMs, problem: words.tooLong(inWords(maxMs)) };
    return { value: valueMs };
  }

  function inWords(valueMs: number): string {
    const { amount, unit: its } = splitDuration(valueMs) ?? { amount: 0, unit: defaultUnit };
    return `${amount} ${words.units(amount)[its]}`;
  }

  function type(nextText: string) {
    const whole = readDuration(nextText, [words.units(1), words.units(2)]);
    change(whole ? { text: String(whole.amount), unit: whole.unit } : { text: nextText, unit });
  }

  /** The unit stays as it was chosen; zeros alone are nothing. */
  const settle = () => leave({ text: isNothing(text) ? '' : text, unit });

  return (
    <Field
      {...{ label, required, optional, hint, labelEnd, controlId, labelId, describedById, className }}
      error={wrong}
    >
      <Joined role="group" aria-labelledby={label ? labelId : undefined} aria-label={input['aria-label']}>
        <FieldBox
          data-size={size}
          data-invalid={wrong ? '' : undefined}
          data-disabled={input.disabled ? '' : undefined}
        >
          <input
            autoComplete="off"
            inputMode="numeric"
            {...input}
            ref={mergeRefs(ref, control)}
            id={controlId}
            value={text}
            aria-required={required || undefined}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong || hint ? describedById : undefined}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.key === 'Enter') settle();
            }}
            onBlur={(event) => {
              settle();
              onBlur?.(event);
            }}
          />
        </FieldBox>
        <Select
          aria-label={words.unit}
          options={options}
          size={size}
          value={unit}
          disabled={input.disabled}
          readOnly={input.readOnly}
          onChange={(next) => change({ text, unit: (next ?? unit) as DurationUnit })}
        />
      </Joined>
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={input.disabled} />}
    </Field>
  );
}

const Joined = styled.div`
  display: grid;
  grid-template-columns: minmax(48px, 1fr) minmax(90px, 1fr);
  max-inline-size: 240px;
  font-variant-numeric: tabular-nums;

  > * {
    min-inline-size: 0;
  }
  > :first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  > :last-child > * {
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  /* the red edge or the ring of one half must not lie under the other */
  > [data-invalid] {
    z-index: 1;
  }
  > :focus-within {
    z-index: 2;
  }
`;
