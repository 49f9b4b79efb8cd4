import type { AlertRule } from '@gladhand/domain/alerts';
import { EllipsisIcon, Icon, IconButton, Menu, useMessages } from '@gladhand/ui';
import { ALERT_RULES_MESSAGES } from './messages';
import type { RuleActions } from './ruleActions';

interface RuleMenuProps {
  rule: AlertRule;
  mayChange: boolean;
  actions: RuleActions;
}

/** What can be done with a rule. */
export function RuleMenu({ rule, mayChange, actions }: RuleMenuProps) {
  const messages = useMessages(ALERT_RULES_MESSAGES);

  const { onEdit, onDuplicate, onDelete, onMove, onTakeOver, onWhyNot } = actions;
  if (!mayChange && !onDuplicate && !onWhyNot) return null;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <IconButton kind="quiet" label={messages.moreOf(rule.name)} icon={<Icon icon={EllipsisIcon} />} />
      </Menu.Trigger>
      <Menu.Content align="end">
        {mayChange && onEdit && <Menu.Item onSelect={() => onEdit(rule)}>{messages.edit}</Menu.Item>}
        {mayChange && onTakeOver && rule.pausedBy === 'ownerWithoutAccess' && (
          <Menu.Item onSelect={() => onTakeOver(rule)}>{messages.takeOver}</Menu.Item>
        )}
        {onDuplicate && <Menu.Item onSelect={() => onDuplicate(rule)}>{messages.duplicate}</Menu.Item>}
        {onMove && (
          <>
            <Menu.Item note={`${messages.altKey}+↑`} onSelect={() => onMove(rule, -1)}>
              {messages.moveUp}
            </Menu.Item>
            <Menu.Item note={`${messages.altKey}+↓`} onSelect={() => onMove(rule, 1)}>
              {messages.moveDown}
            </Menu.Item>
          </>
        )}
        {onWhyNot && <Menu.Item onSelect={() => onWhyNot(rule)}>{messages.whyNot}</Menu.Item>}
        {mayChange && (
          <Menu.Item tone="critical" onSelect={() => onDelete(rule)}>
            {messages.delete}
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
