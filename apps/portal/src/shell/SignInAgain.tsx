import { ApiError, ERROR_TEXT } from '@gladhand/domain';
import { Banner, Button, Dialog, TextField, useMessages } from '@gladhand/ui';
import { type FormEvent, useState } from 'react';
import { useSession } from '../session/SessionContext';
import { useViewer } from '../viewer/ViewerContext';
import { SHELL_MESSAGES } from './messages';

/** Signs the same user in again above a page with unsaved entries whose session has ended. */
export function SignInAgain() {
  const messages = useMessages(SHELL_MESSAGES);
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
            <Dialog.Title>{messages.signInToContinue}</Dialog.Title>
            <Dialog.Description>{messages.sessionEndedKept}</Dialog.Description>
          </Dialog.Header>
          <Dialog.Body>
            {error && <Banner tone="critical">{error}</Banner>}
            <TextField label={messages.email} type="email" autoComplete="username" value={me.email} readOnly />
            <TextField
              label={messages.password}
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
              {messages.discard}
            </Button>
            <Button type="submit" kind="primary" working={working}>
              {messages.signIn}
            </Button>
          </Dialog.Footer>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
