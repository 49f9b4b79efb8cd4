import type { Geofence } from '@gladhand/domain/geofences';
import { EllipsisIcon, Icon, IconButton, Menu, OnDemandMenu, useMessages } from '@gladhand/ui';
import { GEOFENCES_MESSAGES } from './messages';

interface RowMenuProps {
  geofence: Geofence;
  onSelect: (id: string) => void;
  onVisits: (id: string) => void;
  onEdit: ((geofence: Geofence) => void) | undefined;
  onDelete: ((geofence: Geofence) => void) | undefined;
  tabIndex: number;
}

/** What can be done with a geofence of the list. */
export function RowMenu({ geofence, tabIndex, onSelect, onVisits, onEdit, onDelete }: RowMenuProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);

  const { id, name } = geofence;
  const button = (
    <IconButton kind="quiet" label={messages.moreOf(name)} icon={<Icon icon={EllipsisIcon} />} tabIndex={tabIndex} />
  );
  return (
    <OnDemandMenu trigger={button}>
      {({ trigger, ...state }) => (
        <Menu.Root modal={false} {...state}>
          <Menu.Trigger asChild>{trigger}</Menu.Trigger>
          <Menu.Content>
            <Menu.Item onSelect={() => onVisits(id)}>{messages.visits}</Menu.Item>
            <Menu.Item onSelect={() => onSelect(id)}>{messages.showOnMap}</Menu.Item>
            {onEdit && <Menu.Item onSelect={() => onEdit(geofence)}>{messages.edit}</Menu.Item>}
            {onDelete && (
              <Menu.Item tone="critical" onSelect={() => onDelete(geofence)}>
                {messages.delete}
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Root>
      )}
    </OnDemandMenu>
  );
}
