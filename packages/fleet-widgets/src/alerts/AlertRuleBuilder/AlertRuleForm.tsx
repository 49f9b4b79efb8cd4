import { type AlertRule, conditionProblems } from '@gladhand/domain/alerts';
import { Banner, Button, Checkbox, ChevronLeftIcon, Icon, IconButton, PageHeader, useMessages } from '@gladhand/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLeaving } from '../../internal/useLeaving';
import { UndoBar } from '../internal/UndoBar';
import { ActiveHoursField } from './ActiveHoursField';
import * as S from './AlertRuleBuilder.styles';
import {
  type AlertDraft,
  type AlertRuleStart,
  type DraftProblems,
  draftOf,
  hasProblems,
  inputOf,
  isChanged,
  newDraft,
  problemsOf,
  startOf,
} from './alertDraft';
import { ConditionsField } from './ConditionsField';
import { ConflictBar } from './ConflictBar';
import type { DraftGroup } from './conditionTree';
import { InWords } from './InWords';
import { LastDays } from './LastDays/LastDays';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';
import { NameFields } from './NameFields';
import { NotifyFields } from './NotifyFields';
import { PausedNotice } from './PausedNotice';
import type { SaveOutcome, SaveRule } from './saveOutcome';
import { TrailersField } from './TrailersField';
import { TypeList } from './TypeList';
import { UnknownRule } from './UnknownRule';
import { useConditions } from './useConditions';

export interface AlertRuleFormProps {
  customerId: number;
  rule?: AlertRule | undefined;
  start?: AlertRuleStart | undefined;
  typeId?: number | undefined;
  readOnly?: boolean | undefined;
  onSave: SaveRule;
  /** Makes the user the owner of the rule; undefined if the user may not, or in the answer if it failed. */
  onTakeOver?: ((rule: AlertRule) => Promise<AlertRule | undefined>) | undefined;
  onSaved: (rule: AlertRule) => void;
  onClose: () => void;
}

const NO_PROBLEMS: DraftProblems = { conditions: new Map() };

/** Problems of conditions that the form can't show. */
const UNREADABLE: ReadonlySet<string> = new Set(['unknownType', 'malformed', 'tooDeep']);

/** The page of the builder without its server. */
export function AlertRuleForm(props: AlertRuleFormProps) {
  const { rule } = props;
  return rule && conditionProblems(rule.condition).some(({ code }) => UNREADABLE.has(code)) ? (
    <UnknownRule rule={rule} onClose={props.onClose} />
  ) : (
    <KnownRuleForm {...props} />
  );
}

