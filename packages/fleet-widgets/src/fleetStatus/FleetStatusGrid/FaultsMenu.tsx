import { Button, ChevronDownIcon, Icon, ListFilterIcon, lazyPart, OnDemandMenu, useMessages } from '@gladhand/ui';
import { faultsOf, isOn } from './faultChoices';
import type { FleetStatusView } from './fleetStatusView';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';

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
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  const count = faultsOf(messages).filter((fault) => isOn(view, fault)).length;
  const button = (
    <Button icon={<Icon icon={ListFilterIcon} />}>
      {messages.filterByFaults}
      {count > 0 ? ` (${count})` : ''}
      <Icon icon={ChevronDownIcon} size={14} />
    </Button>
  );
  return (
    <OnDemandMenu open={open} onOpenChange={onOpenChange} trigger={button}>
      {(menu) => <FaultsSheet {...menu} view={view} onViewChange={onViewChange} onPick={onPick} />}
    </OnDemandMenu>
  );
}
