import { ClockIcon } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { ControlSize, FieldTexts } from '../Field/Field';
import { fieldIconPx } from '../InnerButton/fieldIconPx';
import { Icon } from '../icons/Icon';
import { mergeRefs } from '../internal/mergeRefs';
import { useMessages } from '../locale/LocaleProvider';
import { TextField } from '../TextField/TextField';
import type { TypedReading } from '../TextField/useTypedDraft';
import { useTypedText } from '../TextField/useTypedText';
import { TIME_EXAMPLES, TIME_FIELD_MESSAGES } from './messages';
import { readTypedTime, stepTime, type TimeOfDay, writeTypedTime } from './typedTime';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

export interface TimeFieldProps extends InputProps, FieldTexts {
  /** The time of day as 'HH:mm', or null. */
  value: TimeOfDay | null | undefined;
  /** Called with the new time: null if the field is empty, '' if its text is invalid, which blocks the form. */
  onChange: (time: TimeOfDay | null) => void;
  /** Format of the time; both are read. @default 24 */
  clock?: 12 | 24 | undefined;
  /** Step of the arrow keys in minutes; the Page keys step an hour. @default 15 */
  stepMinutes?: number | undefined;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize | undefined;
  /** Words to replace. @default { unreadable: 'Enter a time as 14:30 or 2:30 PM' } */
  texts?: { unreadable: string } | undefined;
}

/**
 * A time of day in any common notation; arrow keys step it. Renders one `input`. Show the time zone next to it, as a
 * `TimeZoneSelect` or as text. For a duration, use a `DurationInput`.
 */
export function TimeField(props: TimeFieldProps) {
  const messages = useMessages(TIME_FIELD_MESSAGES);

  const { value, onChange, clock = 24, stepMinutes = 15, size = 'small', texts = messages, error, ...more } = props;
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
      placeholder={TIME_EXAMPLES[clock]}
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
      prefix={<Icon icon={ClockIcon} size={fieldIconPx(size)} />}
      suffix={name && <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} />}
    />
  );
}

const Figures = styled(TextField)`
  font-variant-numeric: tabular-nums;
`;
