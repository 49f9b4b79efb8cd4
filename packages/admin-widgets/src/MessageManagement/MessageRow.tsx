import {
  type DeveloperMessage,
  MessageSeverity,
  MessageState,
  messageSeverity,
  messageStateWord,
  plainMessageText,
} from '@gladhand/domain/messages';
import { useWidgetHost } from '@gladhand/domain/react';
import { Button, Link, StatusPill, type Tone, useMessages } from '@gladhand/ui';
import { Fragment, type ReactNode } from 'react';
import { COMMON_MESSAGES } from '../internal/messages';
import { momentText, useWriting } from '../internal/writing';
import { limitsText } from './audienceText';
import * as S from './MessageList.styles';
import { MessageUsers } from './MessageUsers';
import { MESSAGE_MESSAGES } from './messages';

interface MessageRowProps {
  message: DeveloperMessage;
  onEdit: ((message: DeveloperMessage) => void) | undefined;
  onWithdraw: ((message: DeveloperMessage) => void) | undefined;
}

const TONES: Readonly<Record<string, Tone>> = {
  [MessageSeverity.Critical]: 'critical',
  [MessageSeverity.Warning]: 'caution',
};
const MAX_CUSTOMERS = 3;
/** Enough of the text for the name of a button. */
const NAME_CHARACTERS = 60;

/** One message of the list. */
export function MessageRow({ message, onEdit, onWithdraw }: MessageRowProps) {
  const texts = useMessages(MESSAGE_MESSAGES);
  const common = useMessages(COMMON_MESSAGES);
  const writing = useWriting();
  const { links } = useWidgetHost();
  const { say, locale } = writing;
  const text = plainMessageText(message.text);
  const name = text.slice(0, NAME_CHARACTERS);
  const isOpen = message.state === MessageState.Shown || message.state === MessageState.Scheduled;
  const limits = limitsText(message, say, locale);
  const isForEveryone = limits === '' && message.customers.length === 0;
  const time = (instant: string) => <time dateTime={instant}>{momentText(instant, writing)}</time>;
  return (
    <S.Row>
      <S.About>
        <S.Head>
          <StatusPill tone={TONES[message.severity] ?? 'neutral'}>
            {say(messageSeverity(message.severity).label)}
          </StatusPill>
          <StatusPill plain tone={message.state === MessageState.Shown ? 'good' : 'neutral'}>
            {say(messageStateWord(message.state).label)}
          </StatusPill>
        </S.Head>
        <S.Words dir="auto">{text}</S.Words>
        <S.Facts>
          <Fact name={texts.audience}>
            {isForEveryone && texts.everyone}
            {limits}
            {limits !== '' && message.customers.length > 0 && ' · '}
            <Customers message={message} />
          </Fact>
          <Fact name={texts.shownFrom}>{time(message.from)}</Fact>
          <Fact name={texts.shownUntil}>{message.until ? time(message.until) : texts.untilWithdrawn}</Fact>
          {message.withdrawnAt && <Fact name={texts.withdrawnAt}>{time(message.withdrawnAt)}</Fact>}
          <Fact name={texts.by}>
            <Named href={message.createdById ? links.user?.(message.createdById) : undefined}>
              {message.createdBy ?? texts.deletedUser}
            </Named>
          </Fact>
        </S.Facts>
        <S.Note>
          {message.isDismissible ? (
            <MessageUsers
              text={texts.dismissals(message.dismissals, message.dismissals.toLocaleString(locale))}
              count={message.dismissals}
              source={{ dismissed: message.id }}
            />
          ) : (
            texts.notDismissible
          )}
        </S.Note>
      </S.About>
      {isOpen && onEdit && onWithdraw && (
        <S.Tools>
          <Button aria-label={texts.edit(name)} onClick={() => onEdit(message)}>
            {common.edit}
          </Button>
          <Button aria-label={texts.withdrawOne(name)} onClick={() => onWithdraw(message)}>
            {texts.withdraw}
          </Button>
        </S.Tools>
      )}
    </S.Row>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Named = ({ href, children }: { href: string | undefined; children: ReactNode }) => (
  <bdi>{href === undefined ? children : <Link href={href}>{children}</Link>}</bdi>
);

function Customers({ message: { customers } }: { message: DeveloperMessage }) {
  const texts = useMessages(MESSAGE_MESSAGES);
  const { links, can } = useWidgetHost();
  const href = (id: number) => (can('screen:customerManagement') ? links.customer?.(id) : undefined);
  const hidden = customers.length - MAX_CUSTOMERS;
  return (
    <>
      {customers.slice(0, MAX_CUSTOMERS).map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Named href={href(id)}>{name}</Named>
        </Fragment>
      ))}
      {hidden > 0 && ` ${texts.more(hidden)}`}
    </>
  );
}
