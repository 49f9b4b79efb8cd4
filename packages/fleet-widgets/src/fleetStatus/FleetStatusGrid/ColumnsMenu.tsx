import type { FleetStatusField } from '@gladhand/domain/fleet-status';
import { Button, ChevronDownIcon, Columns3Icon, Icon, lazyPart, OnDemandMenu, useMessages } from '@gladhand/ui';
import type { GridLayout } from '@gladhand/ui/grid';
import { styled } from 'styled-components';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';
import type { VisibleModules } from './visibleModules';

const ColumnsPopover = lazyPart(() => import('./ColumnsPopover').then((module) => module.ColumnsPopover));

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

/** Shows and hides columns and the parts around the grid. */
export function ColumnsMenu({ open, onOpenChange, ...sheet }: ColumnsMenuProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  const hidden = new Set(sheet.layout.hidden);
  const hiddenCount = sheet.fields.filter(({ id }) => hidden.has(id)).length;
  return (
    <OnDemandMenu
      opens="dialog"
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button icon={<Icon icon={Columns3Icon} />}>
          {messages.hideColumns} <Count>{hiddenCount}</Count>
          <Icon icon={ChevronDownIcon} size={14} />
        </Button>
      }
    >
      {(popover) => <ColumnsPopover {...sheet} {...popover} />}
    </OnDemandMenu>
  );
}

const Count = styled.span`
  color: var(--gh-color-text-subtle);
  font-variant-numeric: tabular-nums;
  @container gh-widget (width < 400px) {
    display: none;
  }
`;
