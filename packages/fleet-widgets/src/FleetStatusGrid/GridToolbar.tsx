import { useWidgetHost } from '@gladhand/domain/react';
import { Icon, IconButton, RefreshCwIcon, SegmentedControl, SeverityIcon } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ColumnsMenu } from './ColumnsMenu';
import { FaultsMenu } from './FaultsMenu';
import type { FleetStatusGridViewProps } from './FleetStatusGridView';
import { Freshness } from './Freshness';
import { FleetStatusScope } from './fleetStatusView';

interface GridToolbarProps extends FleetStatusGridViewProps {
  /** A narrow screen, which has tall rows only. */
  narrow: boolean;
  /** How old the rows are is said here. */
  freshness: boolean;
  onReset: () => void;
}

/** Status segment, the two dropdowns (opening one closes the other), freshness and density. */
export function GridToolbar(props: GridToolbarProps) {
  const { rows, summary, view, onViewChange, modules, narrow, freshness } = props;
  const { track } = useWidgetHost();
  const [open, setOpen] = useState<'faults' | 'columns' | undefined>();
  const toggle = (menu: 'faults' | 'columns') => (isOpen: boolean) =>
    setOpen((before) => (isOpen ? menu : before === menu ? undefined : before));
  const count = (value: number | undefined) => (value === undefined ? undefined : value.toLocaleString());
  return (
    <Bar role="toolbar" aria-label="Fleet status">
      {modules.statusCounts && (
        <Status
          label="Fleet status filter"
          value={view.scope}
          onChange={(scope) => onViewChange({ ...view, scope: scope as FleetStatusScope })}
          segments={[
            { value: FleetStatusScope.All, label: 'All', count: count(summary?.total) },
            {
              value: FleetStatusScope.Critical,
              label: 'Critical',
              count: count(summary?.critical),
              icon: <SeverityIcon tone="critical" size={12} />,
            },
            {
              value: FleetStatusScope.Caution,
              label: 'Caution',
              count: count(summary?.caution),
              icon: <SeverityIcon tone="caution" size={12} />,
            },
            {
              value: FleetStatusScope.NotReporting,
              label: 'Not reporting',
              count: count(summary?.notReporting),
              icon: <SeverityIcon tone="unknown" size={12} />,
            },
          ]}
        />
      )}
      <FaultsMenu
        view={view}
        onViewChange={onViewChange}
        open={open === 'faults'}
        onOpenChange={toggle('faults')}
        onPick={(fault) => track({ type: 'filterClick', filter: 'faults', value: fault })}
      />
      <ColumnsMenu {...props} open={open === 'columns'} onOpenChange={toggle('columns')} />
      <Gap />
      {freshness && <Freshness {...props} />}
      <IconButton label="Refresh" icon={<Icon icon={RefreshCwIcon} />} kind="quiet" onClick={rows.refresh} />
      {!narrow && (
        <SegmentedControl
          label="Row height"
          value={props.density}
          onChange={props.onDensityChange}
          segments={[
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ]}
        />
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px var(--gh-layout-gutter);
  /* as wide for '59 min' as for '8 s', so that nothing moves */
  & > time {
    min-inline-size: 104px;
    text-align: end;
  }
  @media (max-width: 1439px) {
    gap: 8px 6px;
    & > button > span[aria-hidden]:first-child:not(:only-child) {
      display: none;
    }
  }
  @media (max-width: 767px) {
    padding-inline: 16px;
  }
`;

const Status = styled(SegmentedControl)`
  @media (max-width: 767px) {
    flex: 1 0 100%;
    overflow-x: auto;
    scrollbar-width: none;
    & > label {
      flex: 1 0 auto;
      justify-content: center;
      padding-inline: 4px;
    }
  }
`;

const Gap = styled.span`
  flex: 1;
`;