function KnownRuleForm({ customerId, rule, readOnly = false, onSave, ...props }: AlertRuleFormProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);

  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [loaded, setLoaded] = useState(() =>
    rule ? draftOf(rule) : newDraft(props.start ?? (props.typeId === undefined ? undefined : startOf(props.typeId))),
  );
  const [draft, setDraft] = useState(loaded);
  const [basis, setBasis] = useState(rule);
  const [conflict, setConflict] = useState<AlertRule>();
  const [keepsMine, setKeepsMine] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Extract<SaveOutcome, { kind: 'failed' }>>();
  const change = (next: Partial<AlertDraft>) => setDraft((before) => ({ ...before, ...next }));
  const conditions = useConditions(draft.condition, (condition: DraftGroup) => change({ condition }));
  const changed = !readOnly && (keepsMine || isChanged(draft, loaded));
  const { leave, question } = useLeaving(changed && !isSaving, {
    title: messages.discardTitle,
    text: messages.discardText,
    discard: messages.discard,
    keep: messages.keepEditing,
  });
  const problems = isChecked ? problemsOf(draft) : NO_PROBLEMS;

  // The messages that name the problems have been rendered by then.
  const [focusRun, setFocusRun] = useState(0);
  useEffect(() => {
    if (focusRun === 0) return;
    const found = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
    const field =
      found?.id && form.current?.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(found.id)}"]`);
    (field || found)?.focus();
  }, [focusRun]);

  async function save(): Promise<void> {
    if (isSaving || readOnly || conflict) return;
    setIsChecked(true);
    setFailure(undefined);
    if (hasProblems(problemsOf(draft))) return setFocusRun((run) => run + 1);
    setIsSaving(true);
    const outcome = await onSave(inputOf(draft), basis).catch((): SaveOutcome => ({ kind: 'failed' }));
    setIsSaving(false);
    switch (outcome.kind) {
      case 'saved': {
        const saved = draftOf(outcome.rule);
        setLoaded(saved);
        setDraft(saved);
        setBasis(outcome.rule);
        setKeepsMine(false);
        setIsChecked(false);
        return props.onSaved(outcome.rule);
      }
      case 'failed':
        return setFailure(outcome);
      case 'conflict':
        return setConflict(outcome.theirs);
    }
  }

  function takeTheirs(theirs: AlertRule): void {
    setLoaded(draftOf(theirs));
    setDraft(draftOf(theirs));
    setKeepsMine(false);
    setBasis(theirs);
    setConflict(undefined);
  }

  async function takeOver(paused: AlertRule): Promise<boolean> {
    const taken = await props.onTakeOver?.(paused);
    if (taken) setBasis(taken);
    return taken !== undefined;
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  }

  const ends = basis && changed && basis.firingNow > 0 ? messages.savingEnds(basis.firingNow) : undefined;
  return (
    <S.Page onKeyDown={handleKeyDown}>
      <PageHeader
        title={readOnly ? messages.view : basis ? messages.edit : messages.create}
        back={
          <IconButton
            label={messages.back}
            icon={<Icon icon={ChevronLeftIcon} />}
            onClick={() => leave(props.onClose)}
          />
        }
        meta={ends ?? (changed ? messages.unsaved : undefined)}
        actions={
          readOnly ? (
            <Button onClick={props.onClose}>{messages.close}</Button>
          ) : (
            <>
              <Checkbox
                label={messages.active}
                checked={draft.isActive}
                onChange={(event) => change({ isActive: event.currentTarget.checked })}
              />
              <Button onClick={() => leave(props.onClose)}>{messages.cancel}</Button>
              <Button
                kind="primary"
                type="submit"
                form={formId}
                working={isSaving}
                disabled={conflict !== undefined || (basis !== undefined && !changed)}
              >
                {basis ? messages.save : messages.createRule}
              </Button>
            </>
          )
        }
      />
      <S.Columns data-types={readOnly ? undefined : ''}>
        {!readOnly && (
          <TypeList
            disabled={!conditions.canAdd}
            onAdd={(typeId) => conditions.add(draft.condition.key, typeId)}
            onAddSilence={() => conditions.addSilence(draft.condition.key)}
          />
        )}
        <S.Middle>
          <S.Form
            ref={form}
            id={formId}
            noValidate
            // Without fields that take the focus, the form has to take it to be scrolled.
            tabIndex={readOnly ? 0 : undefined}
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            {conflict && (
              <ConflictBar
                before={loaded}
                yours={draft}
                theirs={conflict}
                onKeepMine={() => {
                  setBasis(conflict);
                  setConflict(undefined);
                  setKeepsMine(true);
                }}
                onTakeTheirs={() => takeTheirs(conflict)}
              />
            )}
            {failure && (
              <Banner tone="critical" title={messages.notSaved}>
                {failure.reason}
              </Banner>
            )}
            {basis?.pausedBy === 'ownerWithoutAccess' && (
              <PausedNotice onTakeOver={props.onTakeOver && (() => takeOver(basis))} />
            )}
            {readOnly && <Banner tone="neutral">{messages.readOnly}</Banner>}
            <S.Fields disabled={readOnly}>
              <NameFields draft={draft} problem={problems.name} onChange={change} />
              <ConditionsField
                customerId={customerId}
                root={draft.condition}
                faults={problems.conditions}
                conditions={conditions}
                readOnly={readOnly}
              />
              <S.Pair>
                <S.Stack>
                  <TrailersField customerId={customerId} draft={draft} vins={basis?.vins} onChange={setDraft} />
                  <ActiveHoursField draft={draft} isChecked={isChecked} onChange={setDraft} />
                </S.Stack>
                <NotifyFields draft={draft} rule={basis} problems={problems} onChange={setDraft} />
              </S.Pair>
            </S.Fields>
          </S.Form>
          <InWords customerId={customerId} condition={draft.condition} />
        </S.Middle>
        <S.Preview>
          <LastDays customerId={customerId} draft={draft} readOnly={readOnly} onChange={change} />
        </S.Preview>
      </S.Columns>
      {conditions.removedName !== undefined && (
        <UndoBar
          undoLabel={messages.undo}
          closeLabel={messages.close}
          onUndo={conditions.undo}
          onClose={conditions.forget}
        >
          {messages.removed(conditions.removedName)}
        </UndoBar>
      )}
      {question}
    </S.Page>
  );
}
