import type { FleetStatusField, FleetStatusFilter } from '@gladhand/domain/fleet-status';
import { calendarDayOf, dayBounds, type ReadingFormats } from '@gladhand/domain/formats';
import { Button, Checkbox, DateField, perLanguage, Select, TextField, useMessages, useWords } from '@gladhand/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { shownBound, storedBound } from './filterBounds';
import { measuredUnit } from './measuredUnit';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';

type Condition = Omit<FleetStatusFilter, 'field'>;

/** What the filter of a column gets, whatever its kind. */
export interface FilterControlProps {
  field: FleetStatusField;
  filter: FleetStatusFilter | undefined;
  onChange: (condition: Condition | undefined) => void;
  close: () => void;
  formats: ReadingFormats;
  /** Text that was typed before the control had loaded. */
  typed?: string | undefined;
}

/** The control that fits the kind of a column. */
export function FilterControl({ now, timeZone, ...props }: FilterControlProps & { now: Date; timeZone: string }) {
  const { kind } = props.field;
  if (kind === 'text' || kind === 'list') return <TextFilter {...props} />;
  if (kind === 'number') return <NumberFilter {...props} />;
  if (kind === 'date') return <DateFilter {...props} now={now} timeZone={timeZone} />;
  return <ChoiceFilter {...props} />;
}

/** Rest after the last key before the server is asked, in milliseconds. Source: grid date filters and username filter. */
const DEBOUNCE_MS = 500;

/** Calls `apply` when `value` has rested, and at once on `flush`. */
function useRested<Value>(value: Value, apply: (value: Value) => void, initial = value) {
  const latest = useRef(apply);
  latest.current = apply;
  const applied = useRef(initial);
  const flush = () => {
    if (applied.current === value) return;
    applied.current = value;
    latest.current(value);
  };
  const run = useRef(flush);
  run.current = flush;
  // Typing has its own pace: the server is asked once it rests.
  useEffect(() => {
    if (applied.current === value) return;
    const timer = setTimeout(() => run.current(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return () => run.current();
}

/** Text typed right in the header. Enter and leaving apply it, Escape leaves it as it was. */
function TextFilter({ field, filter, onChange, close, typed }: FilterControlProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);
  const say = useWords();

  const applied = filter?.contains ?? '';
  const [text, setText] = useState(typed ?? applied);
  const flush = useRested(
    text,
    (contains) => onChange(contains.trim() ? { contains: contains.trim() } : undefined),
    applied,
  );
  const leave = () => {
    flush();
    close();
  };
  return (
    <TextField
      aria-label={messages.filter(say(field.title))}
      size="xsmall"
      autoFocus
      value={text}
      placeholder={messages.contains}
      onChange={(event) => setText(event.target.value)}
      onBlur={leave}
      onKeyDown={(event: KeyboardEvent) => {
        event.stopPropagation();
        if (event.key === 'Enter') {
          // The focus moves to the filter's face at once, which the same key press would open again.
          event.preventDefault();
          leave();
        }
        if (event.key === 'Escape') {
          setText(applied);
          close();
        }
      }}
    />
  );
}

/** Any of a few values. */
function ChoiceFilter({ field, filter, onChange, close }: FilterControlProps) {
  const say = useWords();
  // The box answers the click at once; a host that keeps the view in a URL comes a moment later.
  const [chosen, setChosen] = useState(filter?.in ?? []);
  const choose = (next: string[]) => {
    setChosen(next);
    onChange(next.length > 0 ? { in: next } : undefined);
  };
  const toggle = (id: string, on: boolean) => choose(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Sheet>
      {field.choices?.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={say(label)}
          checked={chosen.includes(String(id))}
          onChange={(event) => toggle(String(id), event.target.checked)}
        />
      ))}
      <Footer onClear={chosen.length > 0 ? () => choose([]) : undefined} close={close} />
    </Sheet>
  );
}

/** Inclusive bounds; either may stay empty. */
function NumberFilter({ field, filter, onChange, close, formats }: FilterControlProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);
  const say = useWords();

  const shown = (bound: number | null | undefined) =>
    bound == null ? '' : shownBound(bound, field, formats).toString();
  const stored = (bound: number | undefined) => (bound === undefined ? undefined : storedBound(bound, field, formats));
  const unit = measuredUnit(field);
  const [min, setMin] = useState(shown(filter?.min));
  const [max, setMax] = useState(shown(filter?.max));
  const low = readNumber(min);
  const high = readNumber(max);
  const crossed = low != null && high != null && low > high;
  const isValid = !crossed && low !== null && high !== null;
  useRested(`${min}|${max}`, () => {
    if (!isValid) return;
    onChange(
      low === undefined && high === undefined
        ? undefined
        : { min: stored(low ?? undefined), max: stored(high ?? undefined) },
    );
  });
  return (
    <Sheet>
      <TextField
        label={messages.from(unit ? `${say(field.title)} (${formats.unit(unit)})` : say(field.title))}
        inputMode="decimal"
        value={min}
        onChange={(event) => setMin(event.target.value)}
        error={low === null ? messages.enterANumber : undefined}
      />
      <TextField
        label={messages.to}
        inputMode="decimal"
        value={max}
        onChange={(event) => setMax(event.target.value)}
        error={high === null ? messages.enterANumber : crossed ? messages.enterOrderedRange : undefined}
      />
      <Footer
        onClear={
          filter
            ? () => {
                setMin('');
                setMax('');
                onChange(undefined);
              }
            : undefined
        }
        close={close}
      />
    </Sheet>
  );
}

