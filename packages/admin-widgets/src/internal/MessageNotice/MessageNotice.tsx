import {
  type MessageBlock,
  MessageSeverity,
  messageSeverity,
  messageText,
  plainMessageText,
} from '@gladhand/domain/messages';
import { Banner, Button, type Tone, useMessages, useWords } from '@gladhand/ui';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { MessageText } from './MessageText';
import { MESSAGE_NOTICE_MESSAGES } from './messages';

interface MessageNoticeProps {
  severity: string;
  /** Markdown. */
  text: string;
  /** Shows the button that hides the message. */
  onDismiss?: (() => void) | undefined;
  /** Controls below the text. */
  children?: ReactNode;
}

const TONES: Readonly<Record<string, Tone>> = {
  [MessageSeverity.Critical]: 'critical',
  [MessageSeverity.Warning]: 'caution',
  [MessageSeverity.Info]: 'neutral',
};

/** A longer message is folded, so that it doesn't cover the page that it is on. */
const MAX_UNFOLDED = { characters: 240, lines: 4 };

const linesOf = (blocks: readonly MessageBlock[]): number =>
  blocks.reduce((sum, node) => sum + (node.kind === 'paragraph' ? 1 : linesOf(node.items.flat())), 0);

/** One message as its audience sees it: icon and word of its severity, and its text. */
export function MessageNotice({ severity, text, onDismiss, children }: MessageNoticeProps) {
  const messages = useMessages(MESSAGE_NOTICE_MESSAGES);
  const say = useWords();
  const textId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const plain = useMemo(() => plainMessageText(text), [text]);
  const isLong = useMemo(
    () => plain.length > MAX_UNFOLDED.characters || linesOf(messageText(text).blocks) > MAX_UNFOLDED.lines,
    [plain, text],
  );
  return (
    <Notice
      tone={TONES[severity] ?? 'neutral'}
      role="group"
      aria-label={say(messageSeverity(severity).label)}
      title={say(messageSeverity(severity).label)}
      onDismiss={onDismiss}
      dismissLabel={messages.dismiss}
    >
      {isLong && !isOpen ? (
        <Folded dir="auto">{plain}</Folded>
      ) : (
        <Unfolded id={textId} {...(isLong && { tabIndex: 0, role: 'region', 'aria-label': plain.slice(0, 60) })}>
          <MessageText text={text} />
        </Unfolded>
      )}
      {(isLong || children) && (
        <Controls>
          {isLong && (
            <Button
              kind="link"
              aria-expanded={isOpen}
              aria-controls={isOpen ? textId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? messages.showLess : messages.showAll}
            </Button>
          )}
          {children}
        </Controls>
      )}
    </Notice>
  );
}

const Notice = styled(Banner)`
  font: var(--gh-text-13);
`;

const Folded = styled.p`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Unfolded = styled.div`
  max-block-size: 40dvh;
  overflow-y: auto;
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-block-start: 4px;

  button[data-kind] {
    color: inherit;
  }
  button[data-kind='link'] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
