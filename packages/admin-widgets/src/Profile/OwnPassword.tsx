import { type AccountPort, ApiErrorCode, type SignInAnswer } from '@gladhand/domain';
import { isPasswordValid, passwordRules, RESET_MISMATCH } from '@gladhand/domain/account';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, PasswordField, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useUnsavedChanges } from '../internal/UnsavedChanges/useUnsavedChanges';
import { PROFILE_MESSAGES } from './messages';

interface OwnPasswordProps {
  email: string;
  /** Null if the password does not expire. */
  expirationDays: number | null;
  onChanged: (answer: SignInAnswer) => void;
}

interface Entries {
  current: string;
  password: string;
  confirmation: string;
}

const EMPTY: Entries = { current: '', password: '', confirmation: '' };

/** Changes the password of the signed-in user and ends all other sessions. */
export function OwnPassword({ email, expirationDays, onChanged }: OwnPasswordProps) {
  const messages = useMessages(PROFILE_MESSAGES);

  const { notify } = useWidgetHost();
  const [open, setOpen] = useState(false);
  const { register, handleSubmit, watch, formState, getValues, reset } = useForm<Entries>({ defaultValues: EMPTY });
  const change = useApiMutation<Entries, SignInAnswer>({
    run: (api: AccountPort, { current, password }) =>
      api.account.changePassword({ username: email, password: current }, { newPassword: password }),
  });
  const { password, confirmation } = watch();
  const { errors, isDirty } = formState;
  const { question } = useUnsavedChanges(open && isDirty);
  const failure = change.error;
  const isWrong = failure?.code === ApiErrorCode.InvalidCredentials;
  const isRefused = failure?.code === ApiErrorCode.PasswordPolicy;

  function close() {
    reset(EMPTY);
    change.reset();
    setOpen(false);
  }

  function send(entries: Entries) {
    change.mutate(entries, {
      onSuccess(answer) {
        close();
        onChanged(answer);
        notify({ tone: 'good', title: messages.passwordChanged, detail: messages.passwordChangedDetail });
      },
    });
  }

  if (!open) {
    return (
      <Closed>
        <p>{expiryText(expirationDays, messages)}</p>
        <Button onClick={() => setOpen(true)}>{messages.changePassword}</Button>
      </Closed>
    );
  }
  return (
    <Form noValidate onSubmit={handleSubmit(send)}>
      {failure && !isWrong && !isRefused && (
        <Banner tone="critical" title={messages.passwordNotChanged}>
          {failure.message}
        </Banner>
      )}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={messages.currentPassword}
        autoComplete="current-password"
        autoFocus
        error={errors.current?.message ?? (isWrong ? failure.message : undefined)}
        {...register('current', { required: messages.currentMissing })}
      />
      <PasswordField
        label={messages.newPassword}
        autoComplete="new-password"
        rules={passwordRules(password, { confirmation })}
        error={errors.password?.message ?? (isRefused ? failure.message : undefined)}
        {...register('password', {
          validate: (text) => isPasswordValid(text) || messages.rulesNotMet,
        })}
      />
      <PasswordField
        label={messages.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation', { validate: (text) => text === getValues('password') || RESET_MISMATCH })}
      />
      <Row>
        <Button type="submit" kind="primary" working={change.isPending}>
          {messages.changePassword}
        </Button>
        <Button onClick={close} disabled={change.isPending}>
          {messages.cancel}
        </Button>
      </Row>
      {question}
    </Form>
  );
}

function expiryText(days: number | null, messages = PROFILE_MESSAGES): string {
  if (days === null) return messages.noExpiry;
  return messages.expiresIn(days);
}

const Closed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;

  > p {
    margin: 0;
    color: var(--gh-color-text-muted);
  }
`;

const Form = styled.form`
  display: grid;
  gap: 18px;
  max-inline-size: 420px;
`;

const Row = styled.div`
  display: flex;
  gap: 8px;
`;
