import { type ApiError, ApiErrorCode, type Credentials, EMAIL_NOT_VALID } from '@gladhand/domain';
import { Button, PasswordField, TextField } from '@gladhand/ui';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { FailureBanner } from '../internal/FailureBanner';
import { useRetryCountdown } from '../internal/useRetryCountdown';
import { useCapsLock } from './useCapsLock';

/** Finds slips of the pen only: the rule for addresses holds where accounts are created, and all who have one sign in. */
const WRITTEN_LIKE_EMAIL = /^\S+@\S+\.\S+$/;

export interface CredentialsFormProps {
  /** Stands at the end of the password's label, usually a link. */
  forgotPassword?: ReactNode;
  /** Puts the cursor into the first field when the form appears. @default false */
  focusFirst?: boolean;
  working: boolean;
  error: ApiError | null;
  onSubmit: (credentials: Credentials) => void;
  /** The address was changed, so that a refusal says nothing of it any more. */
  onUsernameChange: () => void;
}

/** E-mail and password. What was typed stays there after a failure. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { forgotPassword, focusFirst = false, working, error, onSubmit, onUsernameChange } = props;
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials>({
    defaultValues: { username: '', password: '' },
  });
  const secondsLeft = useRetryCountdown(error);
  const capsLock = useCapsLock();
  const refused = error?.code === ApiErrorCode.InvalidCredentials;

  // the cursor is the browser's, and the field exists only after drawing
  useEffect(() => {
    if (focusFirst) setFocus('username');
  }, [focusFirst, setFocus]);
  // after a refusal the password is what most people type again
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
        label="Email"
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
            text.trim() === '' ? 'Enter your email.' : WRITTEN_LIKE_EMAIL.test(text.trim()) || EMAIL_NOT_VALID,
        })}
      />
      <PasswordField
        label="Password"
        size="medium"
        autoComplete="current-password"
        labelEnd={forgotPassword}
        hint={capsLock.on ? 'Caps Lock is on.' : undefined}
        onKeyDown={capsLock.watch}
        onKeyUp={capsLock.watch}
        error={formState.errors.password?.message}
        {...register('password', { required: 'Enter your password.' })}
      />
      <Button
        type="submit"
        kind="primary"
        size="medium"
        wide
        working={working}
        aria-disabled={secondsLeft > 0 || undefined}
      >
        Sign in
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
