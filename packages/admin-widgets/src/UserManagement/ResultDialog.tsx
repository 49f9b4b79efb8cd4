import { Banner, Button, Dialog, useMessages, useWords } from '@gladhand/ui';
import { COMMON_MESSAGES } from '../internal/messages';
import { MailOutcome } from './MailOutcome';
import { USER_MESSAGES } from './messages';
import type { Result } from './result';

/** Shows the result of a request. A form behind it keeps its entries. */
export function ResultDialog({ result, onClose }: { result: Result; onClose: () => void }) {
  const commonMessages = useMessages(COMMON_MESSAGES);
  const userMessages = useMessages(USER_MESSAGES);

  const say = useWords();
  const { tone, text, lines = [], mail } = result;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="small" aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>
            {tone === 'good'
              ? commonMessages.done
              : tone === 'caution'
                ? userMessages.partlyDone
                : userMessages.notDone}
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          {text && (
            <Banner tone={tone} title={text} style={{ overflowWrap: 'anywhere' }}>
              {lines.map((line) => (
                <p key={line} style={{ margin: 0 }}>
                  {say(line)}
                </p>
              ))}
            </Banner>
          )}
          {mail && <MailOutcome {...mail} />}
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="primary" onClick={onClose}>
            {userMessages.ok}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
