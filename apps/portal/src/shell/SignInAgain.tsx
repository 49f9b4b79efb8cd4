import { ApiError, ERROR_TEXT } from '@gladhand/domain';
import { Banner, Button, Dialog, TextField } from '@gladhand/ui';
import { type FormEvent, useState } from 'react';
import { useSession } from '../session/SessionContext';
import { useViewer } from '../viewer/ViewerContext';

/** Over a page with unsaved work whose session has ended: the same user signs in again, and the page stays as it is. */
export function SignInAgain() {
  const session = useSession();
  const { me, queryClient } = useViewer();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [working, setWorking] = useState(false);
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setWorking(true);
    setError(undefined);
    try {
      session.signedIn(await session.api.account.signIn({ username: me.email, password }));
      await queryClient.invalidateQueries();
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : ERROR_TEXT.generic);
      setWorking(false);
    }
  };
  return (
    <Dialog.Root open>
      <Dialog.Content width="small" dismissible={false}>
        <form onSubmit={signIn}>
          <Dialog.Header closeLabel={null}>
            <Dialog.Title>Sign in to continue</Dialog.Title>
            <Dialog.Description>Your session has ended. What you entered on this page is kept.</Dialog.Description>
          </Dialog.Header>
          <Dialog.Body>
            {error && <Banner tone="critical">{error}</Banner>}
            <TextField label="Email" type="email" autoComplete="username" value={me.email} readOnly />
            <TextField
              label="Password"
              type="password"
              autoComplete="current-password"
              required
              autoFocus
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Dialog.Body>
          <Dialog.Footer>
            <Button type="button" onClick={() => session.leavePage()}>
              Discard and leave
            </Button>
            <Button type="submit" kind="primary" working={working}>
              Sign in
            </Button>
          </Dialog.Footer>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
