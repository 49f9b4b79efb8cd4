import { ApiErrorCode } from '@gladhand/domain';
import { type AlertCondition, type AlertRule, alertTypeOf } from '@gladhand/domain/alerts';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { createRule, takeOverRule, updateRule } from '../internal/alertQueries';
import { AlertRuleForm } from './AlertRuleForm';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';
import type { SaveOutcome, SaveRule } from './saveOutcome';

export interface AlertRuleBuilderProps extends LocalizedProps {
  customerId: number;
  /** The rule to edit; undefined for a new one. */
  rule?: AlertRule | undefined;
  /** What a new rule begins with. @default nothing */
  start?: { name?: string; severity?: string; condition: AlertCondition } | undefined;
  /** Type of the condition that a new rule begins with. @default none */
  typeId?: number | undefined;
  /** Shows the rule without letting the user change it. @default false */
  readOnly?: boolean | undefined;
  onSaved?: ((rule: AlertRule) => void) | undefined;
  onClose: () => void;
}

/** Creates or edits an alert rule on a page of its own. Failures keep everything that was entered. */
export function AlertRuleBuilder({ messages, ...props }: AlertRuleBuilderProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="AlertRuleBuilder">
        <BoundBuilder key={props.rule?.id} {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function BoundBuilder({ onSaved, ...props }: AlertRuleBuilderProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);

  const { can, notify, track } = useWidgetHost();
  const create = useApiMutation(createRule);
  const update = useApiMutation(updateRule);
  const own = useApiMutation(takeOverRule);
  const { customerId } = props;

  const save: SaveRule = async (input, basis) => {
    try {
      const rule = basis
        ? await update.mutateAsync({ customerId, id: basis.id, version: basis.version, input })
        : await create.mutateAsync({ customerId, rule: input });
      if (!basis) track({ type: 'createAlert', alertTypeId: Number(alertTypeOf(rule.condition).id) });
      notify({ tone: 'good', title: messages.savedNotice, detail: rule.name });
      return { kind: 'saved', rule };
    } catch (error) {
      return outcomeOf(error);
    }
  };

  const takeOver = ({ id, version }: AlertRule) => own.mutateAsync({ customerId, id, version }).catch(() => undefined);

  return (
    <AlertRuleForm
      {...props}
      onSave={save}
      onTakeOver={can('takeOverAlertRule') && !props.readOnly ? takeOver : undefined}
      onSaved={(rule) => onSaved?.(rule)}
    />
  );
}

function outcomeOf(error: unknown): SaveOutcome {
  const { code, message, details } = error as {
    code?: string;
    message?: string;
    details?: Readonly<Record<string, unknown>>;
  };
  if (code === ApiErrorCode.Conflict && details?.current) {
    return { kind: 'conflict', theirs: details.current as AlertRule };
  }
  return { kind: 'failed', reason: code === ApiErrorCode.BadUserInput ? message : undefined };
}
