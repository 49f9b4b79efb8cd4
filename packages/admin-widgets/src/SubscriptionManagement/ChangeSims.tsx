import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { SIM_ACTIONS, type SimAction, type SimBatch, type SimTarget, type SimTargetInput } from '@gladhand/domain/sims';
import { Banner, Dialog, SegmentedControl, Select, Spinner, TextArea, useMessages, useWords } from '@gladhand/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { optionsIn } from '../internal/writing';
import { ChoosePlan } from './ChoosePlan';
import { ConfirmSims } from './ConfirmSims';
import { SUBSCRIPTION_MESSAGES } from './messages';
import * as S from './SubscriptionManagement.styles';
import { changeSims, checkSims, filterOf, simPlansQuery } from './simQueries';
import type { SubscriptionView } from './subscriptionView';

interface ChangeSimsProps {
  /** SIMs that were chosen with their action. Without them, both are chosen here. */
  chosen?: { readonly action: SimAction; readonly iccids: readonly string[] } | undefined;
  view: SubscriptionView;
  /** The number of SIMs in the list. */
  total: number;
  onClose: () => void;
  onRequested: (batch: SimBatch) => void;
}

/** Requests a change: of chosen SIMs, of all in the list, or of a pasted list. Nothing is requested unconfirmed. */
export function ChangeSims({ chosen, view, total, onClose, onRequested }: ChangeSimsProps) {
  const messages = useMessages(SUBSCRIPTION_MESSAGES);
  const say = useWords();
  const { locale } = useWidgetHost();
  const formId = useId();
  const [action, setAction] = useState<SimAction>(chosen?.action ?? 'suspend');
  const [planId, setPlanId] = useState<string | null>(null);
  const [by, setBy] = useState<'filter' | 'list'>('filter');
  const [list, setList] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [target, setTarget] = useState<SimTarget>();
  const checking = useApiMutation(checkSims);
  const changing = useApiMutation(changeSims);
  const isPlanChange = action === 'changePlan';
  const plans = useApiQuery(simPlansQuery(view.customerId), { enabled: isPlanChange });
  const plan = plans.data?.find((one) => one.planId === planId);
  const isEmptyList = !chosen && by === 'list' && list.trim() === '';
  const isPlanMissing = isPlanChange && !plan;
  const order = { action, planId: isPlanChange ? planId : null };
  const input: SimTargetInput = chosen
    ? { ...order, iccids: [...chosen.iccids] }
    : { ...order, ...(by === 'list' ? { lines: list.split('\n') } : { filter: filterOf(view) }) };
  const check = () => checking.mutate(input, { onSuccess: setTarget });
  // A change of chosen SIMs begins with its confirmation, which has their numbers. A new plan is chosen first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is checked once
  useEffect(() => {
    if (chosen && !isPlanChange) check();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!isEmptyList && !isPlanMissing && !checking.isPending) check();
  }
  const failed = checking.error && (
    <Banner tone="critical" title={messages.notChecked}>
      {say(checking.error.message)}
    </Banner>
  );

  return (
    <FormDialog
      changed={list !== '' || planId !== null}
      working={checking.isPending || changing.isPending}
      onClose={onClose}
    >
      {target ? (
        <ConfirmSims
          {...{ action, plan, target, error: changing.error, working: changing.isPending, onClose }}
          onBack={chosen && !isPlanChange ? undefined : () => setTarget(undefined)}
          onConfirm={() => changing.mutate({ target: input, sims: target.sims }, { onSuccess: onRequested })}
        />
      ) : chosen && !isPlanChange ? (
        <>
          <Dialog.Header>
            <Dialog.Title>{messages.changeTitle}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>{failed || <Spinner />}</Dialog.Body>
        </>
      ) : (
        <>
          <Dialog.Header>
            <Dialog.Title>{messages.changeTitle}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <S.Form id={formId} noValidate onSubmit={submit}>
              {failed}
              {!chosen && (
                <Select
                  label={messages.action}
                  options={optionsIn(SIM_ACTIONS, say)}
                  value={action}
                  onChange={(next) => next && setAction(next as SimAction)}
                />
              )}
              {isPlanChange && (
                <ChoosePlan query={plans} planId={planId} isMissing={isTried && isPlanMissing} onChange={setPlanId} />
              )}
              {!chosen && (
                <SegmentedControl
                  label={messages.chooseBy}
                  segments={[
                    { value: 'filter', label: messages.byFilter(messages.sims(total, total.toLocaleString(locale))) },
                    { value: 'list', label: messages.byList },
                  ]}
                  value={by}
                  onChange={setBy}
                />
              )}
              {!chosen && by === 'list' && (
                <TextArea
                  label={messages.pastedList}
                  hint={messages.pastedHint}
                  error={isTried && isEmptyList ? messages.pasteFirst : undefined}
                  value={list}
                  onChange={(event) => setList(event.target.value)}
                />
              )}
            </S.Form>
          </Dialog.Body>
          <FormFooter formId={formId} submitLabel={messages.check} working={checking.isPending} onClose={onClose} />
        </>
      )}
    </FormDialog>
  );
}
