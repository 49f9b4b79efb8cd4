import type { CommandOrder, ReeferUnitRow } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { Button, Dialog } from '@gladhand/ui';
import { useState } from 'react';
import { CommandFields } from '../reefer/CommandFields';
import { ConfirmCommand } from '../reefer/ConfirmCommand';
import { type CommandDraft, EMPTY_DRAFT, orderOf } from '../reefer/commandDraft';
import { commandText } from '../reefer/commandWords';
import { BatchResults } from './BatchResults';
import { ChooseUnits } from './ChooseUnits';
import { useBatch } from './useBatch';

export interface ReeferBatchProps {
  /** Offers the units of this customer only. @default every customer in sight */
  customerId?: number | null | undefined;
  /** Closed, at whatever step. Commands that were sent go on. */
  onClose: () => void;
}

type Step = 'units' | 'command' | 'results';

/** One command to many units: choose them, choose it, confirm it, and see what became of it unit by unit. */
export function ReeferBatch({ customerId = null, onClose }: ReeferBatchProps) {
  const { units } = useWidgetHost();
  const [step, setStep] = useState<Step>('units');
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReeferUnitRow>>(new Map());
  const [draft, setDraft] = useState<CommandDraft>(EMPTY_DRAFT);
  const [asked, setAsked] = useState<CommandOrder>();
  const batch = useBatch();
  const order = orderOf(draft, units);
  const count = `${chosen.size} ${chosen.size === 1 ? 'unit' : 'units'}`;
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
            {step === 'results' && asked ? `${commandText(asked, units)} to ${count}` : 'Reefer commands'}
          </Dialog.Title>
          {step === 'command' && <Dialog.Description>{count}</Dialog.Description>}
        </Dialog.Header>
        <Dialog.Body>
          {step === 'units' && <ChooseUnits customerId={customerId} chosen={chosen} onChange={setChosen} />}
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
              <Button onClick={onClose}>Cancel</Button>
              <Button kind="primary" disabled={chosen.size === 0} onClick={() => setStep('command')}>
                Next: {count}
              </Button>
            </>
          )}
          {step === 'command' && (
            <>
              <Button onClick={() => setStep('units')}>Back</Button>
              <Button kind="primary" disabled={!order} onClick={() => setAsked(order)}>
                Next
              </Button>
            </>
          )}
          {step === 'results' && (
            <>
              {batch.failed.length > 0 && !batch.isSending && (
                <Button onClick={batch.retry}>Try {batch.failed.length} failed again</Button>
              )}
              <Button kind="primary" onClick={onClose}>
                Close
              </Button>
            </>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
