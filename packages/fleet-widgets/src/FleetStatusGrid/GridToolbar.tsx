import { useWidgetHost } from '@gladhand/domain/react';
import { Icon, IconButton, RefreshCwIcon, RelativeTime, SegmentedControl, SeverityIcon } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ColumnsMenu } from './ColumnsMenu';
import { FaultsMenu } from './FaultsMenu';
import type { FleetStatusGridViewProps } from './FleetStatusGridView';
import { FleetStatusScope } from './fleetStatusView';

/** Status segment, the two dropdowns (opening one closes the other), freshness and density. */
export function GridToolbar(props: FleetStatusGridViewProps & { onReset: () => void }) {
  const { rows, summary, view, onViewChange, modules, now } = props;
  const { track } = useWidgetHost();
  const [open, setOpen] = useState<'faults' | 'columns' | undefined>();
  const toggle = (menu: 'faults' | 'columns') => (isOpen: boolean) =>
    setOpen((before) => (isOpen ? menu : before === menu ? undefined : before));
  const count = (value: number | undefined) => (value === undefined ? undefined : value.toLocaleString());
  return (
    <Bar role="toolbar" aria-label="Fleet status">
      {modules.statusCounts && (
        <SegmentedControl
          label="Fleet status filter"
          value={view.scope}
          onChange={(scope) => onViewChange({ ...view, scope })}
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
      {rows.asOf && <RelativeTime at={rows.asOf} now={now} format={(age) => `Updated ${age} ago`} />}
      <IconButton label="Refresh" icon={<Icon icon={RefreshCwIcon} />} kind="quiet" onClick={rows.refresh} />
      <SegmentedControl
        label="Row height"
        value={props.density}
        onChange={props.onDensityChange}
        segments={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px var(--gh-layout-gutter);
  @media (max-width: 767px) {
    padding-inline: 16px;
  }
`;

const Gap = styled.span`
  flex: 1;
`;
