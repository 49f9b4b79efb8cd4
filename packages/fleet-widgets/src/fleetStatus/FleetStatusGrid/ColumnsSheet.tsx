import { Button, Checkbox, SearchField, useMessages } from '@gladhand/ui';
import { setColumnHidden } from '@gladhand/ui/grid';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ColumnsMenuProps } from './ColumnsMenu';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';
import { modulesOf } from './visibleModules';

export type ColumnsSheetProps = Omit<ColumnsMenuProps, 'open' | 'onOpenChange'>;

/** Ticks what is shown: columns, found by their names, and the parts around the grid. */
export function ColumnsSheet({ fields, layout, onLayoutChange, onReset, modules, onModulesChange }: ColumnsSheetProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  const [search, setSearch] = useState('');
  const hidden = new Set(layout.hidden);
  const hiddenCount = fields.filter(({ id }) => hidden.has(id)).length;
  const found = fields.filter(({ title }) => title.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Sheet>
      <SearchField
        aria-label={messages.findAColumn}
        placeholder={messages.findAColumn}
        value={search}
        onSearch={setSearch}
        delayMs={0}
      />
      <List role="group" aria-label={messages.columns}>
        {found.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            checked={!hidden.has(id)}
            disabled={!hidden.has(id) && hiddenCount >= fields.length - 1}
            onChange={(event) => onLayoutChange(setColumnHidden(layout, id, !event.target.checked))}
          />
        ))}
        {found.length === 0 && <Nothing>{messages.noColumnMatches(search)}</Nothing>}
      </List>
      <Row>
        <Button kind="quiet" size="xsmall" onClick={() => onLayoutChange({ ...layout, hidden: [] })}>
          {messages.showAll}
        </Button>
        <Button kind="quiet" size="xsmall" onClick={onReset}>
          {messages.resetLayout}
        </Button>
      </Row>
      <Parts role="group" aria-label={messages.aroundTheGrid}>
        {modulesOf(messages).map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={modules[id]}
            onChange={(event) => onModulesChange({ ...modules, [id]: event.target.checked })}
          />
        ))}
      </Parts>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  inline-size: 248px;
`;

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  max-block-size: 280px;
  overflow-y: auto;
  padding: 2px;
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
`;

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 8px 2px 0;
  border-block-start: 1px solid var(--gh-color-border-hairline);
`;

const Nothing = styled.p`
  margin: 0;
  color: var(--gh-color-text-muted);
`;
