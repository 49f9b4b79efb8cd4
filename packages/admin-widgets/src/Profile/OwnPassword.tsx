import { ApiErrorCode, isPasswordValid, passwordRules, RESET_MISMATCH, type SignInAnswer } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, PasswordField } from '@gladhand/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useUnsavedChanges } from '../internal/UnsavedChanges/useUnsavedChanges';

interface OwnPasswordProps {
  email: string;
  /** Null: it does not expire. */
  expirationDays: number | null;
  onChanged: (answer: SignInAnswer) => void;
}

interface Entries {
  current: string;
  password: string;
  confirmation: string;
}

const EMPTY: Entries = { current: '', password: '', confirmation: '' };

/** Another password for one's own account. It ends every session but this one. */
export function OwnPassword({ email, expirationDays, onChanged }: OwnPasswordProps) {
  const { notify } = useWidgetHost();
  const [open, setOpen] = useState(false);
  const { register, handleSubmit, watch, formState, getValues, reset } = useForm<Entries>({ defaultValues: EMPTY });
  const change = useApiMutation<Entries, SignInAnswer>({
    run: (api, { current, password }) =>
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
        notify({ tone: 'good', title: 'Your password was changed', detail: 'Other devices have to sign in again.' });
      },
    });
  }

  if (!open) {
    return (
      <Closed>
        <p>{expiryText(expirationDays)}</p>
        <Button onClick={() => setOpen(true)}>Change password</Button>
      </Closed>
    );
  }
  return (
    <Form noValidate onSubmit={handleSubmit(send)}>
      {failure && !isWrong && !isRefused && (
        <Banner tone="critical" title="The password was not changed">
          {failure.message}
        </Banner>
      )}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        error={errors.current?.message ?? (isWrong ? failure.message : undefined)}
        {...register('current', { required: 'Type the password that you have now.' })}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        rules={passwordRules(password, { confirmation })}
        error={errors.password?.message ?? (isRefused ? failure.message : undefined)}
        {...register('password', {
          validate: (text) => isPasswordValid(text) || 'The password does not meet every rule.',
        })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation', { validate: (text) => text === getValues('password') || RESET_MISMATCH })}
      />
      <Row>
        <Button type="submit" kind="primary" working={change.isPending}>
          Change password
        </Button>
        <Button onClick={close} disabled={change.isPending}>
          Cancel
        </Button>
      </Row>
      {question}
    </Form>
  );
}

function expiryText(days: number | null): string {
  if (days === null) return 'Your password does not expire.';
  return `Your password expires in ${days} ${days === 1 ? 'day' : 'days'}.`;
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
