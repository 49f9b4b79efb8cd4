import { Dialog, Switch, useMessages } from '@gladhand/ui';
import { Key } from '../internal/handling/handling.styles';
import * as S from './AlertInbox.styles';
import { INBOX_KEYS, type InboxShortcut } from './inboxShortcuts';
import { ALERT_INBOX_MESSAGES } from './messages';

interface ShortcutSheetProps {
  hasKeys: boolean;
  onKeys: (hasKeys: boolean) => void;
  onClose: () => void;
}

const LINES = Object.keys(INBOX_KEYS) as InboxShortcut[];

/** Lists the shortcuts, and switches them on or off. */
export function ShortcutSheet({ hasKeys, onKeys, onClose }: ShortcutSheetProps) {
  const messages = useMessages(ALERT_INBOX_MESSAGES);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="small">
        <Dialog.Header>
          <Dialog.Title>{messages.keysTitle}</Dialog.Title>
          <Dialog.Description>{messages.keysHint}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <S.Keys>
            {LINES.map((name) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>
                  <Key>{INBOX_KEYS[name]}</Key>
                </dt>
                <dd>{messages.keys[name]}</dd>
              </div>
            ))}
          </S.Keys>
          <Switch label={messages.keysOn} checked={hasKeys} onChange={(event) => onKeys(event.currentTarget.checked)} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
