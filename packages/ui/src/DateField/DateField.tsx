import * as Popover from '@radix-ui/react-popover';
import { CalendarIcon } from 'lucide-react';
import { type ComponentProps, Suspense, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { ControlSize, FieldTexts } from '../Field/Field';
import { Icon } from '../icons/Icon';
import { floating } from '../internal/floating';
import { mergeRefs } from '../internal/mergeRefs';
import { focusRing, plainButton } from '../internal/styles';
import { lazyPart } from '../lazyPart/lazyPart';
import { Spinner } from '../Spinner/Spinner';
import { TextField } from '../TextField/TextField';
import { useTypedText } from '../TextField/useTypedText';
import { usePortalHost } from '../ThemeScope/portalHost';
import { CALENDAR_WORDS, type CalendarWords, DEFAULT_LOCALE } from './calendarLanguage';
import { readAllowedDay } from './readAllowedDay';
import { type IsoDay, isoDay, writeTypedDate } from './typedDate';

const Calendar = lazyPart(() => import('./Calendar').then((module) => module.Calendar));

type InputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'min' | 'max'
>;

/** Words of a `DateField` that a host may replace. */
export interface DateFieldTexts extends CalendarWords {
  /** Name of the button with the calendar. @default 'Choose a date' */
  open: string;
  /** @default 'Enter a date as m/d/yyyy' */
  unreadable: string;
  /** @default (day) => `Choose ${day} or earlier` */
  tooLate: (day: string) => string;
  /** @default (day) => `Choose ${day} or later` */
  tooEarly: (day: string) => string;
}

export interface DateFieldProps extends InputProps, FieldTexts {
  /** The day as ISO text '2026-11-01', or null. */
  value: IsoDay | null;
  /** The new day; null when the field is empty, '' while what stands in it is no allowed day, which holds the form. */
  onChange: (day: IsoDay | null) => void;
  /** First day that may be chosen. */
  min?: IsoDay;
  /** Last day that may be chosen: give today to keep the future out. */
  max?: IsoDay;
  /** The day that counts as today. @default the day of the system's clock */
  today?: IsoDay;
  /** Language of the calendar as a BCP 47 tag; the typed text stays m/d/yyyy. @default 'en-US' */
  locale?: string;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** Words to replace. */
  texts?: Partial<DateFieldTexts>;
}

const TEXTS: DateFieldTexts = {
  ...CALENDAR_WORDS,
  open: 'Choose a date',
  unreadable: 'Enter a date as m/d/yyyy',
  tooLate: (day) => `Choose ${day} or earlier`,
  tooEarly: (day) => `Choose ${day} or later`,
};

/**
 * A day, typed as m/d/yyyy or chosen in a calendar that loads on first use. There arrows go by days and weeks, Home and
 * End to the ends of the week, the Page keys by months and with Shift by years.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, today, size = 'small', texts, error, ref, name, ...more } = props;
  const { locale = DEFAULT_LOCALE, onBlur, onKeyDown, ...rest } = more;
  const words = { ...TEXTS, ...texts };
  const host = usePortalHost();
  const [open, setOpen] = useState(false);
  const read = (text: string) => readAllowedDay(text, { min, max, words });
  const typed = useTypedText({ value, onChange, read, write: writeTypedDate });
  const field = typed.control;
  // the sheet stands at the edge of the box, not at that of the button in it
  const box = useMemo(() => ({ current: { getBoundingClientRect: () => edgesOfBox(field.current) } }), [field]);

  function choose(day: IsoDay) {
    typed.put(day);
    setOpen(false);
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor virtualRef={box} />
      <TextField
        autoComplete="off"
        placeholder="m/d/yyyy"
        inputMode="decimal"
        {...rest}
        ref={mergeRefs(ref, field)}
        size={size}
        error={typed.problem ?? error}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          typed.leaveOnEnter(event);
        }}
        onBlur={(event) => {
          typed.leave();
          onBlur?.(event);
        }}
        suffix={
          <>
            {!rest.readOnly && (
              <Popover.Trigger asChild>
                <Opener type="button" aria-label={words.open} disabled={rest.disabled} data-size={size}>
                  <Icon icon={CalendarIcon} size={size === 'xsmall' ? 11 : 15} />
                </Opener>
              </Popover.Trigger>
            )}
            {name && <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} />}
          </>
        }
      />
      <Popover.Portal container={host}>
        <Sheet
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={words.open}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            field.current?.focus();
          }}
        >
          <Suspense
            fallback={
              <Loading>
                <Spinner size={16} label="Loading" />
              </Loading>
            }
          >
            <Calendar
              selected={value}
              {...{ min, max, locale, words }}
              today={today ?? isoDay(new Date())}
              onSelect={choose}
            />
          </Suspense>
        </Sheet>
      </Popover.Portal>
    </Popover.Root>
  );
}

const edgesOfBox = (field: HTMLInputElement | null) => field?.parentElement?.getBoundingClientRect() ?? new DOMRect();

const Opener = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  margin-inline-end: -4px;
  border-radius: var(--gh-radius-xs);
  color: var(--gh-color-text-subtle);

  &[data-size='xsmall'] {
    margin-block: -4px;
    margin-inline-start: -4px;
  }
  &:hover:not(:disabled) {
    color: var(--gh-color-text-neutral);
  }
  &:disabled {
    cursor: not-allowed;
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }
`;

const Sheet = styled(Popover.Content)`
  ${floating}
  min-inline-size: 262px;
`;

const Loading = styled.div`
  display: grid;
  place-items: center;
  block-size: 280px;
`;
