import type { FleetStatusFilter } from '@gladhand/domain';
import { Button, ChevronDownIcon, Icon, ListFilterIcon, Menu } from '@gladhand/ui';
import { type FleetStatusView, filterOf, withFilter } from './fleetStatusView';

interface FaultChoice {
  label: string;
  filter: FleetStatusFilter;
}

/** The faults people look for, each as the filter of its column. */
const FAULTS: readonly FaultChoice[] = [
  { label: 'ABS faults', filter: { field: 'absFault', in: ['CRITICAL', 'CAUTION'] } },
  { label: 'Tire inflation unstable', filter: { field: 'tis', in: ['unstable'] } },
  {
    label: 'Lights faults',
    filter: { field: 'lightFault', in: ['intermittent', 'lowCurrent', 'multiple', 'highCurrent'] },
  },
  { label: 'Trailer battery low', filter: { field: 'trailerBatteryStatus', in: ['NOTICE', 'CRITICAL'] } },
  { label: 'Device battery low', filter: { field: 'deviceBatteryStatus', in: ['NOTICE', 'CRITICAL'] } },
  { label: 'Not reporting', filter: { field: 'connectivityStatus', in: ['CRITICAL', 'NA'] } },
];

export interface FaultsMenuProps {
  view: FleetStatusView;
  onViewChange: (view: FleetStatusView) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (fault: string) => void;
}

/** Filter by faults: each choice sets the filter of its column, choices narrow each other. */
export function FaultsMenu({ view, onViewChange, open, onOpenChange, onPick }: FaultsMenuProps) {
  const chosen = FAULTS.filter((fault) => isOn(view, fault));
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Trigger asChild>
        <Button icon={<Icon icon={ListFilterIcon} />}>
          Filter by faults{chosen.length > 0 ? ` (${chosen.length})` : ''}
          <Icon icon={ChevronDownIcon} size={14} />
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {FAULTS.map((fault) => (
          <Menu.CheckboxItem
            key={fault.label}
            checked={chosen.includes(fault)}
            onCheckedChange={(on) => {
              onPick(fault.label);
              onViewChange(withFilter(view, fault.filter.field, on ? { in: fault.filter.in ?? [] } : undefined));
            }}
          >
            {fault.label}
          </Menu.CheckboxItem>
        ))}
        <Menu.Separator />
        <Menu.Item
          disabled={chosen.length === 0}
          onSelect={() =>
            onViewChange(chosen.reduce((next, { filter }) => withFilter(next, filter.field, undefined), view))
          }
        >
          Clear fault filters
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}

function isOn(view: FleetStatusView, { filter }: FaultChoice): boolean {
  const set = filterOf(view, filter.field)?.in ?? [];
  const wanted = filter.in ?? [];
  return set.length === wanted.length && wanted.every((id) => set.includes(id));
}
