import type { FleetStatusField } from '@gladhand/domain';
import {
  Button,
  ChevronDownIcon,
  Columns3Icon,
  type GridLayout,
  Icon,
  lazyPart,
  Popover,
  Skeleton,
} from '@gladhand/ui';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { VisibleModules } from './visibleModules';

const ColumnsSheet = lazyPart(() => import('./ColumnsSheet').then((module) => module.ColumnsSheet));

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
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <Button icon={<Icon icon={Columns3Icon} />}>
          Hide columns <Count>{hiddenCount}</Count>
          <Icon icon={ChevronDownIcon} size={14} />
        </Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Hide columns">
        <Suspense fallback={<Skeleton width="248px" height={320} />}>
          <ColumnsSheet {...sheet} />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  );
}

const Count = styled.span`
  color: var(--gh-color-text-subtle);
  font-variant-numeric: tabular-nums;
`;
