import { type CommandOrder, NO_COMMAND_ACCESS, newRequestId, REEFER_TEXTS, type ReeferUnit } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Button, Dialog } from '@gladhand/ui';
import { useState } from 'react';
import { CommandFields } from '../reefer/CommandFields';
import { ConfirmCommand } from '../reefer/ConfirmCommand';
import { type CommandDraft, EMPTY_DRAFT, orderOf } from '../reefer/commandDraft';
import { commandText } from '../reefer/commandWords';
import { sendCommands } from '../reefer/reeferQueries';

interface SendCommandProps {
  unit: ReeferUnit;
  /** Sent, or given up. */
  onDone: () => void;
}

/** Chooses a command for one unit, asks whether it is meant, and sends it. */
export function SendCommand({ unit, onDone }: SendCommandProps) {
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
        // refused by the server: the text says why, and the same id may be tried again
        if (result?.code) return setProblem(result.message ?? REEFER_TEXTS.failed);
        notify({ tone: 'neutral', title: `${commandText(command, units)} sent`, detail: unit.unitId });
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
          <Dialog.Title>Send command to {unit.unitId}</Dialog.Title>
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
          <Button onClick={onDone}>Cancel</Button>
          <Button
            kind="primary"
            disabled={!order}
            // one id for all tries of this command: however often it is sent, it is sent once
            onClick={() => order && setAsked({ ...order, id: newRequestId() })}
          >
            Next
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
