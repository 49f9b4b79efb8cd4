import {
  type AlertLeaf,
  alertType,
  type ConditionFault,
  conditionProblemText,
  typeIdOf,
} from '@gladhand/domain/alerts';
import { useWidgetHost } from '@gladhand/domain/react';
import { Icon, IconButton, type Segment, SegmentedControl, useMessages, useWords, XIcon } from '@gladhand/ui';
import { useId } from 'react';
import { AddCondition } from './AddCondition';
import * as S from './AlertRuleBuilder.styles';
import { type DraftNode, isDraftGroup } from './conditionTree';
import { LeafFields } from './LeafFields';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';
import { TypeIcon } from './TypeIcon';
import type { Conditions } from './useConditions';

interface ConditionItemProps {
  customerId: number;
  node: DraftNode;
  /** The only condition of the rule. */
  isAlone: boolean;
  faults: ReadonlyMap<string, ConditionFault>;
  conditions: Conditions;
  segments: readonly Segment<'all' | 'any'>[];
}

/** A condition with its values, or a group of conditions. */
export function ConditionItem(props: ConditionItemProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);
  const say = useWords();

  const { units } = useWidgetHost();
  const { customerId, node, isAlone, faults, conditions, segments } = props;
  const problemId = useId();
  const fault = faults.get(node.key);
  const problem = fault && (
    <S.Problem id={problemId} data-problem tabIndex={-1}>
      {say(conditionProblemText(fault, units))}
    </S.Problem>
  );
  const removeButton = (name: string) => (
    <IconButton
      kind="quiet"
      size="xsmall"
      data-remove
      label={messages.remove(name)}
      aria-keyshortcuts="Delete Alt+ArrowUp Alt+ArrowDown"
      icon={<Icon icon={XIcon} />}
      onClick={() => conditions.remove(node.key, name)}
    />
  );

  if (isDraftGroup(node)) {
    return (
      <S.Group role="group" aria-label={messages.group} data-invalid={fault && ''}>
        <header>
          <SegmentedControl
            label={messages.combine}
            size="xsmall"
            segments={segments}
            value={node.kind}
            onChange={(kind) => conditions.combine(node.key, kind)}
          />
          {removeButton(messages.group)}
        </header>
        {node.parts.length === 0 && <S.Note>{messages.emptyGroup}</S.Note>}
        <S.Conditions>
          {node.parts.map((part, at) => (
            <li key={part.key} data-key={part.key}>
              <S.Joint>{at > 0 && (node.kind === 'all' ? messages.and : messages.or)}</S.Joint>
              <ConditionItem {...props} node={part} />
            </li>
          ))}
        </S.Conditions>
        {problem}
        <S.Adds>
          <AddCondition
            label={messages.addTo}
            disabled={!conditions.canAdd}
            onAdd={(typeId) => conditions.add(node.key, typeId)}
            onAddSilence={() => conditions.addSilence(node.key)}
          />
        </S.Adds>
      </S.Group>
    );
  }

  const { leaf } = node;
  const typeId = leaf.kind === 'silence' ? undefined : typeIdOf(leaf);
  const name = typeId === undefined ? messages.noReport : say(alertType(typeId).label);
  return (
    <S.Condition role="group" aria-label={name} data-invalid={fault && ''}>
      <TypeIcon typeId={typeId} />
      <S.Controls>
        <strong>{name}</strong>
        <LeafFields
          customerId={customerId}
          leaf={leaf}
          isAlone={isAlone}
          problemId={fault && problemId}
          onChange={(next: AlertLeaf) => conditions.change(node.key, next)}
        />
      </S.Controls>
      {removeButton(name)}
      {problem}
    </S.Condition>
  );
}
