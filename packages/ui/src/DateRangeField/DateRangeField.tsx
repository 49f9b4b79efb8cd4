import { CalendarIcon, ChevronDownIcon } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { CALENDAR_WORDS, type CalendarWords, DEFAULT_LOCALE } from '../DateField/calendarLanguage';
import { type IsoDay, isoDay } from '../DateField/typedDate';
import { type ControlSize, Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { FieldAffix } from '../Field/FieldBox';
import { Icon } from '../icons/Icon';
import { Popover } from '../Popover/Popover';
import { Chevron } from '../Select/selectStyles';
import { TextField } from '../TextField/TextField';
import { DatePreset, type DateRange, writeRange } from './dateRange';
import { Opener, Presets, Sheet, Written } from './dateRangeStyles';
import { RangePanel } from './RangePanel';

type ButtonProps = Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'>;

/** Words of a `DateRangeField` that a host may replace. */
export interface DateRangeFieldTexts extends CalendarWords {
  /** Names of the presets. @default 'All', 'Last 24 Hours', 'Last 7 Days', 'Last 14 Days', 'Last 31 Days' */
  presets: Record<DatePreset, string>;
  /** @default 'From' */
  from: string;
  /** @default 'To' */
  to: string;
  /** @default 'Apply' */
  apply: string;
  /** Name of the panel. @default 'Choose a range' */
  panel: string;
  /** @default 'Enter a date as m/d/yyyy' */
  unreadable: string;
  /** @default 'Choose a day' */
  missing: string;
  /** @default (day) => `Choose ${day} or earlier` */
  tooLate: (day: string) => string;
  /** @default (day) => `Choose ${day} or later` */
  tooEarly: (day: string) => string;
  /** Said after the label of what must be chosen. @default '(required)' */
  required: string;
  /** @default 'Loading' */
  loading: string;
}

export interface DateRangeFieldProps extends ButtonProps, FieldTexts {
  /** A preset, or the days from one to another. */
  value: DateRange | null | undefined;
  /** The new range. */
  onChange: (range: DateRange) => void;
  /** The presets offered, in their order. @default all five */
  presets?: readonly DatePreset[];
  /** First day that may be chosen. */
  min?: IsoDay;
  /** The day that counts as today, and the last that may be chosen. @default the day of the system's clock */
  today?: IsoDay;
  /** Text while nothing is chosen. @default 'Choose a range' */
  placeholder?: string;
  /** Can be read, copied and is sent with the form, but not changed; a text field shows it. @default false */
  readOnly?: boolean;
  /** Language of the calendar as a BCP 47 tag; typed texts stay m/d/yyyy. @default 'en-US' */
  locale?: string;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** Words to replace. */
  texts?: Partial<DateRangeFieldTexts>;
}

const TEXTS: DateRangeFieldTexts = {
  ...CALENDAR_WORDS,
  presets: { all: 'All', '24h': 'Last 24 Hours', '7d': 'Last 7 Days', '14d': 'Last 14 Days', '31d': 'Last 31 Days' },
  from: 'From',
  to: 'To',
  apply: 'Apply',
  panel: 'Choose a range',
  unreadable: 'Enter a date as m/d/yyyy',
  missing: 'Choose a day',
  tooLate: (day) => `Choose ${day} or earlier`,
  tooEarly: (day) => `Choose ${day} or later`,
  required: '(required)',
  loading: 'Loading',
};

/**
 * A stretch of the past: a preset, taken at once, or two days, typed or chosen in a calendar and applied. Renders a
 * `button` that opens a dialog. One day is a `DateField`.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, required, optional, hint, error, labelEnd, value, onChange, min, today, ...more } = props;
  const {
    presets = Object.values(DatePreset),
    size = 'small',
    texts,
    locale = DEFAULT_LOCALE,
    placeholder,
    readOnly,
    className,
    id,
    name,
    ...rest
  } = more;
  const words = { ...TEXTS, ...texts };
  const { controlId, labelId, describedById } = useFieldIds(id);
  const [open, setOpen] = useState(false);
  const now = today ?? isoDay(new Date());
  const textId = `${controlId}-text`;
  const written = writeRange(value, words.presets);
  const preset = value && 'preset' in value ? value.preset : undefined;
  const iconSize = size === 'xsmall' ? 11 : 15;

  const sent = name && (
    <input type="hidden" name={name} value={value ? JSON.stringify(value) : ''} disabled={rest.disabled} />
  );
  if (readOnly) {
    const field = { label, required, optional, hint, error, labelEnd, size, className, id, disabled: rest.disabled };
    return (
      <TextField
        {...field}
        readOnly
        aria-label={rest['aria-label']}
        value={written}
        prefix={<Icon icon={CalendarIcon} size={iconSize} />}
        suffix={sent}
      />
    );
  }

  function choose(range: DateRange) {
    setOpen(false);
    onChange(range);
  }

  return (
    <Field
      {...{ label, required, optional, hint, error, labelEnd, controlId, labelId, describedById, className }}
      requiredText={words.required}
    >
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <Opener
            as="button"
            type="button"
            data-size={size}
            data-invalid={error ? '' : undefined}
            data-disabled={rest.disabled ? '' : undefined}
            aria-labelledby={`${label ? labelId : controlId} ${textId}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? describedById : undefined}
            {...rest}
            id={controlId}
          >
            <FieldAffix>
              <Icon icon={CalendarIcon} size={iconSize} />
            </FieldAffix>
            <Written id={textId} data-empty={written === '' || undefined}>
              {written || (placeholder ?? words.panel)}
            </Written>
            <Chevron data-open={open || undefined} aria-hidden="true">
              <ChevronDownIcon size={size === 'xsmall' ? 10 : 14} strokeWidth={1.8} />
            </Chevron>
          </Opener>
        </Popover.Trigger>
        <Sheet aria-label={words.panel} onOpenAutoFocus={focusChosen}>
          <Presets>
            {presets.map((each) => (
              <button key={each} type="button" aria-pressed={preset === each} onClick={() => choose({ preset: each })}>
                {words.presets[each]}
              </button>
            ))}
          </Presets>
          <RangePanel {...{ value, min, locale, words }} max={now} today={now} onChoose={choose} />
        </Sheet>
      </Popover.Root>
      {sent}
    </Field>
  );
}

/** Opening lands on what is chosen: its preset, or the first of its days. */
function focusChosen(event: Event) {
  const panel = event.currentTarget as HTMLElement;
  event.preventDefault();
  (panel.querySelector<HTMLElement>('[aria-pressed="true"]') ?? panel.querySelector('input'))?.focus();
}
