import { ClockIcon } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { ControlSize, FieldTexts } from '../Field/Field';
import { Icon } from '../icons/Icon';
import { mergeRefs } from '../internal/mergeRefs';
import { TextField } from '../TextField/TextField';
import type { TypedReading } from '../TextField/useTypedDraft';
import { useTypedText } from '../TextField/useTypedText';
import { readTypedTime, stepTime, type TimeOfDay, writeTypedTime } from './typedTime';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

export interface TimeFieldProps extends InputProps, FieldTexts {
  /** The time of day as 'HH:mm', or null. */
  value: TimeOfDay | null | undefined;
  /** The new time; null when the field is empty, '' while what stands in it is no time of day, which holds the form. */
  onChange: (time: TimeOfDay | null) => void;
  /** How the time is written; both ways are read. @default 24 */
  clock?: 12 | 24;
  /** What an arrow key adds, in minutes; the Page keys add an hour. @default 15 */
  stepMinutes?: number;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** Words to replace. @default { unreadable: 'Enter a time as 14:30 or 2:30 PM' } */
  texts?: { unreadable: string };
}

const TEXTS = { unreadable: 'Enter a time as 14:30 or 2:30 PM' };

/**
 * A time of day, typed in whatever way; the arrow keys step it. Renders one `input`. The zone it is meant in stands
 * beside it, as a `TimeZoneSelect` or in words. A length of time is a `DurationInput`.
 */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, clock = 24, stepMinutes = 15, size = 'small', texts = TEXTS, error, ...more } = props;
  const { ref, onBlur, onKeyDown, name, ...rest } = more;

  function read(text: string): TypedReading<TimeOfDay> {
    if (text.trim() === '') return { value: null };
    const time = readTypedTime(text);
    return time ? { value: time } : { value: '', problem: texts.unreadable };
  }

  const write = (time: TimeOfDay | null) => writeTypedTime(time, clock);
  const { control, text, problem, type, leave, leaveOnEnter, put } = useTypedText({ value, onChange, read, write });

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    leaveOnEnter(event);
    const hourSteps = Math.max(1, Math.round(60 / stepMinutes));
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: hourSteps, PageDown: -hourSteps }[event.key];
    if (steps === undefined || rest.readOnly || event.defaultPrevented) return;
    event.preventDefault();
    put(stepTime(value, steps, stepMinutes));
  }

  return (
    <Figures
      autoComplete="off"
      placeholder={clock === 24 ? '14:30' : '2:30 PM'}
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
      prefix={<Icon icon={ClockIcon} size={size === 'xsmall' ? 11 : 15} />}
      suffix={name && <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} />}
    />
  );
}

const Figures = styled(TextField)`
  font-variant-numeric: tabular-nums;
`;
