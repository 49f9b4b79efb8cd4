import { SearchIcon, XIcon } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type ControlSize, Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { FieldAffix, FieldBox } from '../Field/FieldBox';
import { Icon } from '../icons/Icon';
import { mergeRefs } from '../internal/mergeRefs';
import { focusRing, hitArea, plainButton } from '../internal/styles';
import { useTakesEscape } from '../internal/useTakesEscape';

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>,
    FieldTexts {
  /** Called with the text when typing has rested, and at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Text to begin with; one from outside replaces what stands there and what was about to be searched. @default '' */
  value?: string;
  /** Rest after the last key before `onSearch`, in ms. @default 250 */
  delayMs?: number;
  /** A key that focuses the field from anywhere on the page, shown inside: '/'. */
  shortcut?: string;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** Name of the clearing button. @default 'Clear search' */
  clearLabel?: string;
}

const DELAY_MS = 250;

/** Finds things by a piece of text. Escape clears it. */
export function SearchField(props: SearchFieldProps) {
  const { label, required, optional, hint, error, labelEnd, onSearch, value = '', delayMs = DELAY_MS, ...more } = props;
  const { shortcut, size = 'small', clearLabel = 'Clear search', className, id, ref, ...rest } = more;
  const { controlId, describedById } = useFieldIds(id);
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  const [searched, setSearched] = useState(value);
  const [waiting, setWaiting] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(onSearch);
  const canClear = text !== '' && !rest.disabled && !rest.readOnly;
  useTakesEscape(field, canClear);

  if (given !== value) {
    setGiven(value);
    // what was searched comes back from a host that keeps it: somebody may have typed on meanwhile
    if (value !== searched) {
      setText(value);
      setSearched(value);
      setWaiting(undefined);
    }
  }

  useEffect(() => {
    latest.current = onSearch;
  });

  // a search that was typed must not arrive after the field has gone
  useEffect(() => {
    if (waiting === undefined) return;
    const timer = setTimeout(() => {
      setWaiting(undefined);
      setSearched(waiting);
      latest.current(waiting);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [waiting, delayMs]);

  // the shortcut works from anywhere on the page, so it is heard at the document
  useEffect(() => {
    if (!shortcut) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest?.('input, textarea, select, [contenteditable]');
      if (event.key !== shortcut || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcut]);

  function searchNow(next: string) {
    setText(next);
    setWaiting(undefined);
    setSearched(next);
    onSearch(next);
  }

  function type(next: string) {
    if (delayMs === 0) return searchNow(next);
    setText(next);
    setWaiting(next);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event);
    if (event.key === 'Enter') searchNow(text);
    if (event.key === 'Escape' && canClear) {
      event.stopPropagation();
      searchNow('');
    }
  }

  return (
    <Field {...{ label, required, optional, hint, error, labelEnd, controlId, describedById, className }}>
      <FieldBox data-size={size} data-invalid={error ? '' : undefined} data-disabled={rest.disabled ? '' : undefined}>
        <FieldAffix>
          <Icon icon={SearchIcon} size={size === 'xsmall' ? 11 : 15} />
        </FieldAffix>
        <input
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? describedById : undefined}
          {...rest}
          ref={mergeRefs(ref, field)}
          id={controlId}
          type="search"
          value={text}
          aria-keyshortcuts={shortcut}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        {canClear && (
          <Clear
            type="button"
            aria-label={clearLabel}
            onClick={() => {
              searchNow('');
              field.current?.focus();
            }}
          >
            <Icon icon={XIcon} size={size === 'xsmall' ? 10 : 14} />
          </Clear>
        )}
        {text === '' && shortcut && <Key aria-hidden="true">{shortcut}</Key>}
      </FieldBox>
    </Field>
  );
}

const Clear = styled.button`
  ${plainButton}
  position: relative;
  display: inline-flex;
  border-radius: var(--gh-radius-xs);
  color: var(--gh-color-text-subtle);
  ${hitArea}

  &:focus-visible {
    ${focusRing}
  }
`;

const Key = styled.kbd`
  flex: none;
  padding: 0 4px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-xs);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-subtle);
  font: var(--gh-text-11);
`;
