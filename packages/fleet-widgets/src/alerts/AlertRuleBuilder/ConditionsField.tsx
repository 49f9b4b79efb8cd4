import { CONDITION_LIMITS, type ConditionFault, conditionProblemText } from '@gladhand/domain/alerts';
import { useWidgetHost } from '@gladhand/domain/react';
import { Button, Icon, PlusIcon, SegmentedControl, useMessages, useWords } from '@gladhand/ui';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { AddCondition } from './AddCondition';
import * as S from './AlertRuleBuilder.styles';
import { ConditionItem } from './ConditionItem';
import type { DraftGroup } from './conditionTree';
import { isDraftGroup } from './conditionTree';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';
import type { Conditions } from './useConditions';

interface ConditionsFieldProps {
  customerId: number;
  root: DraftGroup;
  /** Faults by the key of their condition or group. */
  faults: ReadonlyMap<string, ConditionFault>;
  conditions: Conditions;
  readOnly: boolean;
}

/** The conditions of a rule. Alt and the arrow keys move one, Delete on its button removes it. */
export function ConditionsField({ customerId, root, faults, conditions, readOnly }: ConditionsFieldProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);
  const say = useWords();

  const { units } = useWidgetHost();
  const field = useRef<HTMLElement>(null);
  /** Key of the condition whose button gets the focus after the next change. */
  const focusAfter = useRef<string>(undefined);
  useLayoutEffect(() => {
    const key = focusAfter.current;
    if (key === undefined) return;
    focusAfter.current = undefined;
    const item = field.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    const button = item?.querySelector<HTMLElement>('[data-remove]') ?? field.current?.querySelector('[data-add]');
    (button as HTMLElement | null | undefined)?.focus();
  });

  function handleKeyDown(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    if (key === undefined || readOnly) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      focusAfter.current = key;
      conditions.move(key, event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Delete' && target.closest('[data-remove]')) {
      event.preventDefault();
      target.click();
    }
  }

  /** The focus goes to the neighbor of what is removed. */
  function remove(key: string, name: string): void {
    const keys = [...(field.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].map(
      ({ dataset }) => dataset.key ?? '',
    );
    const at = keys.indexOf(key);
    focusAfter.current = keys[at + 1] ?? keys[at - 1] ?? '';
    conditions.remove(key, name);
  }

  const fault = faults.get(root.key);
  const segments = [
    { value: 'all' as const, label: messages.allOfThese },
    { value: 'any' as const, label: messages.anyOfThese },
  ];
  return (
    <S.Block ref={field} aria-label={messages.conditions} onKeyDown={handleKeyDown}>
      <S.ConditionsHead>
        <h2>{messages.conditions}</h2>
        {root.parts.length > 1 && (
          <SegmentedControl
            label={messages.combine}
            size="xsmall"
            segments={segments}
            value={root.kind}
            onChange={(kind) => conditions.combine(root.key, kind)}
          />
        )}
      </S.ConditionsHead>
      {root.parts.length === 0 && <S.Note>{messages.noConditions}</S.Note>}
      <S.Conditions>
        {root.parts.map((part, at) => (
          <li key={part.key} data-key={part.key}>
            <S.Joint>{at === 0 ? messages.when : root.kind === 'all' ? messages.and : messages.or}</S.Joint>
            <ConditionItem
              customerId={customerId}
              node={part}
              // A state without a duration makes sense only next to another condition.
              isAlone={root.parts.length === 1 && (!isDraftGroup(part) || part.parts.length === 1)}
              faults={faults}
              conditions={{ ...conditions, remove }}
              segments={segments}
            />
          </li>
        ))}
      </S.Conditions>
      <S.Indented>
        {fault && (
          <S.Problem data-problem tabIndex={-1}>
            {say(conditionProblemText(fault, units))}
          </S.Problem>
        )}
        {!readOnly && (
          <S.Adds>
            <AddCondition
              label={messages.addCondition}
              disabled={!conditions.canAdd}
              onAdd={(typeId) => conditions.add(root.key, typeId)}
              onAddSilence={() => conditions.addSilence(root.key)}
            />
            <Button
              kind="quiet"
              icon={<Icon icon={PlusIcon} size={14} />}
              disabled={!conditions.canAdd}
              onClick={conditions.addGroup}
            >
              {messages.addGroup}
            </Button>
            <S.Note dir="auto">{messages.countOf(conditions.count, CONDITION_LIMITS.maxLeaves)}</S.Note>
          </S.Adds>
        )}
      </S.Indented>
    </S.Block>
  );
}
