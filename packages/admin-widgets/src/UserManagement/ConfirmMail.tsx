import { type ManagedUser, USER_TEXTS, type UserMailResult } from '@gladhand/domain';
import { type ApiMutation, useApiMutation } from '@gladhand/domain/react';
import { ConfirmDialog } from '@gladhand/ui';
import type { Result } from './ResultDialog';

/** What the chosen users are mailed. */
export type MailKind = 'reset' | 'verification';

interface ConfirmMailProps {
  kind: MailKind;
  users: readonly ManagedUser[];
  onResult: (result: Result) => void;
  onClose: () => void;
}

const WORDS = {
  reset: {
    title: 'Reset the password of',
    confirm: 'Reset Password',
    text: 'Each gets an email with a link to choose a new password. The present one works until then.',
    failed: USER_TEXTS.resetFailed,
  },
  verification: {
    title: 'Send the verification email again to',
    confirm: 'Resend Verification',
    text: 'Each gets an email with a link that confirms the address. Earlier links stop working.',
    failed: USER_TEXTS.verificationFailed,
  },
} as const;

const MAIL: Record<MailKind, ApiMutation<readonly string[], UserMailResult[]>> = {
  reset: { run: (api, userIds) => api.administration.users.resetPassword(userIds) },
  verification: { run: (api, userIds) => api.administration.users.sendVerification(userIds) },
};

/** Asks before the chosen users are mailed, then shows how each mail fares. */
export function ConfirmMail({ kind, users, onResult, onClose }: ConfirmMailProps) {
  const mailing = useApiMutation(MAIL[kind]);
  const { title, confirm, text, failed } = WORDS[kind];
  const who = users.length === 1 ? users[0]?.email : `${users.length} users`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${title} ${who}?`}
      confirmLabel={confirm}
      working={mailing.isPending}
      onConfirm={() =>
        mailing.mutate(
          users.map(({ id }) => id),
          {
            onSuccess: (results) => onResult(resultOf(kind, results)),
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

function resultOf(kind: MailKind, results: readonly UserMailResult[]): Result {
  const mails = results.flatMap(({ mail }) => mail ?? []);
  const refusals = results
    .filter(({ mail }) => !mail)
    .map(({ email, reason }) => `${email ?? 'A user'}: ${reason ?? WORDS[kind].failed}`);
  const tone = mails.length === 0 ? 'critical' : refusals.length === 0 ? 'good' : 'caution';
  return { tone, text: '', mail: { kind, mails, refusals } };
}
