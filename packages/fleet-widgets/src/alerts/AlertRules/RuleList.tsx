import type { AlertRule } from '@gladhand/domain/alerts';
import { focusedElement, useMessages, VisuallyHidden } from '@gladhand/ui';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as S from './AlertRules.styles';
import { ALERT_RULES_MESSAGES } from './messages';
import { placeChanged } from './placeChanged';
import { RuleRow } from './RuleRow';
import type { RuleActions } from './ruleActions';

interface RuleListProps {
  rules: readonly AlertRule[];
  sentenceOf: (condition: AlertRule['condition']) => string;
  mayChange: (rule: AlertRule) => boolean;
  actions: Omit<RuleActions, 'onMove'>;
  /** Puts a rule at a place counted from 0; undefined while it can't be moved. */
  onPlace: ((rule: AlertRule, place: number) => void) | undefined;
}

/** Rules in the customer's order. They are moved by dragging, with Alt and the arrow keys, or by the menu. */
export function RuleList({ rules, sentenceOf, mayChange, actions, onPlace }: RuleListProps) {
  const messages = useMessages(ALERT_RULES_MESSAGES);

  const list = useRef<HTMLOListElement>(null);
  const [spoken, setSpoken] = useState('');
  const items = useMemo(() => rules.map((rule) => ({ id: rule.id, label: rule.name, rule })), [rules]);
  /** The element that gets the focus back after its row has moved. */
  const focusAfter = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (focusAfter.current?.isConnected) focusAfter.current.focus();
    focusAfter.current = undefined;
  });

  function move(rule: AlertRule, by: -1 | 1): void {
    const place = rules.indexOf(rule) + by;
    if (!onPlace || place < 0 || place >= rules.length) return;
    const focused = focusedElement();
    if (focused instanceof HTMLElement && list.current?.contains(focused)) focusAfter.current = focused;
    onPlace(rule, place);
    setSpoken(messages.movedTo(rule.name, place + 1, rules.length));
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row;
    const rule = rules.find((one) => one.id === id);
    if (!rule) return;
    event.preventDefault();
    move(rule, event.key === 'ArrowUp' ? -1 : 1);
  }

  const fixed = onPlace ? undefined : '';
  return (
    <>
      <S.Heads aria-hidden data-fixed={fixed}>
        <S.At style={{ gridArea: 'about' }}>{messages.rule}</S.At>
        <S.Trailers style={{ gridArea: 'trailers' }}>{messages.trailers}</S.Trailers>
        <S.Wide style={{ gridArea: 'notify' }}>{messages.notify}</S.Wide>
        <S.Wide style={{ gridArea: 'fired' }}>{messages.lastFired}</S.Wide>
        <S.At style={{ gridArea: 'firing', textAlign: 'end' }}>{messages.firingNow}</S.At>
        <S.At style={{ gridArea: 'week' }}>{messages.last7Days}</S.At>
        <S.At style={{ gridArea: 'switch' }}>{messages.on}</S.At>
      </S.Heads>
      <S.List
        ref={list}
        label={messages.rules}
        items={items}
        disabled={!onPlace}
        data-fixed={fixed}
        onKeyDown={handleKeyDown}
        onChange={(next) => {
          const dragged = placeChanged(items, next);
          if (dragged) onPlace?.(dragged.rule, next.indexOf(dragged));
        }}
        renderItem={({ rule }) => (
          <RuleRow
            rule={rule}
            sentence={sentenceOf(rule.condition)}
            mayChange={mayChange(rule)}
            actions={{ ...actions, onMove: onPlace && move }}
          />
        )}
      />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}
