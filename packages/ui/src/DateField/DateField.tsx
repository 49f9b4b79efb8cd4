import * as Popover from '@radix-ui/react-popover';
import { CalendarIcon } from 'lucide-react';
import { type ComponentProps, Suspense, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { ControlSize, FieldTexts } from '../Field/Field';
import { fieldIconPx } from '../InnerButton/fieldIconPx';
import { Icon } from '../icons/Icon';
import { floating } from '../internal/floating';
import { mergeRefs } from '../internal/mergeRefs';
import { focusRing, plainButton } from '../internal/styles';
import { lazyPart } from '../lazyPart/lazyPart';
import { useMessages } from '../locale/LocaleProvider';
import { Spinner } from '../Spinner/Spinner';
import { TextField } from '../TextField/TextField';
import { useTypedText } from '../TextField/useTypedText';
import { usePortalHost } from '../ThemeScope/portalHost';
import { DEFAULT_LOCALE } from './calendarLanguage';
import { DATE_FIELD_MESSAGES, DAY_FORMAT, type DateFieldTexts } from './messages';
import { readAllowedDay } from './readAllowedDay';
import { type IsoDay, isoDay, writeTypedDate } from './typedDate';

const Calendar = lazyPart(() => import('./Calendar').then((module) => module.Calendar));

type InputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'min' | 'max'
>;

export interface DateFieldProps extends InputProps, FieldTexts {
  /** The day as an ISO date, '2026-11-01', or null. */
  value: IsoDay | null;
  /**
   * Called with the new day: null if the field is empty, '' if its text isn't an allowed day, which blocks the form.
   */
  onChange: (day: IsoDay | null) => void;
  /** First allowed day. */
  min?: IsoDay | undefined;
  /** Last allowed day. Set it to today to exclude the future. */
  max?: IsoDay | undefined;
  /** The day marked as today. @default the current day of the system's clock */
  today?: IsoDay | undefined;
  /** BCP 47 tag of the calendar's language. The typed text stays m/d/yyyy. @default 'en-US' */
  locale?: string | undefined;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize | undefined;
  /** Words to replace. */
  texts?: Partial<DateFieldTexts> | undefined;
}

/**
 * A day, typed as m/d/yyyy or selected in a calendar that loads on first use. In the calendar, arrows move by days and
 * weeks, Home and End to the ends of the week, Page Up and Page Down by months, with Shift by years.
 */
export function DateField(props: DateFieldProps) {
  const messages = useMessages(DATE_FIELD_MESSAGES);

  const { value, onChange, min, max, today, size = 'small', texts, error, ref, name, ...more } = props;
  const { locale = DEFAULT_LOCALE, onBlur, onKeyDown, ...rest } = more;
  const words = { ...messages, ...texts };
  const host = usePortalHost();
  const [open, setOpen] = useState(false);
  const read = (text: string) => readAllowedDay(text, { min, max, words });
  const typed = useTypedText({ value, onChange, read, write: writeTypedDate });
  const field = typed.control;
  // The calendar is aligned with the box, not with the button inside.
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
        placeholder={DAY_FORMAT}
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
                  <Icon icon={CalendarIcon} size={fieldIconPx(size)} />
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
                <Spinner size={16} label={words.loading} />
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
