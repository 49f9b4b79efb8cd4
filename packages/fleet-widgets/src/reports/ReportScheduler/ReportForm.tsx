import { useWidgetHost } from '@gladhand/domain/react';
import {
  REPORT_TYPES,
  type Report,
  type ReportContent,
  type ReportField,
  reportProblems,
} from '@gladhand/domain/reports';
import { Banner, Button, Checkbox, Dialog, Select, useMessages, useWords } from '@gladhand/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLeaving } from '../../internal/useLeaving';
import { ConflictBar } from './ConflictBar';
import { REPORT_SCHEDULER_MESSAGES } from './messages';
import { PreviewPanel } from './PreviewPanel';
import * as S from './ReportScheduler.styles';
import { draftOf, isChanged, newDraft } from './reportDraft';
import type { SaveOutcome, SaveReport } from './saveOutcome';
import { ToWhomSection } from './ToWhomSection';
import { WhatSection } from './WhatSection';
import { WhenSection } from './WhenSection';

interface ReportFormProps {
  customerId: number;
  report: Report | undefined;
  typeId: number | undefined;
  onSave: SaveReport;
  onSaved: (report: Report) => void;
  onClose: () => void;
}

type Problems = Partial<Record<ReportField, string>>;

/** The dialog of a report without its server. */
export function ReportForm({ customerId, report, typeId, onSave, onSaved, onClose }: ReportFormProps) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const say = useWords();
  const { hasFeature } = useWidgetHost();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const types = useMemo(
    () =>
      REPORT_TYPES.filter(({ feature }) => feature === undefined || hasFeature(feature)).map(({ id, label }) => ({
        value: String(id),
        label: say(label),
      })),
    [hasFeature, say],
  );
  const [loaded, setLoaded] = useState(() => (report ? draftOf(report) : newDraft(typeId ?? Number(types[0]?.value))));
  const [draft, setDraft] = useState(loaded);
  const [basis, setBasis] = useState(report);
  const [conflict, setConflict] = useState<Report>();
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Extract<SaveOutcome, { kind: 'failed' }>>();
  const changed = isChanged(draft, loaded) || basis !== report;
  const { leave, question } = useLeaving(changed && !isSaving, {
    title: messages.discardTitle,
    text: messages.discardText,
    discard: messages.discard,
    keep: messages.keepEditing,
  });
  const change = (part: Partial<ReportContent>) => {
    setFailure(undefined);
    setDraft((before) => ({ ...before, ...part }));
  };
  const problems = useMemo((): Problems => {
    if (!isChecked) return {};
    const found = reportProblems(draft).map(({ field, text }) => [field, say(text)]);
    return {
      ...Object.fromEntries(failure?.problems.map(({ field, text }) => [field, text]) ?? []),
      ...Object.fromEntries(found),
    };
  }, [isChecked, draft, failure, say]);

  // The messages that name the problems have been rendered by then.
  const [focusRun, setFocusRun] = useState(0);
  useEffect(() => {
    if (focusRun > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [focusRun]);

  async function save(): Promise<void> {
    if (isSaving || conflict) return;
    setIsChecked(true);
    setFailure(undefined);
    if (reportProblems(draft).length > 0) return setFocusRun((run) => run + 1);
    setIsSaving(true);
    const outcome = await onSave(draft, basis);
    setIsSaving(false);
    if (outcome.kind === 'saved') return onSaved(outcome.report);
    if (outcome.kind === 'conflict') return setConflict(outcome.theirs);
    setFailure(outcome);
    setFocusRun((run) => run + 1);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isSaving && leave(onClose)}>
      <Dialog.Content
        width="wide"
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          title.current?.focus();
        }}
        // A press next to the dialog must not close it: much may have been entered.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Dialog.Header>
          <S.Head>
            <S.Title ref={title} tabIndex={-1}>
              {basis ? messages.edit : messages.create}
            </S.Title>
            <Select
              aria-label={messages.type}
              options={types}
              value={String(draft.reportTypeId)}
              disabled={basis !== undefined}
              onChange={(id) => {
                const { name, notifyEmails } = draft;
                setDraft({ ...newDraft(Number(id)), name, notifyEmails });
              }}
            />
            {changed && <S.Note>{messages.unsaved}</S.Note>}
          </S.Head>
        </Dialog.Header>
        <S.Columns>
          <S.Form
            ref={form}
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            {conflict && (
              <ConflictBar
                before={loaded}
                theirs={conflict}
                onKeepMine={() => {
                  setBasis(conflict);
                  setConflict(undefined);
                }}
                onTakeTheirs={() => {
                  setLoaded(draftOf(conflict));
                  setDraft(draftOf(conflict));
                  setBasis(conflict);
                  setConflict(undefined);
                }}
              />
            )}
            {failure && (
              <Banner tone="critical" title={messages.notSaved}>
                {failure.reason}
              </Banner>
            )}
            <WhatSection
              key={draft.reportTypeId}
              {...{ customerId, draft, problems, onChange: change, vins: basis?.vins }}
            />
            <WhenSection {...{ draft, problems, onChange: change }} />
            <ToWhomSection
              {...{ customerId, draft, problems, onChange: change }}
              unsubscribed={basis?.unsubscribedEmails ?? []}
            />
          </S.Form>
          <PreviewPanel customerId={customerId} draft={draft} />
        </S.Columns>
        <S.Foot>
          <Checkbox
            label={messages.active}
            checked={draft.isActive}
            onChange={(event) => change({ isActive: event.currentTarget.checked })}
          />
          <S.Note>{basis?.ownerEmail && !basis.isOwn ? messages.access(basis.ownerEmail) : messages.ownAccess}</S.Note>
          <Button onClick={() => leave(onClose)}>{messages.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            working={isSaving}
            disabled={conflict !== undefined || (basis !== undefined && !changed)}
          >
            {basis ? messages.save : messages.create}
          </Button>
        </S.Foot>
        {question}
      </Dialog.Content>
    </Dialog.Root>
  );
}
