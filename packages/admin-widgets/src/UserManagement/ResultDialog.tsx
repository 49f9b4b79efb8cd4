import type { MailDelivery } from '@gladhand/domain';
import { Banner, Button, Dialog } from '@gladhand/ui';
import type { MailKind } from './ConfirmMail';
import { MailOutcome } from './MailOutcome';

/** What became of a request. */
export interface Result {
  tone: 'good' | 'critical' | 'caution';
  /** The specified text, e.g. 'Successfully created user: a@b.co'; empty when the mails say it all. */
  text: string;
  /** More about it, line by line. */
  lines?: readonly string[];
  /** Mails that the request has queued; their outcome is shown as it becomes known. */
  mail?: { kind: MailKind; mails: readonly MailDelivery[]; refusals?: readonly string[] };
}

/** Says what became of a request, whatever it came from: a form, a question or a switch. What was typed behind it stays. */
export function ResultDialog({ result, onClose }: { result: Result; onClose: () => void }) {
  const { tone, text, lines = [], mail } = result;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="small" aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{tone === 'good' ? 'Done' : tone === 'caution' ? 'Done in part' : 'Not done'}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          {text && (
            <Banner tone={tone} title={text} style={{ overflowWrap: 'anywhere' }}>
              {lines.map((line) => (
                <p key={line} style={{ margin: 0 }}>
                  {line}
                </p>
              ))}
            </Banner>
          )}
          {mail && <MailOutcome {...mail} />}
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="primary" onClick={onClose}>
            OK
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
