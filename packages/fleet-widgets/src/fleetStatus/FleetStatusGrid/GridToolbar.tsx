import { useWidgetHost } from '@gladhand/domain/react';
import { Icon, IconButton, RefreshCwIcon, SegmentedControl, SeverityIcon, useLocale, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ColumnsMenu } from './ColumnsMenu';
import { FaultsMenu } from './FaultsMenu';
import { Freshness } from './Freshness';
import { FleetStatusScope, selectedScope, withScope } from './fleetStatusView';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';
import type { FleetStatusGridViewProps } from './viewProps';

interface GridToolbarProps extends FleetStatusGridViewProps {
  /** Narrow screens, which only have tall rows. */
  narrow: boolean;
  /** Shows the age of the rows here. */
  freshness: boolean;
  onReset: () => void;
}

/** Health segments, two menus (opening one closes the other), age and row height. */
export function GridToolbar(props: GridToolbarProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);
  const locale = useLocale();

  const { rows, summary, view, onViewChange, modules, narrow, freshness } = props;
  const { track } = useWidgetHost();
  const [open, setOpen] = useState<'faults' | 'columns' | undefined>();
  const toggle = (menu: 'faults' | 'columns') => (isOpen: boolean) =>
    setOpen((before) => (isOpen ? menu : before === menu ? undefined : before));
  const count = (value: number | undefined) => (value === undefined ? undefined : value.toLocaleString(locale));
  return (
    <Bar role="toolbar" aria-label={messages.gridLabel}>
      {modules.statusCounts && (
        <Status
          label={messages.fleetStatusFilter}
          value={selectedScope(view)}
          onChange={(scope) => onViewChange(withScope(view, scope as FleetStatusScope))}
          segments={[
            { value: FleetStatusScope.All, label: messages.all, count: count(summary?.total) },
            {
              value: FleetStatusScope.Critical,
              label: messages.critical,
              count: count(summary?.critical),
              icon: <SeverityIcon tone="critical" size={12} />,
            },
            {
              value: FleetStatusScope.Caution,
              label: messages.caution,
              count: count(summary?.caution),
              icon: <SeverityIcon tone="caution" size={12} />,
            },
            {
              value: FleetStatusScope.NotReporting,
              label: messages.notReporting,
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
      <IconButton label={messages.refresh} icon={<Icon icon={RefreshCwIcon} />} kind="quiet" onClick={rows.refresh} />
      {!narrow && (
        <SegmentedControl
          label={messages.rowHeight}
          value={props.density}
          onChange={props.onDensityChange}
          segments={[
            { value: 'comfortable', label: messages.comfortable },
            { value: 'compact', label: messages.compact },
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
  /* A fixed minimum keeps the toolbar still when '8 s' becomes '59 min'. */
  & > time {
    min-inline-size: 104px;
    text-align: end;
  }
  @container gh-widget (width < 1440px) {
    gap: 8px 6px;
    & > button > span[aria-hidden]:first-child:not(:only-child) {
      display: none;
    }
  }
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
  @container gh-widget (width < 400px) {
    & > button {
      padding-inline: 8px;
    }
    & > :last-child {
      margin-inline-start: auto;
    }
  }
`;

const Status = styled(SegmentedControl)`
  @container gh-widget (width < 768px) {
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
