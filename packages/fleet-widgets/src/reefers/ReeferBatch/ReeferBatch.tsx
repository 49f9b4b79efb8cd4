import { useWidgetHost } from '@gladhand/domain/react';
import type { CommandOrder, ReeferUnitRow } from '@gladhand/domain/reefers';
import { Button, Dialog, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { CommandFields } from '../commands/CommandFields';
import { ConfirmCommand } from '../commands/ConfirmCommand';
import { type CommandDraft, EMPTY_DRAFT, orderOf } from '../commands/commandDraft';
import { commandText } from '../commands/commandWords';
import { REEFER_MESSAGES } from '../commands/messages';
import { BatchResults } from './BatchResults';
import { ChooseUnits } from './ChooseUnits';
import { REEFER_BATCH_MESSAGES } from './messages';
import { useBatch } from './useBatch';

export interface ReeferBatchProps extends LocalizedProps {
  /** Only units of this customer. @default every customer that the user has access to */
  customerId?: number | null | undefined;
  /** Only units of these trailers, selected from the start. At most 50. @default every unit */
  vins?: readonly string[] | undefined;
  /** Called when closed at any step. Commands that were sent continue. */
  onClose: () => void;
}

type Step = 'units' | 'command' | 'results';

/** Sends one command to many units: select units, select a command, confirm, and follow the result for each unit. */
export function ReeferBatch({ messages, ...props }: ReeferBatchProps) {
  return (
    <WidgetTexts messages={messages}>
      <ReeferBatchBody {...props} />
    </WidgetTexts>
  );
}

function ReeferBatchBody({ customerId = null, vins, onClose }: ReeferBatchProps) {
  const say = useWords();
  const reeferBatchMessages = useMessages(REEFER_BATCH_MESSAGES);
  const reeferMessages = useMessages(REEFER_MESSAGES);

  const { units } = useWidgetHost();
  const [step, setStep] = useState<Step>('units');
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReeferUnitRow>>(new Map());
  const [draft, setDraft] = useState<CommandDraft>(EMPTY_DRAFT);
  const [asked, setAsked] = useState<CommandOrder>();
  const batch = useBatch();
  const order = orderOf(draft, units);
  const count = reeferBatchMessages.unitCount(chosen.size);
  const mostZones = Math.max(1, ...[...chosen.values()].map(({ setPointsF }) => setPointsF.length));

  if (asked && step === 'command') {
    return (
      <ConfirmCommand
        order={asked}
        target={count}
        units={units}
        working={false}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setStep('results');
          batch.begin(asked, [...chosen.values()]);
        }}
      />
    );
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>
            {step === 'results' && asked
              ? reeferBatchMessages.to(commandText(asked, units, reeferMessages, say), count)
              : reeferBatchMessages.reeferCommands}
          </Dialog.Title>
          {step === 'command' && <Dialog.Description>{count}</Dialog.Description>}
        </Dialog.Header>
        <Dialog.Body>
          {step === 'units' && <ChooseUnits customerId={customerId} vins={vins} chosen={chosen} onChange={setChosen} />}
          {step === 'command' && (
            <CommandFields
              draft={draft}
              onChange={setDraft}
              zones={Array.from({ length: mostZones }, (_, index) => index + 1)}
              units={units}
            />
          )}
          {step === 'results' && <BatchResults batch={batch} />}
        </Dialog.Body>
        <Dialog.Footer>
          {step === 'units' && (
            <>
              <Button onClick={onClose}>{reeferBatchMessages.cancel}</Button>
              <Button kind="primary" disabled={chosen.size === 0} onClick={() => setStep('command')}>
                {reeferBatchMessages.nextCount(count)}
              </Button>
            </>
          )}
          {step === 'command' && (
            <>
              <Button onClick={() => setStep('units')}>{reeferBatchMessages.back}</Button>
              <Button kind="primary" disabled={!order} onClick={() => setAsked(order)}>
                {reeferBatchMessages.next}
              </Button>
            </>
          )}
          {step === 'results' && (
            <>
              {batch.failed.length > 0 && !batch.isSending && (
                <Button onClick={batch.retry}>{reeferBatchMessages.retryFailed(batch.failed.length)}</Button>
              )}
              <Button kind="primary" onClick={onClose}>
                {reeferBatchMessages.close}
              </Button>
            </>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
