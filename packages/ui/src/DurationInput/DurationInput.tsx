import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type ControlSize, Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { FieldBox } from '../Field/FieldBox';
import { mergeRefs } from '../internal/mergeRefs';
import { Select } from '../Select/Select';
import { useAllowedText } from '../TextField/useAllowedText';
import { useFormReset } from '../TextField/useFormReset';
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
  value: number | null | undefined;
  /** The new duration in ms; null when nothing, zero or a duration that is not allowed stands in the field. */
  onChange: (valueMs: number | null) => void;
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
  const [draft, setDraft] = useState<{ text: string; unit: DurationUnit; sent: number | null }>();
  const [judged, setJudged] = useState(false);
  useAllowedText(control, DIGITS);
  useFormReset(control, () => {
    setDraft(undefined);
    setJudged(false);
  });

  const stored = splitDuration(value);
  const held = draft && draft.sent === (stored ? value : null) ? draft : undefined;
  const text = held?.text ?? (stored ? String(stored.amount) : '');
  const unit = held?.unit ?? stored?.unit ?? defaultUnit;
  const problem = judged && held ? problemOf(held.text, held.unit) : undefined;
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

  function problemOf(nextText: string, nextUnit: DurationUnit): string | undefined {
    const valueMs = joinDuration(nextText, nextUnit);
    if (valueMs === null) return /^0*$/.test(nextText.trim()) ? undefined : words.unreadable;
    if (minMs !== undefined && valueMs < minMs) return words.tooShort(inWords(minMs));
    if (maxMs !== undefined && valueMs > maxMs) return words.tooLong(inWords(maxMs));
    return undefined;
  }

  function inWords(valueMs: number): string {
    const { amount, unit: its } = splitDuration(valueMs) ?? { amount: 0, unit };
    return `${amount} ${words.units(amount)[its]}`;
  }

  function change(nextText: string, nextUnit: DurationUnit) {
    const nextProblem = problemOf(nextText, nextUnit);
    const valueMs = nextProblem ? null : joinDuration(nextText, nextUnit);
    setDraft({ text: nextText, unit: nextUnit, sent: valueMs });
    if (!nextProblem) setJudged(false);
    onChange(valueMs);
  }

  function type(nextText: string) {
    const whole = readDuration(nextText, [words.units(1), words.units(2)]);
    if (whole) change(String(whole.amount), whole.unit);
    else change(nextText, unit);
  }

  function leave() {
    const wrong = problemOf(text, unit) !== undefined;
    setJudged(wrong);
    if (held && !wrong && held.sent === null) setDraft({ ...held, text: '' });
  }

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
              if (event.key === 'Enter') leave();
            }}
            onBlur={(event) => {
              leave();
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
          onChange={(next) => change(text, (next ?? unit) as DurationUnit)}
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
