import { CalendarIcon } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { DEFAULT_LOCALE } from '../DateField/calendarLanguage';
import { type IsoDay, isoDay } from '../DateField/typedDate';
import { type ControlSize, Field, type FieldTexts } from '../Field/Field';
import { FieldAffix } from '../Field/FieldBox';
import { useFieldAnatomy } from '../Field/useFieldAnatomy';
import { fieldIconPx } from '../InnerButton/fieldIconPx';
import { Icon } from '../icons/Icon';
import { useMessages } from '../locale/LocaleProvider';
import { Popover } from '../Popover/Popover';
import { Chevron, chevronIn } from '../Select/selectStyles';
import { TextField } from '../TextField/TextField';
import { DatePreset, type DateRange, writeRange } from './dateRange';
import { Opener, Presets, Sheet, Written } from './dateRangeStyles';
import { DATE_RANGE_MESSAGES, type DateRangeFieldTexts } from './messages';
import { RangePanel } from './RangePanel';

type ButtonProps = Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'>;

export interface DateRangeFieldProps extends ButtonProps, FieldTexts {
  /** A preset, or a range of days. */
  value: DateRange | null | undefined;
  /** Called with the new range. */
  onChange: (range: DateRange) => void;
  /** The offered presets in order. @default all five */
  presets?: readonly DatePreset[] | undefined;
  /** First allowed day. */
  min?: IsoDay | undefined;
  /** Today, which is also the last allowed day. @default the current day of the system's clock */
  today?: IsoDay | undefined;
  /** Placeholder. @default 'Choose a range' */
  placeholder?: string | undefined;
  /** Can be read, copied and submitted, but not changed; shown as a text field. @default false */
  readOnly?: boolean | undefined;
  /** BCP 47 tag of the calendar's language. Typed text stays m/d/yyyy. @default 'en-US' */
  locale?: string | undefined;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize | undefined;
  /** Words to replace. */
  texts?: Partial<DateRangeFieldTexts> | undefined;
}

/**
 * A past period: a preset, applied immediately, or two days, typed or selected in a calendar and then applied. Renders
 * a `button` that opens a dialog. For one day, use a `DateField`.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const messages = useMessages(DATE_RANGE_MESSAGES);

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
  const words = { ...messages, ...texts };
  const { controlId, labelId, ...parts } = useFieldAnatomy(props);
  const [open, setOpen] = useState(false);
  const now = today ?? isoDay(new Date());
  const textId = `${controlId}-text`;
  const written = writeRange(value, words.presets);
  const preset = value && 'preset' in value ? value.preset : undefined;
  const iconSize = fieldIconPx(size);

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
    <Field {...parts.field} requiredText={words.required}>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <Opener
            as="button"
            type="button"
            {...parts.box}
            id={controlId}
            aria-invalid={parts.control['aria-invalid']}
            aria-describedby={parts.control['aria-describedby']}
            aria-labelledby={`${label ? labelId : controlId} ${textId}`}
            {...rest}
          >
            <FieldAffix>
              <Icon icon={CalendarIcon} size={iconSize} />
            </FieldAffix>
            <Written id={textId} data-empty={written === '' || undefined}>
              {written || (placeholder ?? words.panel)}
            </Written>
            <Chevron data-open={open || undefined} aria-hidden="true">
              {chevronIn(size)}
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

/** Initially focuses the selection: its preset, or the first of its days. */
function focusChosen(event: Event) {
  const panel = event.currentTarget as HTMLElement;
  event.preventDefault();
  (panel.querySelector<HTMLElement>('[aria-pressed="true"]') ?? panel.querySelector('input'))?.focus();
}
