import { ChevronDownIcon } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { floating, optionRow } from '../internal/floating';
import { focusedElement } from '../internal/focusedElement';
import { focusRingInside, plainButton } from '../internal/styles';
import { useMessages } from '../locale/LocaleProvider';
import { PAGE_TABS_MESSAGES } from './messages';
import type { PageTab } from './pageTab';

interface MorePagesProps {
  /** The row of tabs, whose last child is the button. */
  row: RefObject<HTMLDivElement | null>;
  /** The pages behind the button. */
  pages: readonly PageTab[];
  /** Where the button ends, from the end of the row. */
  endPx: number;
  renderPage: (page: PageTab) => ReactElement;
  /** The tabs. */
  children: ReactNode;
}

/** A row of tabs with a button that shows the links of further pages. Arrow keys move between them, Escape returns. */
export function MorePages({ row, pages, endPx, renderPage, children }: MorePagesProps) {
  const messages = useMessages(PAGE_TABS_MESSAGES);
  const [wanted, setWanted] = useState(false);
  const isOpen = wanted && pages.length > 0;
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const close = () => {
    setWanted(false);
    button.current?.focus();
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
      return;
    }
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const place = links.indexOf(focusedElement() as HTMLAnchorElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: links.length - 1 }[event.key];
    if (next === undefined || (place < 0 && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (next < 0) button.current?.focus();
    else links[Math.min(next, links.length - 1)]?.focus();
  }

  function onButtonKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    setWanted(true);
    // The list is drawn before the next frame.
    requestAnimationFrame(() => list.current?.querySelector('a')?.focus());
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setWanted(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the links and the button in it
    <div onKeyDown={onKeyDown} onBlur={onBlur}>
      <Row ref={row}>
        {children}
        <More data-left-out={pages.length === 0 || undefined}>
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setWanted(!isOpen)}
            onKeyDown={onButtonKeyDown}
          >
            {messages.more}
            <Icon icon={ChevronDownIcon} size={14} />
          </button>
        </More>
      </Row>
      {isOpen && (
        <List
          ref={list}
          id={listId}
          style={{ insetInlineEnd: endPx, maxInlineSize: `calc(100% - ${endPx + 8}px)` }}
          onClick={close}
        >
          {pages.map((page) => (
            <li key={page.href}>{renderPage(page)}</li>
          ))}
        </List>
      )}
    </div>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  gap: 16px;
  padding-inline: var(--gh-layout-gutter);
  overflow: hidden;

  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;

const More = styled.span`
  display: flex;
  flex: none;

  &[data-left-out] {
    position: absolute;
    visibility: hidden;
  }
  > button {
    ${plainButton}
    display: flex;
    align-items: center;
    gap: 3px;
    block-size: 40px;
    color: var(--gh-color-text-muted);
    font: 500 13px/20px var(--gh-font-sans);
    white-space: nowrap;
  }
  > button:hover,
  > button[aria-expanded='true'] {
    color: var(--gh-color-text-neutral);
  }
  > button:focus-visible {
    ${focusRingInside}
    border-radius: var(--gh-radius-xs);
  }
`;

const List = styled.ul`
  ${floating}
  position: absolute;
  inset-block-start: calc(100% + 4px);
  inline-size: max-content;
  min-inline-size: min(180px, 100%);
  max-block-size: min(420px, 70vh);
  margin: 0;
  padding: 4px;
  overflow-y: auto;
  list-style: none;

  a {
    ${optionRow}
    color: inherit;
    cursor: pointer;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover,
  a:focus-visible {
    background: var(--gh-color-surface-hover);
  }
  a:focus-visible {
    ${focusRingInside}
  }
`;
