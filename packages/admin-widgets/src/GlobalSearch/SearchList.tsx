import {
  Building2Icon,
  CircleHelpIcon,
  FileTextIcon,
  Icon,
  type IconDrawing,
  ListIcon,
  MapIcon,
  MapPinIcon,
  TruckIcon,
  UsersIcon,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { List } from './GlobalSearch.styles';
import { GLOBAL_SEARCH_MESSAGES } from './messages';
import type { SearchItem, SearchKind, SearchSection } from './searchItem';

const ICONS: Readonly<Record<SearchKind, IconDrawing>> = {
  trailer: TruckIcon,
  customer: Building2Icon,
  group: ListIcon,
  user: UsersIcon,
  geofence: MapIcon,
  place: MapPinIcon,
  page: FileTextIcon,
  help: CircleHelpIcon,
};

interface SearchListProps {
  id: string;
  sections: readonly SearchSection[];
  activeHref: string | undefined;
  onActivate: (href: string) => void;
  onOpen: (item: SearchItem) => void;
}

/** The id of a result's element. */
export const optionId = (listId: string, href: string) => `${listId}${href}`;

/** Results by kind. Each one is a link, so that it can be copied or opened in another tab. */
export function SearchList({ id, sections, activeHref, onActivate, onOpen }: SearchListProps) {
  const messages = useMessages(GLOBAL_SEARCH_MESSAGES);
  const say = useWords();

  const list = useRef<HTMLDivElement>(null);
  const headingId = useId();

  // The browser scrolls only to what has focus, and focus stays in the field.
  useEffect(() => {
    if (activeHref === undefined) return;
    const active = list.current?.querySelector('[aria-selected="true"]');
    active?.scrollIntoView({ block: 'nearest' });
  }, [activeHref]);

  function handleClick(event: MouseEvent, item: SearchItem) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(item);
  }

  return (
    <List ref={list} id={id} role="listbox" aria-label={messages.results}>
      {sections.map((section) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
        <div key={section.id} role="group" aria-labelledby={`${headingId}${section.id}`}>
          <div id={`${headingId}${section.id}`} role="presentation" data-heading="">
            {section.id === 'recent' ? messages.recent : messages.kinds[section.id]}
          </div>
          {section.items.map((item) => (
            <a
              key={item.href}
              id={optionId(id, item.href)}
              role="option"
              aria-selected={item.href === activeHref}
              href={item.href}
              tabIndex={-1}
              onPointerMove={() => onActivate(item.href)}
              onClick={(event) => handleClick(event, item)}
            >
              <Icon icon={ICONS[item.kind]} />
              <span>{item.label}</span>{' '}
              {item.detail && <small>{item.kind === 'help' ? say(item.detail) : item.detail}</small>}
            </a>
          ))}
        </div>
      ))}
    </List>
  );
}
