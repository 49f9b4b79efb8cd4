import { Button, ChevronDownIcon, Icon, ListFilterIcon, lazyPart, OnDemandMenu } from '@gladhand/ui';
import { FAULTS, isOn } from './faultChoices';
import type { FleetStatusView } from './fleetStatusView';

const FaultsSheet = lazyPart(() => import('./FaultsSheet').then((module) => module.FaultsSheet));

export interface FaultsMenuProps {
  view: FleetStatusView;
  onViewChange: (view: FleetStatusView) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (fault: string) => void;
}

/** Filter by faults. */
export function FaultsMenu({ view, onViewChange, open, onOpenChange, onPick }: FaultsMenuProps) {
  const count = FAULTS.filter((fault) => isOn(view, fault)).length;
  const button = (
    <Button icon={<Icon icon={ListFilterIcon} />}>
      Filter by faults{count > 0 ? ` (${count})` : ''}
      <Icon icon={ChevronDownIcon} size={14} />
    </Button>
  );
  return (
    <OnDemandMenu open={open} onOpenChange={onOpenChange} trigger={button}>
      {(menu) => <FaultsSheet {...menu} view={view} onViewChange={onViewChange} onPick={onPick} />}
    </OnDemandMenu>
  );
}
