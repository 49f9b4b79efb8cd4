import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { roleWord } from '@gladhand/domain/users';
import { Button, Spinner, useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { MessageNotice } from '../internal/MessageNotice/MessageNotice';
import { COMMON_MESSAGES } from '../internal/messages';
import { MessageUsers } from './MessageUsers';
import { audienceOf, type MessageEntry } from './messageForm';
import { messageReachQuery } from './messageQueries';
import { MESSAGE_MESSAGES } from './messages';

interface MessagePreviewProps {
  entry: MessageEntry;
}

/** The message as its audience sees it, and how many users that are. */
export function MessagePreview({ entry }: MessagePreviewProps) {
  const texts = useMessages(MESSAGE_MESSAGES);
  return (
    <Frame aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <p>{entry.text.trim() === '' ? texts.previewEmpty : texts.previewHint}</p>
      {entry.text.trim() !== '' && (
        // Links of the preview do not leave the form.
        <div onClickCapture={(event) => event.preventDefault()}>
          <MessageNotice
            severity={entry.severity}
            text={entry.text}
            onDismiss={entry.isDismissible ? () => undefined : undefined}
          />
        </div>
      )}
      <Reach entry={entry} />
    </Frame>
  );
}

function Reach({ entry }: MessagePreviewProps) {
  const texts = useMessages(MESSAGE_MESSAGES);
  const common = useMessages(COMMON_MESSAGES);
  const say = useWords();
  const { locale } = useWidgetHost();
  const reach = useApiQuery(messageReachQuery(audienceOf(entry)), { keepPrevious: true });
  if (reach.isError && !reach.data) {
    return (
      <p role="status">
        {texts.reachFailed}{' '}
        <Button kind="link" working={reach.isFetching} onClick={() => reach.refetch()}>
          {common.tryAgain}
        </Button>
      </p>
    );
  }
  if (!reach.data) return <Spinner label={texts.reachLoading} />;
  const { users, byRole } = reach.data;
  return (
    <div role="status" aria-busy={reach.isFetching}>
      {users === 0 ? (
        <strong>{texts.reachNone}</strong>
      ) : (
        <MessageUsers
          text={texts.reach(users, users.toLocaleString(locale))}
          count={users}
          source={{ audience: audienceOf(entry) }}
        />
      )}
      <ul>
        {byRole.map(({ role, users: count }) => (
          <li key={role}>{texts.roleReach(say(roleWord(role).label), count.toLocaleString(locale))}</li>
        ))}
      </ul>
    </div>
  );
}

const Frame = styled.section`
  display: grid;
  gap: 8px;
  padding: 12px;
  border: 1px dashed var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-sm);

  h3,
  p,
  ul {
    margin: 0;
  }
  h3 {
    font: var(--gh-text-13);
    font-weight: 600;
  }
  > p,
  li {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    padding: 0;
    list-style: none;
  }
`;
