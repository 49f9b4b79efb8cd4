import type { AdministrationPort } from '@gladhand/domain';
import type { ManagedUser, UserMailResult } from '@gladhand/domain/administration';
import { type ApiMutation, useApiMutation } from '@gladhand/domain/react';
import { ConfirmDialog, perLanguage, type Say, useMessages, useWords } from '@gladhand/ui';
import { USER_MESSAGES } from './messages';
import type { MailKind, Result } from './result';

interface ConfirmMailProps {
  kind: MailKind;
  users: readonly ManagedUser[];
  onResult: (result: Result) => void;
  onClose: () => void;
}

const wordsOf = perLanguage(
  (messages: typeof USER_MESSAGES) =>
    ({
      reset: {
        title: messages.resetTitle,
        confirm: messages.resetPassword,
        text: messages.resetText,
        failed: messages.resetFailed,
      },
      verification: {
        title: messages.verificationTitle,
        confirm: messages.resendVerification,
        text: messages.verificationText,
        failed: messages.verificationFailed,
      },
    }) as const,
);

const MAIL: Record<MailKind, ApiMutation<readonly string[], UserMailResult[]>> = {
  reset: { run: (api: AdministrationPort, userIds) => api.administration.users.resetPassword(userIds) },
  verification: { run: (api: AdministrationPort, userIds) => api.administration.users.sendVerification(userIds) },
};

/** Confirms an email to the selected users, then shows the status of each email. */
export function ConfirmMail({ kind, users, onResult, onClose }: ConfirmMailProps) {
  const messages = useMessages(USER_MESSAGES);
  const say = useWords();

  const mailing = useApiMutation(MAIL[kind]);
  const { title, confirm, text, failed } = wordsOf(messages)[kind];
  const who = users.length === 1 && users[0] ? users[0].email : messages.userCount(users.length);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title(who)}
      confirmLabel={confirm}
      working={mailing.isPending}
      onConfirm={() =>
        mailing.mutate(
          users.map(({ id }) => id),
          {
            onSuccess: (results) => onResult(resultOf(kind, results, messages, say)),
            onError: ({ message }) => onResult({ tone: 'critical', text: failed, lines: [message] }),
          },
        )
      }
    >
      <p>{text}</p>
      {users.length > 1 && <p style={{ overflowWrap: 'anywhere' }}>{users.map(({ email }) => email).join(', ')}</p>}
    </ConfirmDialog>
  );
}

function resultOf(
  kind: MailKind,
  results: readonly UserMailResult[],
  messages: typeof USER_MESSAGES,
  say: Say,
): Result {
  const mails = results.flatMap(({ mail }) => mail ?? []);
  const refusals = results
    .filter(({ mail }) => !mail)
    .map(({ email, reason }) => messages.refusal(email, reason ? say(reason) : wordsOf(messages)[kind].failed));
  const tone = mails.length === 0 ? 'critical' : refusals.length === 0 ? 'good' : 'caution';
  return { tone, text: '', mail: { kind, mails, refusals } };
}
