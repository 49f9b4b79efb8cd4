import { ALERT_TYPE_GROUPS, alertType } from '@gladhand/domain/alerts';
import { useWidgetHost } from '@gladhand/domain/react';
import { Button, Icon, Menu, PlusIcon, useMessages, useWords } from '@gladhand/ui';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';
import { offeredTypes } from './offeredTypes';
import { TypeIcon } from './TypeIcon';

interface AddConditionProps {
  label: string;
  disabled: boolean;
  onAdd: (typeId: number) => void;
  onAddSilence: () => void;
}

const CUSTOM = 0;

/** Chooses the type of a further condition from a menu. */
export function AddCondition({ label, disabled, onAdd, onAddSilence }: AddConditionProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);
  const say = useWords();

  const { hasFeature } = useWidgetHost();
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <Button data-add icon={<Icon icon={PlusIcon} size={14} />} disabled={disabled}>
          {label}
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {ALERT_TYPE_GROUPS.flatMap(({ ruleTypes }) => offeredTypes(ruleTypes, hasFeature))
          .filter((typeId) => typeId !== CUSTOM)
          .map((typeId) => (
            <Menu.Item key={typeId} icon={<TypeIcon typeId={typeId} />} onSelect={() => onAdd(typeId)}>
              {say(alertType(typeId).label)}
            </Menu.Item>
          ))}
        <Menu.Item icon={<TypeIcon typeId={undefined} />} onSelect={onAddSilence}>
          {messages.noReport}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
