import { SearchIcon, XIcon } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type ControlSize, Field, useFieldIds } from '../Field/Field';
import { FieldAffix, FieldBox } from '../Field/FieldBox';
import { Icon } from '../icons/Icon';
import { mergeRefs } from '../internal/mergeRefs';
import { focusRing, hitArea, plainButton } from '../internal/styles';

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix'> {
  /** Called with the text when typing has rested, and at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Text to begin with; a new one from outside replaces what stands there. @default '' */
  value?: string;
  /** Rest after the last key before `onSearch`, in ms. @default 250 */
  delayMs?: number;
  /** Name above the field. Without it give `aria-label`. */
  label?: ReactNode;
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
  const { onSearch, value = '', delayMs = DELAY_MS, label, shortcut, size = 'small', ...more } = props;
  const { clearLabel = 'Clear search', className, id, ref, ...rest } = more;
  const { controlId, describedById } = useFieldIds(id);
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (given !== value) {
    setGiven(value);
    setText(value);
  }

  // a search that was typed must not arrive after the field has gone
  useEffect(() => () => clearTimeout(timer.current), []);

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

  function search(next: string, afterMs: number) {
    setText(next);
    clearTimeout(timer.current);
    if (afterMs === 0) onSearch(next);
    else timer.current = setTimeout(() => onSearch(next), afterMs);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event);
    if (event.key === 'Enter') search(text, 0);
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      search('', 0);
    }
  }

  return (
    <Field {...{ label, controlId, describedById, className }}>
      <FieldBox data-size={size} data-disabled={rest.disabled ? '' : undefined}>
        <FieldAffix>
          <Icon icon={SearchIcon} size={size === 'xsmall' ? 11 : 15} />
        </FieldAffix>
        <input
          {...rest}
          ref={mergeRefs(ref, field)}
          id={controlId}
          type="search"
          value={text}
          aria-keyshortcuts={shortcut}
          onChange={(event) => search(event.target.value, delayMs)}
          onKeyDown={handleKeyDown}
        />
        {text !== '' && !rest.disabled && (
          <Clear
            type="button"
            aria-label={clearLabel}
            onClick={() => {
              search('', 0);
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
