import { useWidgetHost } from '@gladhand/domain/react';
import type { TransferCheck } from '@gladhand/domain/transfers';
import { Card, useMessages } from '@gladhand/ui';
import * as S from '../internal/RecordPage/RecordPage.styles';
import { TRANSFER_MESSAGES } from './messages';

interface TransferEffectsProps {
  fromName: string;
  toName: string;
  /** Null before the lines are checked, and for viewers who don't see the customer that gives. */
  ends: TransferCheck['ends'];
}

/** What moves with a transfer, what stays, and what ends. */
export function TransferEffects({ fromName, toName, ends }: TransferEffectsProps) {
  const messages = useMessages(TRANSFER_MESSAGES);
  const { locale } = useWidgetHost();
  const number = (value: number) => value.toLocaleString(locale);
  const { moves, stays } = messages;
  return (
    <S.Stack>
      <Card title={messages.movesTo(toName)} headingLevel={2}>
        <S.Facts>
          {Object.values(moves).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </S.Facts>
      </Card>
      <Card title={messages.staysWith(fromName)} headingLevel={2}>
        <S.Facts>
          {ends && <li>{stays.positions(number(ends.retentionDays))}</li>}
          <li>{stays.pictures}</li>
          <li>{stays.visits}</li>
          <li>{stays.reports}</li>
        </S.Facts>
      </Card>
      {ends && (
        <Card title={messages.ends} headingLevel={2}>
          <S.Facts>
            <li>{messages.groups(ends.groups, number(ends.groups))}</li>
            <li>{messages.alertRules(ends.alertRules, number(ends.alertRules))}</li>
            <li>{messages.sharedLinks(ends.sharedLinks, number(ends.sharedLinks))}</li>
            <li>{messages.deviceLinks(ends.deviceLinks, number(ends.deviceLinks))}</li>
          </S.Facts>
        </Card>
      )}
      <S.Sub>{messages.privacy(toName)}</S.Sub>
    </S.Stack>
  );
}
