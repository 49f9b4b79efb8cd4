import { type ComponentProps, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { type ControlSize, Field, type FieldTexts } from '../Field/Field';
import { FieldBox } from '../Field/FieldBox';
import { focusText, useFieldAnatomy } from '../Field/useFieldAnatomy';
import { mergeRefs } from '../internal/mergeRefs';
import { useMessages } from '../locale/LocaleProvider';
import { Select } from '../Select/Select';
import { useAllowedText } from '../TextField/useAllowedText';
import { type TypedReading, type TypedValue, useTypedDraft } from '../TextField/useTypedDraft';
import { DurationUnit, joinDuration, readDuration, splitDuration } from './duration';
import { DURATION_MESSAGES, type DurationInputTexts } from './messages';

type InputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'min' | 'max'
>;

export interface DurationInputProps extends InputProps, FieldTexts {
  /** The duration in ms. Zero and negative values are shown as empty. */
  value: TypedValue<number> | undefined;
  /**
   * Called with the new duration in ms, even if it is out of range: null if the field is empty or zero, '' if it isn't
   * a whole number. An invalid entry blocks the form, as in a `NumberField`.
   */
  onChange: (valueMs: TypedValue<number>) => void;
  /** Minimum in ms. */
  minMs?: number | undefined;
  /** Maximum in ms. */
  maxMs?: number | undefined;
  /** Unit of an empty field. @default 'minutes' */
  defaultUnit?: DurationUnit | undefined;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize | undefined;
  /** Words to replace. */
  texts?: Partial<DurationInputTexts> | undefined;
}

const DIGITS = /^\d{0,7}$/;
const isNothing = (text: string) => /^0*$/.test(text.trim());

/** Text and unit of the field. */
interface Written {
  text: string;
  unit: DurationUnit;
}

/**
 * A duration: a whole number with a unit. Renders an `input` and a select in one group. For a time of day, use a
 * `TimeField`.
 */
export function DurationInput(props: DurationInputProps) {
  const messages = useMessages(DURATION_MESSAGES);

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
  const words = { ...messages, ...texts };
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
  const { labelId, ...parts } = useFieldAnatomy(props, problem);
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

  /** Keeps the selected unit; zeros alone are empty. */
  const settle = () => leave({ text: isNothing(text) ? '' : text, unit });

  return (
    <Field {...parts.field}>
      <Joined role="group" aria-labelledby={label ? labelId : undefined} aria-label={input['aria-label']}>
        <FieldBox {...parts.box} onPointerDown={focusText}>
          <input
            autoComplete="off"
            inputMode="numeric"
            {...input}
            {...parts.control}
            ref={mergeRefs(ref, control)}
            value={text}
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
  /* The error border and the focus ring of one half must not be covered by the other. */
  > [data-invalid] {
    z-index: 1;
  }
  > :focus-within {
    z-index: 2;
  }
`;
