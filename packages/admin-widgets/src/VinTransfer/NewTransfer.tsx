import { ApiErrorCode } from '@gladhand/domain';
import { isoDayOf } from '@gladhand/domain/history';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { type TransferCheck, type TransferCustomer, TransferResult, TransferState } from '@gladhand/domain/transfers';
import {
  ArrowLeftIcon,
  Banner,
  Button,
  Card,
  DateField,
  Icon,
  IconButton,
  PageHeader,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { type ReactNode, useState } from 'react';
import { COMMON_MESSAGES } from '../internal/messages';
import * as S from '../internal/RecordPage/RecordPage.styles';
import { CheckedLines } from '../internal/TrailerLines/CheckedLines';
import { LinesEditor } from '../internal/TrailerLines/LinesEditor';
import { TRAILER_LINES_MESSAGES } from '../internal/TrailerLines/messages';
import { useUnsavedChanges } from '../internal/UnsavedChanges/useUnsavedChanges';
import { ConfirmTransfer } from './ConfirmTransfer';
import { TRANSFER_MESSAGES } from './messages';
import { PartyField } from './PartyField';
import { TransferEffects } from './TransferEffects';
import { TransferPill } from './TransferPill';
import { toCheckedLine } from './toCheckedLine';
import { checkTransfer, transferCustomersQuery } from './transferQueries';
import { NO_ENTRIES, type SavedDraft, useDraft } from './useDraft';

interface NewTransferProps {
  /** A draft to go on with. */
  opened?: SavedDraft;
  /** Actions of the draft. */
  actions?: ReactNode;
  /** Called to show the draft as it is now, after another user has changed it. */
  onReload?: () => void;
  onClose: () => void;
  onRequested: (id: string) => void;
}

const NONE: readonly TransferCustomer[] = [];

/** Names the trailers and the two customers of a transfer, checks them, and requests it after a confirmation. */
export function NewTransfer({ opened, actions, onReload, onClose, onRequested }: NewTransferProps) {
  const messages = useMessages(TRANSFER_MESSAGES);
  const lineMessages = useMessages(TRAILER_LINES_MESSAGES);
  const common = useMessages(COMMON_MESSAGES);
  const say = useWords();
  const { locale, timeZone, now } = useWidgetHost();
  const customers = useApiQuery(transferCustomersQuery).data ?? NONE;
  const { entries: start } = opened ?? { entries: NO_ENTRIES };
  const [from, setFrom] = useState<TransferCustomer | null>(start.from);
  const [to, setTo] = useState<TransferCustomer | null>(start.to);
  const [day, setDay] = useState<string | null>(start.day);
  const [text, setText] = useState(start.text);
  const [check, setCheck] = useState<TransferCheck>();
  const [isTried, setIsTried] = useState(false);
  const [isReviewing, setIsReviewing] = useState(false);
  const checking = useApiMutation(checkTransfer);
  const { draft, isChanged, saving, save } = useDraft({ from, to, day, text }, opened);
  const { leave, question } = useUnsavedChanges(isChanged);
  const today = isoDayOf(now(), timeZone);
  const problems = {
    from: from === null ? messages.chooseFrom : undefined,
    to: to === null ? messages.chooseTo : undefined,
    lines: text.trim() === '' ? lineMessages.enterLines : undefined,
    day: day !== null && (day === '' || day < today) ? messages.badDate : undefined,
  };
  const isWrong = Object.values(problems).some((problem) => problem !== undefined);
  const shown = isTried ? problems : { from: undefined, to: undefined, lines: undefined, day: undefined };
  // Of two customers, at least one is the viewer's own.
  const isOwn = (customer: TransferCustomer | null) => customers.some(({ id }) => id === customer?.id);
  const number = (value: number) => value.toLocaleString(locale);
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setCheck(undefined);
    };

  function runCheck(lines: string) {
    setIsTried(true);
    if (from === null || to === null || isWrong) return;
    checking.mutate(
      { fromCustomerId: from.id, toCustomerId: to.id, lines: lines.split('\n') },
      { onSuccess: setCheck },
    );
  }
  function remove(line: number) {
    const rest = text.split('\n').map((one, at) => (at === line - 1 ? '' : one));
    const next = rest.join('\n');
    setText(next);
    runCheck(next);
  }
  const count = (results: readonly string[]) =>
    check?.lines.filter(({ result }) => results.includes(result)).length ?? 0;
  const duplicates = count([TransferResult.Duplicate]);
  const leftOut = (check?.lines.length ?? 0) - duplicates - (check?.trailers ?? 0);

  return (
    <>
      <PageHeader
        title={messages.newTransfer}
        meta={opened && <TransferPill state={TransferState.Draft} />}
        back={<IconButton label={messages.back} icon={<Icon icon={ArrowLeftIcon} />} onClick={() => leave(onClose)} />}
        actions={
          <>
            {opened ? actions : <Button onClick={() => leave(onClose)}>{common.cancel}</Button>}
            <Button
              disabled={!isChanged || from === null || to === null}
              working={saving.isPending}
              onClick={() => save(opened ? () => undefined : onRequested)}
            >
              {messages.saveDraft}
            </Button>
            {check ? (
              <Button kind="primary" disabled={check.trailers === 0} onClick={() => setIsReviewing(true)}>
                {messages.review}
              </Button>
            ) : (
              <Button kind="primary" working={checking.isPending} onClick={() => runCheck(text)}>
                {lineMessages.check}
              </Button>
            )}
          </>
        }
      />
      <S.Page>
        {checking.error && (
          <Banner tone="critical" title={lineMessages.notChecked}>
            {say(checking.error.message)}
          </Banner>
        )}
        {saving.error && (
          <Banner tone="critical" title={messages.notSaved}>
            {saving.error.code === ApiErrorCode.Conflict ? messages.draftChanged : say(saving.error.message)}{' '}
            {saving.error.code === ApiErrorCode.Conflict && onReload && (
              <Button onClick={onReload}>{messages.reload}</Button>
            )}
          </Banner>
        )}
        {draft && !isChanged && <Banner tone="neutral">{messages.draftSaved}</Banner>}
        <S.Columns>
          <S.Stack>
            <Card>
              <S.Fields>
                <PartyField
                  label={messages.from}
                  customers={customers}
                  findsOthers={isOwn(to)}
                  value={from}
                  onChange={change(setFrom)}
                  error={shown.from}
                />
                <PartyField
                  label={messages.to}
                  customers={customers}
                  findsOthers={isOwn(from)}
                  value={to}
                  onChange={change(setTo)}
                  error={shown.to}
                />
                <DateField
                  label={messages.date}
                  hint={messages.dateHint(timeZone)}
                  min={today}
                  today={today}
                  locale={locale}
                  value={day}
                  onChange={setDay}
                  error={shown.day}
                />
              </S.Fields>
            </Card>
            <Card title={lineMessages.title} headingLevel={2}>
              {check ? (
                <S.Stack>
                  <CheckedLines
                    lines={check.lines.map((line) => toCheckedLine(line, say))}
                    onRemove={remove}
                    onEdit={() => setCheck(undefined)}
                  />
                  <span role="status">
                    {check.ends
                      ? messages.willMove(check.trailers, number(check.trailers))
                      : messages.willCheck(check.trailers, number(check.trailers), from?.name ?? '')}{' '}
                    {messages.leftOutToo(number(leftOut), number(duplicates))}
                  </span>
                </S.Stack>
              ) : (
                <LinesEditor
                  customerId={from === null ? null : isOwn(from) ? from.id : undefined}
                  value={text}
                  onChange={change(setText)}
                  error={shown.lines}
                />
              )}
            </Card>
          </S.Stack>
          {from && to && <TransferEffects fromName={from.name} toName={to.name} ends={check?.ends ?? null} />}
        </S.Columns>
      </S.Page>
      {question}
      {isReviewing && check && from && to && (
        <ConfirmTransfer
          from={from}
          to={to}
          day={day}
          timeZone={timeZone}
          lines={text.split('\n')}
          check={check}
          draft={draft}
          onClose={() => setIsReviewing(false)}
          onRequested={onRequested}
        />
      )}
    </>
  );
}
