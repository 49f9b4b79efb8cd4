import { lazyPart, useMessages, useWords } from '@gladhand/ui';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { FilterControlProps } from './FilterControls';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';

const FilterControl = lazyPart(() => import('./FilterControls').then((module) => module.FilterControl));

interface LazyFilterProps extends FilterControlProps {
  now: Date;
  timeZone: string;
}

/** The filter of a column, whose code loads when it is needed. What is typed while it loads is kept. */
export function LazyFilter(props: LazyFilterProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);
  const say = useWords();

  const { kind, title } = props.field;
  const [typed, setTyped] = useState<string>();
  const isText = kind === 'text' || kind === 'list';
  const waiting = isText && (
    <Waiting
      aria-label={messages.filter(say(title))}
      autoFocus
      value={typed ?? props.filter?.contains ?? ''}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') {
          event.preventDefault();
          const contains = typed?.trim();
          if (typed !== undefined) props.onChange(contains ? { contains } : undefined);
        }
        if (event.key === 'Enter' || event.key === 'Escape') props.close();
      }}
    />
  );
  return (
    <Suspense fallback={waiting}>
      <FilterControl {...props} typed={typed} />
    </Suspense>
  );
}

const Waiting = styled.input`
  inline-size: 100%;
  min-inline-size: 0;
  padding-inline: 6px;
  border: 1px solid var(--gh-color-border-control);
  border-radius: 4px;
  background: var(--gh-color-surface-panel);
  color: inherit;
  font: inherit;
`;
