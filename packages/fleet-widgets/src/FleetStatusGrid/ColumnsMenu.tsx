import type { FleetStatusField } from '@gladhand/domain';
import {
  Button,
  Checkbox,
  ChevronDownIcon,
  Columns3Icon,
  type GridLayout,
  Icon,
  Popover,
  SearchField,
  setColumnHidden,
} from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MODULES, type VisibleModules } from './visibleModules';

export interface ColumnsMenuProps {
  fields: readonly FleetStatusField[];
  layout: GridLayout;
  onLayoutChange: (layout: GridLayout) => void;
  onReset: () => void;
  modules: VisibleModules;
  onModulesChange: (modules: VisibleModules) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Which columns and which parts around the grid are shown. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { fields, layout, onLayoutChange, modules, onModulesChange } = props;
  const [search, setSearch] = useState('');
  const hidden = new Set(layout.hidden);
  const hiddenCount = fields.filter(({ id }) => hidden.has(id)).length;
  const found = fields.filter(({ title }) => title.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Popover.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Popover.Trigger asChild>
        <Button icon={<Icon icon={Columns3Icon} />}>
          Hide columns <Count>{hiddenCount}</Count>
          <Icon icon={ChevronDownIcon} size={14} />
        </Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Hide columns">
        <Sheet>
          <SearchField
            aria-label="Find a column"
            placeholder="Find a column"
            value={search}
            onSearch={setSearch}
            delayMs={0}
          />
          <List role="group" aria-label="Columns">
            {found.map(({ id, title }) => (
              <Checkbox
                key={id}
                label={title}
                checked={!hidden.has(id)}
                disabled={!hidden.has(id) && hiddenCount >= fields.length - 1}
                onChange={(event) => onLayoutChange(setColumnHidden(layout, id, !event.target.checked))}
              />
            ))}
            {found.length === 0 && <Nothing>No column has “{search}” in its name.</Nothing>}
          </List>
          <Row>
            <Button kind="quiet" size="xsmall" onClick={() => onLayoutChange({ ...layout, hidden: [] })}>
              Show all
            </Button>
            <Button kind="quiet" size="xsmall" onClick={props.onReset}>
              Reset layout
            </Button>
          </Row>
          <Parts role="group" aria-label="Around the grid">
            {MODULES.map(({ id, label }) => (
              <Checkbox
                key={id}
                label={label}
                checked={modules[id]}
                onChange={(event) => onModulesChange({ ...modules, [id]: event.target.checked })}
              />
            ))}
          </Parts>
        </Sheet>
      </Popover.Content>
    </Popover.Root>
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

const Count = styled.span`
  color: var(--gh-color-text-subtle);
  font-variant-numeric: tabular-nums;
`;

const Nothing = styled.p`
  margin: 0;
  color: var(--gh-color-text-muted);
`;
