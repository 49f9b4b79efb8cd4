import { useApiQuery } from '@gladhand/domain/react';
import { Button, Dialog, isEmailAddress, RadioGroup, TextField, useMessages } from '@gladhand/ui';
import { type FormEvent, useId, useState } from 'react';
import { meQuery } from '../../../internal/meQuery';
import * as S from './handling.styles';
import { ALERT_HANDLING_MESSAGES } from './messages';

interface AssignDialogProps {
  /** The present assignee, if all alerts have the same. */
  assignee: string | null;
  /** Resolves to whether it succeeded. */
  onAssign: (assignee: string | null) => Promise<boolean>;
  /** Why the last attempt failed. */
  failure: string | undefined;
  isPending: boolean;
  onClose: () => void;
}

/** Asks whom alerts are assigned to. */
export function AssignDialog({ assignee, onAssign, failure, isPending, onClose }: AssignDialogProps) {
  const messages = useMessages(ALERT_HANDLING_MESSAGES);
  const me = useApiQuery(meQuery, { staleMs: 300_000 }).data;
  const formId = useId();
  const [choice, setChoice] = useState('me');
  const [email, setEmail] = useState(assignee === me?.email ? '' : (assignee ?? ''));
  const [isTried, setIsTried] = useState(false);
  const isMissing = choice === 'other' && !isEmailAddress(email.trim());

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    if (isMissing || isPending || (choice === 'me' && !me)) return;
    const chosen = choice === 'me' ? (me?.email ?? null) : choice === 'other' ? email.trim() : null;
    if (await onAssign(chosen)) onClose();
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isPending && onClose()}>
      <Dialog.Content width="small" aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{messages.assignTitle}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <S.Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
            <RadioGroup
              label={messages.assignTo}
              value={choice}
              onChange={(event) => setChoice(event.currentTarget.value)}
              options={[
                { value: 'me', label: messages.toMe, description: me?.email },
                { value: 'other', label: messages.toOther },
                { value: 'none', label: messages.noAssignee },
              ]}
              error={choice === 'other' ? undefined : failure}
            />
            {choice === 'other' && (
              <TextField
                label={messages.email}
                type="email"
                required
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
                error={isTried && isMissing ? messages.emailMissing : failure}
              />
            )}
          </S.Form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button disabled={isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} working={isPending}>
            {messages.assign}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
