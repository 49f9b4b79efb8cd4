import { SearchIcon } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type ControlSize, Field, type FieldTexts } from '../Field/Field';
import { FieldAffix, FieldBox } from '../Field/FieldBox';
import { focusText, useFieldAnatomy } from '../Field/useFieldAnatomy';
import { fieldIconPx } from '../InnerButton/fieldIconPx';
import { crossIn, InnerButton } from '../InnerButton/InnerButton';
import { Icon } from '../icons/Icon';
import { mergeRefs } from '../internal/mergeRefs';
import { useTakesEscape } from '../internal/useTakesEscape';
import { useMessages } from '../locale/LocaleProvider';
import { SEARCH_FIELD_MESSAGES } from './messages';

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>,
    FieldTexts {
  /** Called with the text after a pause in typing, and immediately on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** The text. A new value replaces the typed text and a pending search. @default '' */
  value?: string | undefined;
  /** Delay after the last key before `onSearch`, in ms. @default 250 */
  delayMs?: number | undefined;
  /** A key that focuses the field from anywhere on the page, shown inside: '/'. */
  shortcut?: string | undefined;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize | undefined;
  /** Name of the clear button. @default 'Clear search' */
  clearLabel?: string | undefined;
}

const DELAY_MS = 250;

/** A search text. Escape clears it. */
export function SearchField(props: SearchFieldProps) {
  const messages = useMessages(SEARCH_FIELD_MESSAGES);

  const { label, required, optional, hint, error, labelEnd, onSearch, value = '', delayMs = DELAY_MS, ...more } = props;
  const { shortcut, size = 'small', clearLabel = messages.clear, className, id, ref, ...rest } = more;
  const parts = useFieldAnatomy(props);
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
    // The host returns the text that it received, but the user may have continued typing.
    if (value !== searched) {
      setText(value);
      setSearched(value);
      setWaiting(undefined);
    }
  }

  useEffect(() => {
    latest.current = onSearch;
  });

  // A pending search must not run after the field is removed.
  useEffect(() => {
    if (waiting === undefined) return;
    const timer = setTimeout(() => {
      setWaiting(undefined);
      setSearched(waiting);
      latest.current(waiting);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [waiting, delayMs]);

  // The shortcut works anywhere on the page, so the listener is on the document.
  useEffect(() => {
    if (!shortcut) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      // In a shadow root, the target itself would be the root's host.
      const [target] = event.composedPath() as HTMLElement[];
      const typing = target?.closest?.('input, textarea, select, [contenteditable]');
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
    <Field {...parts.field}>
      <FieldBox {...parts.box} onPointerDown={focusText}>
        <FieldAffix>
          <Icon icon={SearchIcon} size={fieldIconPx(size)} />
        </FieldAffix>
        <input
          {...parts.control}
          {...rest}
          ref={mergeRefs(ref, field)}
          aria-describedby={parts.control['aria-describedby']}
          type="search"
          value={text}
          aria-keyshortcuts={shortcut}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        {canClear && (
          <InnerButton
            type="button"
            aria-label={clearLabel}
            onClick={() => {
              searchNow('');
              field.current?.focus();
            }}
          >
            {crossIn(size)}
          </InnerButton>
        )}
        {text === '' && shortcut && <Key aria-hidden="true">{shortcut}</Key>}
      </FieldBox>
    </Field>
  );
}

const Key = styled.kbd`
  flex: none;
  padding: 0 4px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-xs);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-subtle);
  font: var(--gh-text-11);
`;
