import type { ExplainedCondition, ExplainedPart } from '@gladhand/domain/alerts';
import { useWidgetHost } from '@gladhand/domain/react';
import { Badge, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { clockText } from '../alertTime';
import { useSentenceOptions } from '../useSentence';
import { firstUnmet } from './firstUnmet';
import { WHY_TREE_MESSAGES } from './messages';
import { TruthIcon } from './TruthIcon';
import * as S from './WhyTree.styles';
import { truthText, type WhyOptions, whyText } from './whyText';

interface WhyTreeProps {
  customerId: number;
  root: ExplainedCondition;
  /** The instant that is explained. Times of its day are shown without the day. */
  at: Date;
}

/** The conditions of a rule at an instant: whether each was met, its value and since when. The first unmet one is marked. */
export function WhyTree({ customerId, root, at }: WhyTreeProps) {
  const messages = useMessages(WHY_TREE_MESSAGES);
  const { timeZone, locale } = useWidgetHost();
  const sentence = useSentenceOptions(customerId);
  const options = useMemo(
    (): WhyOptions => ({
      ...{ sentence, messages },
      timeText: (instant) => clockText(instant, at, timeZone, locale),
    }),
    [sentence, messages, at, timeZone, locale],
  );
  return (
    <S.List aria-label={messages.conditions}>
      <WhyNode node={root} first={firstUnmet(root)} options={options} />
    </S.List>
  );
}

interface WhyNodeProps {
  node: ExplainedCondition;
  first: ExplainedPart | undefined;
  options: WhyOptions;
}

function WhyNode({ node, first, options }: WhyNodeProps) {
  const { messages } = options;
  if (node.kind === 'leaf') return <WhyLeaf part={node} isFirst={node === first} options={options} />;
  return (
    <li>
      <S.Row>
        <TruthIcon truth={node.truth} />
        <span data-title="">{messages[node.kind]}</span>
        <strong>{truthText(node.truth, messages)}</strong>
      </S.Row>
      <S.List>
        {node.of.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no ids, and keep their order
          <WhyNode key={index} node={part} first={first} options={options} />
        ))}
      </S.List>
    </li>
  );
}

function WhyLeaf({ part, isFirst, options }: { part: ExplainedPart; isFirst: boolean; options: WhyOptions }) {
  const { messages } = options;
  const { title, value, state, hint } = whyText(part, options);
  return (
    <li>
      <S.Row data-first={isFirst ? '' : undefined}>
        <TruthIcon truth={part.truth} />
        <span data-title="">{title}</span>
        <strong>{value}</strong>
        <span data-state="">
          <span>{hint === '' ? state : `${state}, ${hint}`}</span>
          {isFirst && <Badge>{messages.firstNotMet}</Badge>}
        </span>
      </S.Row>
    </li>
  );
}
