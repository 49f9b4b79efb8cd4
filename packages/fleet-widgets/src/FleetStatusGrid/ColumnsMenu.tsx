import type { FleetStatusField } from '@gladhand/domain';
import { Button, ChevronDownIcon, Columns3Icon, type GridLayout, Icon, lazyPart, OnDemandMenu } from '@gladhand/ui';
import { styled } from 'styled-components';
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

/** Which columns and which parts around the grid are shown. */
export function ColumnsMenu({ open, onOpenChange, ...sheet }: ColumnsMenuProps) {
  const hidden = new Set(sheet.layout.hidden);
  const hiddenCount = sheet.fields.filter(({ id }) => hidden.has(id)).length;
  return (
    <OnDemandMenu
      opens="dialog"
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button icon={<Icon icon={Columns3Icon} />}>
          Hide columns <Count>{hiddenCount}</Count>
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
`;
