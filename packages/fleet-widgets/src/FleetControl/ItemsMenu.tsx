import { DASHBOARD_WIDGETS, dashboardItemsOf } from '@gladhand/domain';
import { Button, Checkbox, ChevronDownIcon, Icon, LayoutDashboardIcon, Popover } from '@gladhand/ui';
import { styled } from 'styled-components';
import type { HiddenItems } from './hiddenItems';

interface ItemsMenuProps {
  hidden: HiddenItems;
  onHiddenChange: (hidden: HiddenItems) => void;
}

/** Which items of which widget are shown. A widget without any is put away. */
export function ItemsMenu({ hidden, onHiddenChange }: ItemsMenuProps) {
  const show = (ids: HiddenItems, on: boolean) =>
    onHiddenChange(on ? hidden.filter((id) => !ids.includes(id)) : [...new Set([...hidden, ...ids])]);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button icon={<Icon icon={LayoutDashboardIcon} />}>
          Widgets
          <Icon icon={ChevronDownIcon} size={14} />
        </Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Widgets and their items" align="end">
        <Groups>
          {DASHBOARD_WIDGETS.map(({ id, label }) => {
            const items = dashboardItemsOf(id);
            const ids = items.map((item) => item.id);
            const shown = ids.filter((one) => !hidden.includes(one)).length;
            return (
              <Widget key={id} aria-label={label}>
                <Checkbox
                  label={<b>{label}</b>}
                  checked={shown === ids.length}
                  indeterminate={shown > 0 && shown < ids.length}
                  onChange={(event) => show(ids, event.target.checked)}
                />
                <Items>
                  {items.map((item) => (
                    <Checkbox
                      key={item.id}
                      label={item.label}
                      checked={!hidden.includes(item.id)}
                      onChange={(event) => show([item.id], event.target.checked)}
                    />
                  ))}
                </Items>
              </Widget>
            );
          })}
        </Groups>
      </Popover.Content>
    </Popover.Root>
  );
}

const Groups = styled.div`
  display: grid;
  gap: 12px;
`;

const Widget = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
`;

const Items = styled.div`
  display: grid;
  margin-inline-start: 24px;
`;
