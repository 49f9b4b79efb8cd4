import type { ApiError } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import type { SimAction, SimPlan, SimTarget } from '@gladhand/domain/sims';
import { Banner, Button, Dialog, Table, useMessages, useWords } from '@gladhand/ui';
import { SUBSCRIPTION_MESSAGES } from './messages';
import * as S from './SubscriptionManagement.styles';
import { includesText } from './simTexts';

interface ConfirmSimsProps {
  action: SimAction;
  /** The new plan of `changePlan`. */
  plan: SimPlan | undefined;
  target: SimTarget;
  error: ApiError | null;
  working: boolean;
  /** Without it the dialog has no step before. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says how many SIMs a change concerns, what it does, which plans it replaces, and what can't be undone. */
export function ConfirmSims({ action, plan, target, error, working, onBack, onClose, onConfirm }: ConfirmSimsProps) {
  const messages = useMessages(SUBSCRIPTION_MESSAGES);
  const say = useWords();
  const { locale } = useWidgetHost();
  const count = (value: number) => messages.sims(value, value.toLocaleString(locale));
  const resultText = (result: string) => messages.results[result as keyof typeof messages.results] ?? result;
  const { sims, fromPlans, leftOut, lines } = target;
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{messages.titles[action](count(sims))}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <S.Stack>
          {error && (
            <Banner tone="critical" title={messages.notRequested}>
              {say(error.message)}
            </Banner>
          )}
          {sims === 0 ? (
            <Banner tone="caution">{messages.nothingToDo}</Banner>
          ) : (
            <>
              {action === 'deactivate' ? (
                <Banner tone="critical">{messages.effects.deactivate}</Banner>
              ) : action === 'changePlan' ? (
                <>
                  {plan && <p>{messages.toPlan(plan.name, includesText(plan, messages, locale))}</p>}
                  <S.Lines aria-label={messages.fromPlans}>
                    {fromPlans.map(({ planId, name, sims: own }) => (
                      <li key={planId}>{messages.fromPlan(count(own), name)}</li>
                    ))}
                  </S.Lines>
                  <p>{messages.planEffect}</p>
                </>
              ) : (
                <p>{messages.effects[action]}</p>
              )}
              <p>{action === 'changePlan' ? messages.planAfterConfirmation : messages.afterConfirmation}</p>
            </>
          )}
          {leftOut.length > 0 && (
            <S.Lines>
              {leftOut.map(({ reason, sims: left }) => (
                <li key={reason}>{messages.leftOut(count(left), resultText(reason))}</li>
              ))}
            </S.Lines>
          )}
          {lines.length > 0 && (
            <S.Scroller role="region" aria-label={messages.lineResults} tabIndex={0}>
              <Table density="compact">
                <thead>
                  <tr>
                    <th scope="col">{messages.line}</th>
                    <th scope="col">{messages.text}</th>
                    <th scope="col">{messages.result}</th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map(({ line, text, result, unitId }) => (
                    <tr key={line}>
                      <td>{line.toLocaleString(locale)}</td>
                      <td>
                        <S.Code>{text}</S.Code>
                        {unitId && unitId !== text && <S.Sub>{unitId}</S.Sub>}
                      </td>
                      <td>{resultText(result)}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </S.Scroller>
          )}
        </S.Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={working} onClick={onBack ?? onClose}>
          {onBack ? messages.back : messages.close}
        </Button>
        <Button
          kind={action === 'deactivate' ? 'danger' : 'primary'}
          working={working}
          disabled={sims === 0}
          onClick={onConfirm}
        >
          {messages.doTo[action](count(sims))}
        </Button>
      </Dialog.Footer>
    </>
  );
}
