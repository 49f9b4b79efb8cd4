import * as Popover from '@radix-ui/react-popover';
import { CalendarIcon } from 'lucide-react';
import { type ComponentProps, type FocusEvent, Suspense, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ControlSize, FieldTexts } from '../Field/Field';
import { Icon } from '../icons/Icon';
import { floating } from '../internal/floating';
import { mergeRefs } from '../internal/mergeRefs';
import { focusRing, plainButton } from '../internal/styles';
import { lazyPart } from '../lazyPart/lazyPart';
import { Spinner } from '../Spinner/Spinner';
import { TextField } from '../TextField/TextField';
import { usePortalHost } from '../ThemeScope/portalHost';
import { type IsoDay, isoDay, readTypedDate, writeTypedDate } from './typedDate';

const Calendar = lazyPart(() => import('./Calendar').then((module) => module.Calendar));

type InputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'min' | 'max'
>;

/** Words of a `DateField` that a host may replace. */
export interface DateFieldTexts {
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
  /** The new day; null when the field is empty or what stands in it is no allowed day. */
  onChange: (day: IsoDay | null) => void;
  /** First day that may be chosen. */
  min?: IsoDay;
  /** Last day that may be chosen: give today to keep the future out. */
  max?: IsoDay;
  /** The day that counts as today. @default the day of the system's clock */
  today?: IsoDay;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** Words to replace. */
  texts?: Partial<DateFieldTexts>;
}

const TEXTS: DateFieldTexts = {
  open: 'Choose a date',
  unreadable: 'Enter a date as m/d/yyyy',
  tooLate: (day) => `Choose ${day} or earlier`,
  tooEarly: (day) => `Choose ${day} or later`,
};

/** A day, typed as m/d/yyyy or chosen in a calendar that loads on first use. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, today, size = 'small', texts, error, ref, onBlur, name, ...rest } = props;
  const words = { ...TEXTS, ...texts };
  const host = usePortalHost();
  const field = useRef<HTMLInputElement>(null);
  // the sheet stands at the edge of the box, not at that of the button in it
  const box = useMemo(() => ({ current: { getBoundingClientRect: () => edgesOfBox(field.current) } }), []);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function judge(text: string): string | undefined {
    if (text.trim() === '') return undefined;
    const day = readTypedDate(text);
    if (!day) return words.unreadable;
    if (max && day > max) return words.tooLate(writeTypedDate(max));
    if (min && day < min) return words.tooEarly(writeTypedDate(min));
    return undefined;
  }

  function type(text: string) {
    setDraft(text);
    setProblem(undefined);
    onChange(judge(text) ? null : (readTypedDate(text) ?? null));
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    const found = draft === undefined ? undefined : judge(draft);
    setProblem(found);
    if (!found) setDraft(undefined);
    onBlur?.(event);
  }

  function choose(day: IsoDay) {
    setDraft(undefined);
    setProblem(undefined);
    onChange(day);
    setOpen(false);
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor virtualRef={box} />
      <TextField
        autoComplete="off"
        placeholder="m/d/yyyy"
        inputMode="numeric"
        {...rest}
        ref={mergeRefs(ref, field)}
        size={size}
        error={error ?? problem}
        value={draft ?? writeTypedDate(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
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
            <Calendar selected={value} min={min} max={max} today={today ?? isoDay(new Date())} onSelect={choose} />
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
    inline-size: 20px;
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