/** Undefined for nothing, null if it is not a number. */
function readNumber(text: string): number | null | undefined {
  const trimmed = text.trim().replaceAll(',', '');
  if (trimmed === '') return undefined;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}

const dateConditionsOf = perLanguage((messages: typeof FLEET_STATUS_GRID_MESSAGES) => [
  { value: 'from', label: messages.onOrAfter },
  { value: 'before', label: messages.before },
  { value: 'on', label: messages.on },
]);

/** One condition on a day of the viewer's zone; no future days. */
function DateFilter({
  field,
  filter,
  onChange,
  close,
  now,
  timeZone,
}: FilterControlProps & { now: Date; timeZone: string }) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);
  const say = useWords();

  const [kind, setKind] = useState(filter?.from && filter.before ? 'on' : filter?.before ? 'before' : 'from');
  const set = filter?.from ?? filter?.before;
  const [day, setDay] = useState<string | null>(set ? isoDayOf(new Date(set), timeZone) : null);
  useRested(`${kind}|${day}`, () => {
    if (!day) return onChange(undefined);
    const bounds = boundsOf(day, timeZone);
    const from = kind === 'before' ? undefined : bounds.from.toISOString();
    const before = kind === 'from' ? undefined : (kind === 'before' ? bounds.from : bounds.before).toISOString();
    onChange({ from, before });
  });
  return (
    <Sheet>
      <Select
        label={say(field.title)}
        options={dateConditionsOf(messages)}
        value={kind}
        onChange={(value) => setKind(value ?? 'from')}
      />
      <DateField
        label={messages.day}
        value={day}
        onChange={setDay}
        max={isoDayOf(now, timeZone)}
        today={isoDayOf(now, timeZone)}
      />
      <Footer
        onClear={
          filter || day !== null
            ? () => {
                setDay(null);
                onChange(undefined);
              }
            : undefined
        }
        close={close}
      />
    </Sheet>
  );
}

function isoDayOf(at: Date, timeZone: string): string {
  const { year, month, day } = calendarDayOf(at, timeZone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function boundsOf(isoDay: string, timeZone: string): { from: Date; before: Date } {
  const [year = 1970, month = 1, day = 1] = isoDay.split('-').map(Number);
  return dayBounds({ year, month, day }, timeZone);
}

function Footer({ onClear, close }: { onClear: (() => void) | undefined; close: () => void }) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  return (
    <Actions>
      <Button kind="quiet" size="xsmall" disabled={!onClear} onClick={onClear}>
        {messages.clear}
      </Button>
      <Button size="xsmall" onClick={close}>
        {messages.done}
      </Button>
    </Actions>
  );
}

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
`;

const Actions = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  margin-block-start: 4px;
`;
