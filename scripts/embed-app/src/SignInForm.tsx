import { ApiError } from '@gladhand/domain';
import { Button } from '@gladhand/ui';
import { useState } from 'react';
import { signIn } from './session';

/** This portal's own way in. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const [failure, setFailure] = useState<string>();
  const submit = async (form: FormData) => {
    try {
      await signIn(String(form.get('email')), String(form.get('password')));
      onDone();
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : 'Something went wrong.');
    }
  };
  return (
    <form action={submit} style={{ display: 'grid', gap: 8, maxWidth: 320, padding: 24 }}>
      <h1>Harbor Line</h1>
      <label>
        Email <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <Button type="submit" kind="primary">
        Come aboard
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </form>
  );
}
