import { NO_COMMAND_ACCESS, newRequestId } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { type CommandOrder, REEFER_TEXTS, type ReeferUnit } from '@gladhand/domain/reefers';
import { Button, Dialog, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { CommandFields } from '../commands/CommandFields';
import { ConfirmCommand } from '../commands/ConfirmCommand';
import { type CommandDraft, EMPTY_DRAFT, orderOf } from '../commands/commandDraft';
import { commandText } from '../commands/commandWords';
import { REEFER_MESSAGES } from '../commands/messages';
import { sendCommands } from '../commands/reeferQueries';
import { REEFER_UNIT_MESSAGES } from './messages';

interface SendCommandProps {
  unit: ReeferUnit;
  /** The command was sent, or the form was canceled. */
  onDone: () => void;
}

/** Selects a command for one unit, confirms and sends it. */
export function SendCommand({ unit, onDone }: SendCommandProps) {
  const say = useWords();
  const reeferMessages = useMessages(REEFER_MESSAGES);
  const reeferUnitMessages = useMessages(REEFER_UNIT_MESSAGES);

  const { units, notify } = useWidgetHost();
  const [draft, setDraft] = useState<CommandDraft>(EMPTY_DRAFT);
  const [asked, setAsked] = useState<CommandOrder & { id: string }>();
  const [problem, setProblem] = useState<string>();
  const sending = useApiMutation(sendCommands);
  const order = orderOf(draft, units);

  function send(command: CommandOrder & { id: string }) {
    setProblem(undefined);
    sending.mutate([{ ...command, vin: unit.vin }], {
      onSuccess: ([result]) => {
        // The server refused: the text says why, and the same id can be retried.
        if (result?.code) return setProblem(result.message ?? REEFER_TEXTS.failed);
        notify({
          tone: 'neutral',
          title: reeferUnitMessages.sent(commandText(command, units, reeferMessages, say)),
          detail: unit.unitId,
        });
        onDone();
      },
      onError: ({ code, message }) => setProblem(code === 'FORBIDDEN' ? NO_COMMAND_ACCESS : message),
    });
  }

  if (asked) {
    return (
      <ConfirmCommand
        order={asked}
        target={unit.unitId}
        units={units}
        working={sending.isPending}
        problem={problem}
        onConfirm={() => send(asked)}
        onCancel={() => {
          setAsked(undefined);
          setProblem(undefined);
        }}
      />
    );
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onDone()}>
      <Dialog.Content width="small">
        <Dialog.Header>
          <Dialog.Title>{reeferUnitMessages.sendCommandTo(unit.unitId)}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <CommandFields
            draft={draft}
            onChange={setDraft}
            zones={unit.zones.length === 0 ? [1] : unit.zones.map((_, index) => index + 1)}
            units={units}
          />
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onDone}>{reeferUnitMessages.cancel}</Button>
          <Button
            kind="primary"
            disabled={!order}
            // All tries share one id, so the command is sent only once.
            onClick={() => order && setAsked({ ...order, id: newRequestId() })}
          >
            {reeferUnitMessages.next}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
