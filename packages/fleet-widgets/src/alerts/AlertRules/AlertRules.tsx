import type { AlertCondition, AlertRule } from '@gladhand/domain/alerts';
import { customersQuery, useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { lazyPart, useMessages } from '@gladhand/ui';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { moveRule, rulesQuery, switchRule, takeOverRule } from '../internal/alertQueries';
import { UndoBar } from '../internal/UndoBar';
import { useMayChangeRule } from '../internal/useMayChangeRule';
import * as S from './AlertRules.styles';
import { AlertRulesScreen } from './AlertRulesScreen';
import { DeleteRule } from './DeleteRule';
import { MissingRule } from './MissingRule';
import { ALERT_RULES_MESSAGES } from './messages';
import { orderedRules } from './orderedRules';
import { type AlertRulesTask, type AlertRulesView, EMPTY_ALERT_RULES_VIEW } from './rulesView';
import { RULE_TEMPLATES } from './templates';

const WhyNotSheet = lazyPart(() => import('../internal/WhyNot/WhyNotSheet').then((module) => module.WhyNotSheet));

export interface AlertRulesProps extends LocalizedProps {
  /** Search and what is edited. To keep them, e.g. in a URL, use it with `onViewChange`. @default kept by the widget */
  view?: AlertRulesView | undefined;
  onViewChange?: ((view: AlertRulesView) => void) | undefined;
  /** Creates and edits rules: `(task) => <AlertRuleBuilder {...task} />`. @default rules can't be created or edited */
  builder?: ((task: AlertRuleTask) => ReactNode) | undefined;
}

/** What a builder works on. */
export interface AlertRuleTask {
  customerId: number;
  /** The rule to edit; undefined for a new one. */
  rule: AlertRule | undefined;
  /** What a new rule begins with. */
  start: { name?: string; severity?: string; condition: AlertCondition } | undefined;
  /** Type of the condition that a new rule begins with. */
  typeId: number | undefined;
  /** The user may see the rule, but not change it. */
  readOnly: boolean;
  onSaved: (rule: AlertRule) => void;
  onClose: () => void;
}

const REFRESH_MS = 30_000;

/** Alert rules of a customer in its order, with what fires now. They are switched, moved and deleted in the list. */
export function AlertRules({ messages, ...props }: AlertRulesProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="AlertRules">
        <AlertRulesBody {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function AlertRulesBody({ view: given, onViewChange, builder }: AlertRulesProps) {
  const messages = useMessages(ALERT_RULES_MESSAGES);

  const { can, notify } = useWidgetHost();
  const [own, setOwn] = useState(EMPTY_ALERT_RULES_VIEW);
  const view = given ?? own;
  const change = useCallback(
    (next: AlertRulesView) => {
      setOwn(next);
      onViewChange?.(next);
    },
    [onViewChange],
  );
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const [only, ...others] = customers.data ?? [];
  const customerId = view.customerId ?? (others.length === 0 ? only?.id : undefined);
  const rules = useApiQuery(rulesQuery(customerId ?? 0), { enabled: customerId !== undefined, refreshMs: REFRESH_MS });
  const mayChange = useMayChangeRule();
  const move = useApiMutation(moveRule);
  const turn = useApiMutation(switchRule);
  const takeOver = useApiMutation(takeOverRule);
  const [order, setOrder] = useState<readonly string[]>();
  const [deleted, setDeleted] = useState<AlertRule>();
  const [switched, setSwitched] = useState<{ rule: AlertRule; text: string }>();
  const canCreate = builder !== undefined && can('createAlertRule') && customerId !== undefined;
  const all = rules.data && orderedRules(rules.data, order);
  const open = (task: AlertRulesTask | null) => change({ ...view, task });
  const askWhyNot = ({ id }: AlertRule) => change({ ...view, why: { ruleId: id, vin: null, at: null } });

  function place(rule: AlertRule, to: number): void {
    if (!all) return;
    setOrder(all.flatMap(({ id }) => (id === rule.id ? [] : [id])).toSpliced(to, 0, rule.id));
    move.mutate(
      { customerId: rule.customerId, id: rule.id, place: to },
      {
        onSettled: () => setOrder(undefined),
        onError: () => notify({ tone: 'critical', title: messages.moveFailed, detail: rule.name }),
      },
    );
  }

  function turnTo(rule: AlertRule, isActive: boolean): void {
    const { customerId: holder, id, name, firingNow } = rule;
    setSwitched(undefined);
    turn.mutate(
      { customerId: holder, id, isActive },
      {
        onSuccess: () =>
          setSwitched({
            rule: { ...rule, isActive },
            text: isActive ? messages.switchedOn(name) : messages.switchedOff(name, firingNow),
          }),
        onError: () => notify({ tone: 'critical', title: messages.switchFailed, detail: name }),
      },
    );
  }

  function takeOverFrom({ customerId: holder, id, version, name }: AlertRule): void {
    takeOver.mutate(
      { customerId: holder, id, version },
      {
        onSuccess: () => notify({ tone: 'good', title: messages.takenOver(name) }),
        onError: () => notify({ tone: 'critical', title: messages.takeOverFailed, detail: name }),
      },
    );
  }

  const task = view.task && builder && customerId !== undefined && all ? taskOf(view.task, all) : undefined;
  if (view.task && builder && customerId !== undefined && all && !task)
    return <MissingRule onBack={() => open(null)} />;
  if (task && builder && customerId !== undefined) {
    return builder({
      customerId,
      typeId: undefined,
      rule: undefined,
      start: undefined,
      ...task,
      readOnly: task.rule ? !mayChange(task.rule) : !canCreate,
      onSaved: () => open(null),
      onClose: () => open(null),
    });
  }

  return (
    <S.Page>
      <AlertRulesScreen
        rules={rules}
        all={all}
        source={customers.isError ? customers : rules}
        customerId={customerId}
        mustChoose={customers.isSuccess && customerId === undefined}
        customers={customers.data ?? []}
        view={view}
        onViewChange={change}
        mayChange={mayChange}
        onCreate={canCreate ? () => open({ kind: 'new', typeId: null }) : undefined}
        onTemplate={canCreate ? (template) => open({ kind: 'template', template }) : undefined}
        onPlace={can('moveAlertRule') ? place : undefined}
        actions={{
          onEdit: builder && (({ id }) => open({ kind: 'edit', ruleId: id })),
          onDuplicate: canCreate ? ({ id }) => open({ kind: 'copy', ruleId: id }) : undefined,
          onSwitch: turnTo,
          onDelete: setDeleted,
          onTakeOver: can('takeOverAlertRule') ? takeOverFrom : undefined,
          onWhyNot: can('explainAlert') ? askWhyNot : undefined,
        }}
      />
      {switched && (
        <UndoBar
          undoLabel={messages.undo}
          closeLabel={messages.close}
          onUndo={() => turnTo(switched.rule, !switched.rule.isActive)}
          onClose={() => setSwitched(undefined)}
        >
          {switched.text}
        </UndoBar>
      )}
      {view.why && customerId !== undefined && can('explainAlert') && (
        <Suspense>
          <WhyNotSheet
            customerId={customerId}
            view={view.why}
            onViewChange={(why) => change({ ...view, why })}
            onClose={() => change({ ...view, why: null })}
          />
        </Suspense>
      )}
      {deleted && <DeleteRule rule={deleted} onClose={() => setDeleted(undefined)} />}
    </S.Page>
  );

  /** Undefined if the rule doesn't exist. */
  function taskOf(
    wanted: AlertRulesTask,
    known: readonly AlertRule[],
  ): Partial<Pick<AlertRuleTask, 'rule' | 'start' | 'typeId'>> | undefined {
    const rule = 'ruleId' in wanted ? known.find(({ id }) => id === wanted.ruleId) : undefined;
    switch (wanted.kind) {
      case 'new':
        return wanted.typeId === null ? {} : { typeId: wanted.typeId };
      case 'edit':
        return rule && { rule };
      case 'copy':
        return (
          rule && { start: { name: messages.copyName(rule.name), severity: rule.severity, condition: rule.condition } }
        );
      case 'template': {
        const template = RULE_TEMPLATES.find(({ id }) => id === wanted.template);
        return template && { start: { ...template, name: messages.templateNames[template.id] } };
      }
    }
  }
}
