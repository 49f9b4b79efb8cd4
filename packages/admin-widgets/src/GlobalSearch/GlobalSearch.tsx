import { useWidgetHost, type WidgetLinks } from '@gladhand/domain/react';
import { SEARCH_LIMITS } from '@gladhand/domain/search';
import { Dialog, ErrorState, Icon, IconButton, SearchIcon, useMessages, VisuallyHidden, XIcon } from '@gladhand/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../internal/WidgetTexts';
import { Head, Keys, Note, Panel } from './GlobalSearch.styles';
import { GLOBAL_SEARCH_MESSAGES } from './messages';
import { optionId, SearchList } from './SearchList';
import type { SearchItem, SearchPage, SearchSection } from './searchItem';
import { helpSection, pageSection, serverSections } from './searchSections';
import { useSearch } from './useSearch';

export interface GlobalSearchProps extends LocalizedProps {
  /** Pages that the user may open. */
  pages?: readonly SearchPage[] | undefined;
  /** Finds sections of Help, e.g. with `searchHelp`. @default Help isn't searched */
  findHelp?: ((text: string) => readonly SearchPage[]) | undefined;
  /** Results that the user opened before, latest first. They are listed before the user types. */
  recent?: readonly SearchItem[] | undefined;
  /** Called when the user chooses a result. Open its address, remember the result and remove the widget. */
  onOpen: (item: SearchItem) => void;
  /** Called on Escape, on a press outside and by the close button. Remove the widget. */
  onClose: () => void;
}

const NO_PAGES: readonly SearchPage[] = [];
const NO_ITEMS: readonly SearchItem[] = [];
const noHelp = () => NO_PAGES;

/**
 * A dialog that finds trailers, customers, groups, users, geofences and places by name or number, and pages and sections of
 * Help. Results lead to the pages that `links` of the `WidgetHost` names; a kind without a link isn't searched. Mount it to open it.
 */
export function GlobalSearch({ messages, ...props }: GlobalSearchProps) {
  return (
    <WidgetTexts messages={messages}>
      <GlobalSearchBody {...props} />
    </WidgetTexts>
  );
}

