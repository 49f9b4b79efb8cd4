import { isoDayOf } from '@gladhand/domain/history';
import { LEASE_RESULTS, type LeaseCheck, LeaseResult } from '@gladhand/domain/leases';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import {
  ArrowLeftIcon,
  Banner,
  Button,
  Card,
  DateField,
  Icon,
  IconButton,
  PageHeader,
  Select,
  TimeZoneSelect,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { useCustomerScope } from '../internal/ListPage/useCustomerScope';
import { COMMON_MESSAGES } from '../internal/messages';
import * as S from '../internal/RecordPage/RecordPage.styles';
import { CheckedLines, type LineKind } from '../internal/TrailerLines/CheckedLines';
import { LinesEditor } from '../internal/TrailerLines/LinesEditor';
import { TRAILER_LINES_MESSAGES } from '../internal/TrailerLines/messages';
import { useUnsavedChanges } from '../internal/UnsavedChanges/useUnsavedChanges';
import { momentText, useWriting } from '../internal/writing';
import { ConfirmLease } from './ConfirmLease';
import { checkLease } from './leaseQueries';
import { LEASE_MESSAGES } from './messages';

interface NewLeaseProps {
  onClose: () => void;
  /** Opens a lease: the new one, or one that it overlaps. */
  onOpen: (id: string) => void;
}

/** Names the trailers, the two customers and the days of a lease, checks them, and creates it after a confirmation. */
export function NewLease({ onClose, onOpen }: NewLeaseProps) {
  const messages = useMessages(LEASE_MESSAGES);
  const lineMessages = useMessages(TRAILER_LINES_MESSAGES);
  const common = useMessages(COMMON_MESSAGES);
  const say = useWords();
  const host = useWidgetHost();
  const { locale } = host;
  const { options } = useCustomerScope();
  const customers = useMemo(() => options.map(({ id, label }) => ({ value: String(id), label })), [options]);
  const [lessorId, setLessorId] = useState<string | null>(null);
  const [lesseeId, setLesseeId] = useState<string | null>(null);
  const [timeZone, setTimeZone] = useState<string | null>(host.timeZone);
  const today = isoDayOf(host.now(), timeZone ?? 'UTC');
  const [firstDay, setFirstDay] = useState<string | null>(today);
  const [lastDay, setLastDay] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [check, setCheck] = useState<LeaseCheck>();
  const [isTried, setIsTried] = useState(false);
  const [isReviewing, setIsReviewing] = useState(false);
  const checking = useApiMutation(checkLease);
  const { leave, question } = useUnsavedChanges(text.trim() !== '' || lessorId !== null);
  const problems = {
    lessor: lessorId === null ? messages.chooseLessor : undefined,
    lessee: lesseeId === null ? messages.chooseLessee : undefined,
    zone: timeZone === null ? messages.chooseZone : undefined,
    lines: text.trim() === '' ? lineMessages.enterLines : undefined,
    firstDay: !firstDay || firstDay < today ? messages.badFirstDay : undefined,
    lastDay: lastDay !== null && (lastDay === '' || lastDay < (firstDay ?? '')) ? messages.badLastDay : undefined,
  };
  const shown: Partial<typeof problems> = isTried ? problems : {};
  const number = (value: number) => value.toLocaleString(locale);
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setCheck(undefined);
    };
  const leaseOf = (lines: string) => ({
    ...{ lessorId: Number(lessorId), lesseeId: Number(lesseeId), firstDay: firstDay ?? '', lastDay },
    ...{ timeZone: timeZone ?? '', lines: lines.split('\n') },
  });
  function runCheck(lines: string) {
    setIsTried(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return;
    checking.mutate(leaseOf(lines), { onSuccess: setCheck });
  }
  function remove(line: number) {
    const next = text
      .split('\n')
      .map((one, at) => (at === line - 1 ? '' : one))
      .join('\n');
    setText(next);
    runCheck(next);
  }
  const nameOf = (id: string | null) => customers.find(({ value }) => value === id)?.label ?? '';

  return (
    <>
      <PageHeader
        title={messages.newLease}
        back={<IconButton label={messages.back} icon={<Icon icon={ArrowLeftIcon} />} onClick={() => leave(onClose)} />}
        actions={
          <>
            <Button onClick={() => leave(onClose)}>{common.cancel}</Button>
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
        <Card>
          <S.Fields>
            <Select
              label={messages.lessor}
              required
              placeholder={common.selectCustomer}
              options={customers}
              value={lessorId}
              onChange={change(setLessorId)}
              error={shown.lessor}
            />
            <Select
              label={messages.lessee}
              required
              placeholder={common.selectCustomer}
              options={customers.filter(({ value }) => value !== lessorId)}
              value={lesseeId}
              onChange={change(setLesseeId)}
              error={shown.lessee}
            />
            <TimeZoneSelect
              label={messages.timeZone}
              required
              now={host.now()}
              value={timeZone}
              onChange={change(setTimeZone)}
              error={shown.zone}
            />
            <DateField
              label={messages.firstDay}
              required
              min={today}
              today={today}
              locale={locale}
              value={firstDay}
              onChange={change(setFirstDay)}
              error={shown.firstDay}
            />
            <DateField
              label={messages.lastDay}
              hint={messages.lastDayHint}
              min={firstDay || today}
              today={today}
              locale={locale}
              value={lastDay}
              onChange={change(setLastDay)}
              error={shown.lastDay}
            />
          </S.Fields>
        </Card>
        <Card title={lineMessages.title} headingLevel={2}>
          {check ? (
            <S.Stack>
              <Checked check={check} onRemove={remove} onEdit={() => setCheck(undefined)} onOpen={onOpen} />
              <span role="status">{messages.willLease(check.trailers, number(check.trailers))}</span>
            </S.Stack>
          ) : (
            <LinesEditor
              customerId={lessorId === null ? null : Number(lessorId)}
              value={text}
              onChange={change(setText)}
              error={shown.lines}
            />
          )}
        </Card>
      </S.Page>
      {question}
      {isReviewing && check && (
        <ConfirmLease
          lease={leaseOf(text)}
          check={check}
          lessorName={nameOf(lessorId)}
          lesseeName={nameOf(lesseeId)}
          onClose={() => setIsReviewing(false)}
          onCreated={onOpen}
        />
      )}
    </>
  );
}

const KINDS: Readonly<Record<string, LineKind>> = {
  [LeaseResult.Ready]: 'ready',
  [LeaseResult.Duplicate]: 'duplicate',
};

interface CheckedProps {
  check: LeaseCheck;
  onRemove: (line: number) => void;
  onEdit: () => void;
  onOpen: (id: string) => void;
}

function Checked({ check, onRemove, onEdit, onOpen }: CheckedProps) {
  const messages = useMessages(LEASE_MESSAGES);
  const say = useWords();
  const writing = useWriting();
  return (
    <CheckedLines
      onRemove={onRemove}
      onEdit={onEdit}
      lines={check.lines.map(({ line, text, unitId, result, overlaps }) => ({
        ...{ line, text, unitId, kind: KINDS[result] ?? 'leftOut' },
        result: say(LEASE_RESULTS.find(({ id }) => id === result)?.label ?? result),
        detail: overlaps && (
          <S.Sub>
            {messages.overlapOf(
              overlaps.lesseeName,
              momentText(overlaps.from, writing),
              overlaps.until === null ? messages.noEnd : momentText(overlaps.until, writing),
            )}{' '}
            <S.Plain type="button" onClick={() => onOpen(overlaps.id)}>
              {messages.openOverlap}
            </S.Plain>
          </S.Sub>
        ),
      }))}
    />
  );
}
