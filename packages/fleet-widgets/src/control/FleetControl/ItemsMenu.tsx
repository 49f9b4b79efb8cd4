import { DASHBOARD_WIDGETS, dashboardItemsOf } from '@gladhand/domain/control';
import {
  Button,
  Checkbox,
  ChevronDownIcon,
  Icon,
  LayoutDashboardIcon,
  Popover,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { styled } from 'styled-components';
import type { HiddenItems } from './hiddenItems';
import { FLEET_CONTROL_MESSAGES } from './messages';

interface ItemsMenuProps {
  hidden: HiddenItems;
  onHiddenChange: (hidden: HiddenItems) => void;
}

/** Shows and hides the items of each widget. A widget without visible items is hidden. */
export function ItemsMenu({ hidden, onHiddenChange }: ItemsMenuProps) {
  const messages = useMessages(FLEET_CONTROL_MESSAGES);
  const say = useWords();

  const show = (ids: HiddenItems, on: boolean) =>
    onHiddenChange(on ? hidden.filter((id) => !ids.includes(id)) : [...new Set([...hidden, ...ids])]);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button icon={<Icon icon={LayoutDashboardIcon} />}>
          {messages.widgets}
          <Icon icon={ChevronDownIcon} size={14} />
        </Button>
      </Popover.Trigger>
      <Popover.Content aria-label={messages.cardsAndItems} align="end">
        <Groups>
          {DASHBOARD_WIDGETS.map(({ id, label }) => {
            const items = dashboardItemsOf(id);
            const ids = items.map((item) => item.id);
            const shown = ids.filter((one) => !hidden.includes(one)).length;
            return (
              <Widget key={id} aria-label={say(label)}>
                <Checkbox
                  label={<b>{say(label)}</b>}
                  checked={shown === ids.length}
                  indeterminate={shown > 0 && shown < ids.length}
                  onChange={(event) => show(ids, event.target.checked)}
                />
                <Items>
                  {items.map((item) => (
                    <Checkbox
                      key={item.id}
                      label={say(item.label)}
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