function GlobalSearchBody({
  pages = NO_PAGES,
  findHelp = noHelp,
  recent = NO_ITEMS,
  onOpen,
  onClose,
}: GlobalSearchProps) {
  const messages = useMessages(GLOBAL_SEARCH_MESSAGES);

  const { can, links } = useWidgetHost();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  /** The text for which Enter was pressed before its results had arrived. */
  const [entered, setEntered] = useState<string>();
  const text = typed.trim();
  const isText = text.length >= SEARCH_LIMITS.minChars;
  const openable = linksFor(can, links);
  const search = useSearch(text, Object.values(openable).some(Boolean));

  const local = isText ? [pageSection(pages, text), helpSection(findHelp(text))] : [];
  const canOpen = ({ kind, href }: SearchItem) => {
    if (kind === 'page') return pages.some((page) => page.href === href);
    return kind === 'help' ? findHelp !== noHelp : openable[kind] !== undefined;
  };
  const shown = text === '' ? [{ id: 'recent' as const, items: recent.filter(canOpen) }, pageSection(pages, '')] : [];
  const server = search.found ? serverSections(search.found, openable, text, messages) : [];
  const sections = withoutRepeats([...shown, ...server, ...local]);
  const items = sections.flatMap((section) => section.items);
  const active = items.find(({ href }) => href === chosen) ?? items[0];
  const [best] = items;

  useEffect(() => {
    if (entered === undefined || search.isSearching) return;
    setEntered(undefined);
    if (entered === text && best) onOpen(best);
  }, [entered, search.isSearching, text, best, onOpen]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const index = active ? items.indexOf(active) : -1;
    const next = {
      ArrowDown: (index + 1) % items.length,
      ArrowUp: (index - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (next !== undefined && items.length > 0) {
      event.preventDefault();
      setChosen(items[next]?.href);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (search.isSearching && chosen === undefined) {
      setEntered(text);
      search.searchNow();
    } else if (active) {
      // A click, because hosts ask about unsaved changes before a link is followed.
      document.getElementById(optionId(listId, active.href))?.click();
    }
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Panel
        aria-describedby={undefined}
        onEscapeKeyDown={(event) => {
          if (typed === '') return;
          event.preventDefault();
          setTyped('');
        }}
      >
        <VisuallyHidden>
          <Dialog.Title>{messages.title}</Dialog.Title>
        </VisuallyHidden>
        <Head>
          <Icon icon={SearchIcon} size={18} />
          <input
            type="text"
            role="combobox"
            aria-label={messages.title}
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={items.length > 0 ? listId : undefined}
            aria-activedescendant={active && optionId(listId, active.href)}
            placeholder={messages.placeholder}
            maxLength={SEARCH_LIMITS.maxChars}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(undefined);
              setEntered(undefined);
            }}
            onKeyDown={handleKeyDown}
          />
          <IconButton kind="quiet" label={messages.close} icon={<Icon icon={XIcon} />} onClick={onClose} />
        </Head>
        {items.length > 0 && (
          <SearchList
            id={listId}
            sections={sections}
            activeHref={active?.href}
            onActivate={setChosen}
            onOpen={onOpen}
          />
        )}
        {search.hasFailed && (
          <ErrorState edge="none" title={messages.failed} retryLabel={messages.retry} onRetry={search.retry} />
        )}
        <Note role="status">
          <SearchNote text={text} isText={isText} count={items.length} {...search} />
        </Note>
        <Keys aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {messages.move}
          </span>
          <span>
            <kbd>{messages.enterKey}</kbd> {messages.open}
          </span>
          <span>
            <kbd>{messages.escapeKey}</kbd> {messages.leave}
          </span>
        </Keys>
      </Panel>
    </Dialog.Root>
  );
}

interface SearchNoteProps extends Pick<ReturnType<typeof useSearch>, 'isSearching' | 'isOffline' | 'hasFailed'> {
  text: string;
  isText: boolean;
  count: number;
}

/** The state of the search in words. The number of results is for screen readers, because the list shows it. */
function SearchNote({ text, isText, count, isSearching, isOffline, hasFailed }: SearchNoteProps) {
  const messages = useMessages(GLOBAL_SEARCH_MESSAGES);

  if (text === '') return null;
  if (!isText) return <p>{messages.tooShort}</p>;
  if (isOffline)
    return (
      <p>
        <strong>{messages.offline}</strong>
        {messages.offlineHint}
      </p>
    );
  if (isSearching)
    return count === 0 ? <p>{messages.searching}</p> : <VisuallyHidden>{messages.searching}</VisuallyHidden>;
  if (count > 0) return <VisuallyHidden>{messages.count(count)}</VisuallyHidden>;
  if (hasFailed) return null;
  return (
    <p>
      <strong>{messages.none(text)}</strong>
      {messages.noneHint}
    </p>
  );
}

/** Links to the pages that the user may open. */
function linksFor(can: ReturnType<typeof useWidgetHost>['can'], links: WidgetLinks): WidgetLinks {
  return {
    trailer: can('screen:tracking') ? links.trailer : undefined,
    customer: can('screen:customerManagement') ? links.customer : undefined,
    group: can('screen:groupManagement') ? links.group : undefined,
    user: can('screen:userManagement') ? links.user : undefined,
    geofence: can('screen:geofence') ? links.geofence : undefined,
    place: can('screen:tracking') ? links.place : undefined,
  };
}

/** Sections with results. A result stays only where it is listed first. */
function withoutRepeats(sections: readonly SearchSection[]): SearchSection[] {
  const known = new Set<string>();
  return sections
    .map(({ id, items }) => ({
      id,
      items: items.filter(({ href }) => !known.has(href) && known.add(href)),
    }))
    .filter(({ items }) => items.length > 0);
}
