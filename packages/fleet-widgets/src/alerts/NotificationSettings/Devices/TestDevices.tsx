import { useApiMutation } from '@gladhand/domain/react';
import { Button, useMessages } from '@gladhand/ui';
import * as S from './Devices.styles';
import { testDevices } from './deviceQueries';
import { PUSH_DEVICES_MESSAGES } from './messages';

/** Sends a test to every device of the user. */
export function TestDevices() {
  const messages = useMessages(PUSH_DEVICES_MESSAGES);
  const test = useApiMutation(testDevices);
  return (
    <S.Present>
      <Button working={test.isPending} onClick={() => test.mutate(undefined)}>
        {messages.test}
      </Button>
      <S.Hint role="status">
        {test.isSuccess && messages.testSent(test.data)}
        {test.isError && messages.testFailed}
      </S.Hint>
    </S.Present>
  );
}
