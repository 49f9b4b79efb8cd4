import { type ApiError, ApiErrorCode, type Credentials } from '@gladhand/domain';
import { EMAIL_NOT_VALID } from '@gladhand/domain/contact';
import { Button, PasswordField, TextField, useMessages } from '@gladhand/ui';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { FailureBanner } from '../internal/FailureBanner';
import { ACCOUNT_MESSAGES } from '../internal/messages';
import { useRetryCountdown } from '../internal/useRetryCountdown';
import { SIGN_IN_MESSAGES } from './messages';
import { useCapsLock } from './useCapsLock';

/**
 * Finds typing errors only. The full rule applies where accounts are created, so that every existing account can sign
 * in.
 */
const WRITTEN_LIKE_EMAIL = /^\S+@\S+\.\S+$/;

export interface CredentialsFormProps {
  /** At the end of the label of the password, usually a link. */
  forgotPassword?: ReactNode;
  /** Focuses the first field when the form appears. @default false */
  focusFirst?: boolean | undefined;
  working: boolean;
  error: ApiError | null;
  onSubmit: (credentials: Credentials) => void;
  /** Called when the address changes, because an earlier error does not apply to it. */
  onUsernameChange: () => void;
}

/** Email and password. The entries are kept after a failure. */
export function CredentialsForm(props: CredentialsFormProps) {
  const accountMessages = useMessages(ACCOUNT_MESSAGES);
  const signInMessages = useMessages(SIGN_IN_MESSAGES);

  const { forgotPassword, focusFirst = false, working, error, onSubmit, onUsernameChange } = props;
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials>({
    defaultValues: { username: '', password: '' },
  });
  const secondsLeft = useRetryCountdown(error);
  const capsLock = useCapsLock();
  const refused = error?.code === ApiErrorCode.InvalidCredentials;

  // Focus is outside React, and the field exists only after rendering.
  useEffect(() => {
    if (focusFirst) setFocus('username');
  }, [focusFirst, setFocus]);
  // After wrong credentials most users correct the password.
  useEffect(() => {
    if (refused) setFocus('password');
  }, [refused, setFocus]);

  const send = handleSubmit((credentials) => {
    if (!working && secondsLeft === 0) onSubmit(credentials);
  });

  return (
    <Form noValidate onSubmit={send}>
      {error && <FailureBanner error={error} secondsLeft={secondsLeft} onRetry={() => void send()} />}
      <TextField
        label={accountMessages.email}
        size="medium"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.username?.message}
        {...register('username', {
          onChange: onUsernameChange,
          validate: (text) =>
            text.trim() === '' ? signInMessages.emailMissing : WRITTEN_LIKE_EMAIL.test(text.trim()) || EMAIL_NOT_VALID,
        })}
      />
      <PasswordField
        label={signInMessages.password}
        size="medium"
        autoComplete="current-password"
        labelEnd={forgotPassword}
        hint={capsLock.on ? signInMessages.capsLock : undefined}
        onKeyDown={capsLock.watch}
        onKeyUp={capsLock.watch}
        error={formState.errors.password?.message}
        {...register('password', { required: signInMessages.passwordMissing })}
      />
      <Button
        type="submit"
        kind="primary"
        size="medium"
        wide
        working={working}
        aria-disabled={secondsLeft > 0 || undefined}
      >
        {signInMessages.title}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 18px;

  > button[type='submit'] {
    margin-block-start: 6px;
  }
`;
