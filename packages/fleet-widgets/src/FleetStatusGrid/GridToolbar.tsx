import { useWidgetHost } from '@gladhand/domain/react';
import { Icon, IconButton, RefreshCwIcon, RelativeTime, SegmentedControl, SeverityIcon } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { agoText } from './agoText';
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
      {rows.asOf && (
        <RelativeTime
          at={rows.asOf}
          now={now}
          title={props.moment(rows.asOf)}
          format={(age) => `Updated ${agoText(age)}`}
        />
      )}
      <IconButton label="Refresh" icon={<Icon icon={RefreshCwIcon} />} kind="quiet" onClick={rows.refresh} />
      <RowHeight
        label="Row height"
        value={props.density}
        onChange={(density) => props.onDensityChange(density === 'compact' ? 'compact' : 'comfortable')}
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
    & > button > svg:first-child:not(:only-child) {
      display: none;
    }
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
      padding-inline: 6px;
    }
  }
`;

/** A phone has tall rows only. */
const RowHeight = styled(SegmentedControl)`
  @media (max-width: 767px) {
    display: none;
  }
`;

const Gap = styled.span`
  flex: 1;
`;
