import { calendarDayOf, instantOfWallTime } from '@gladhand/domain/formats';
import { MAINTENANCE_LIMITS, type ShownIssue } from '@gladhand/domain/maintenance';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  Banner,
  Button,
  Dialog,
  FileDrop,
  isEmailAddress,
  RadioGroup,
  type StoredFile,
  TextArea,
  TextField,
  useMessages,
} from '@gladhand/ui';
import { type FormEvent, useId, useState } from 'react';
import { meQuery } from '../../internal/meQuery';
import { usePictureUpload } from '../../internal/pictures/usePictureUpload';
import * as S from './IssueDialog.styles';
import { MAINTENANCE_MESSAGES } from './messages';
import type { IssueChange, IssueHandling } from './useIssueHandling';

/** What a user is asked before issues are handled. */
export interface IssueQuestion {
  action: 'snooze' | 'assign' | 'reportRepair' | 'note';
  issues: readonly ShownIssue[];
}

interface IssueDialogProps {
  question: IssueQuestion;
  handling: IssueHandling;
  onClose: () => void;
}

const SNOOZE_DAYS = ['1', '3', '7', '14', '30'];
const WORSE = 'worse';
const MORNING = '08:00';

/** Asks how long, whom, or what. Nothing typed is lost if it can't be saved. */
export function IssueDialog({ question, handling, onClose }: IssueDialogProps) {
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const { can, now, timeZone } = useWidgetHost();
  const { action, issues } = question;
  const formId = useId();
  const me = useApiQuery(meQuery, { staleMs: 300_000 }).data;
  const [note, setNote] = useState('');
  const [until, setUntil] = useState('7');
  const [to, setTo] = useState('me');
  const [email, setEmail] = useState('');
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const { drop, isUploading } = usePictureUpload(issues[0]?.customerId ?? 0, MAINTENANCE_LIMITS.pictures);
  const hasPictures = (action === 'reportRepair' || action === 'note') && can('addPicture');
  const [isTried, setIsTried] = useState(false);
  const texts = {
    snooze: {
      title: messages.snooze,
      note: messages.reason,
      hint: messages.reasonHint,
      missing: messages.reasonMissing,
    },
    reportRepair: {
      title: messages.reportRepair,
      note: messages.whatRepaired,
      hint: messages.repairHint,
      missing: messages.repairMissing,
    },
    note: { title: messages.note, note: messages.noteText, hint: undefined, missing: messages.noteMissing },
    assign: { title: messages.assign, note: undefined, hint: undefined, missing: undefined },
  }[action];
  const isNoteMissing = texts.note !== undefined && note.trim() === '';
  const isEmailMissing = action === 'assign' && to === 'other' && !isEmailAddress(email.trim());

  function changeOf(): IssueChange {
    if (action === 'assign') {
      return { action, assignee: to === 'me' ? (me?.email ?? null) : to === 'other' ? email.trim() : null };
    }
    if (action !== 'snooze') return { action, note, pictureIds: files.map(({ id }) => id) };
    return { action, note, until: until === WORSE ? null : morningAfter(Number(until), now(), timeZone).toISOString() };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    if (
      isNoteMissing ||
      isEmailMissing ||
      handling.isPending ||
      isUploading ||
      (action === 'assign' && to === 'me' && !me)
    )
      return;
    if (await handling.run(issues, changeOf())) onClose();
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !handling.isPending && onClose()}>
      <Dialog.Content width="small" aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{texts.title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <S.Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
            {handling.error && <Banner tone="critical" title={handling.error.message || messages.failed} />}
            {action === 'snooze' && (
              <RadioGroup
                label={messages.snoozeUntil}
                value={until}
                onChange={(event) => setUntil(event.currentTarget.value)}
                options={[
                  ...SNOOZE_DAYS.map((days) => ({ value: days, label: messages.days(Number(days)) })),
                  { value: WORSE, label: messages.whenWorse },
                ]}
              />
            )}
            {action === 'assign' && (
              <RadioGroup
                label={messages.assignTo}
                value={to}
                onChange={(event) => setTo(event.currentTarget.value)}
                options={[
                  { value: 'me', label: messages.toMe, description: me?.email },
                  { value: 'other', label: messages.toOther },
                  { value: 'none', label: messages.noAssignee },
                ]}
              />
            )}
            {action === 'assign' && to === 'other' && (
              <TextField
                label={messages.email}
                type="email"
                required
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
                error={isTried && isEmailMissing ? messages.emailMissing : undefined}
              />
            )}
            {texts.note !== undefined && (
              <TextArea
                label={texts.note}
                hint={texts.hint}
                required
                maxLength={MAINTENANCE_LIMITS.note}
                value={note}
                onChange={(event) => setNote(event.currentTarget.value)}
                error={isTried && isNoteMissing ? texts.missing : undefined}
              />
            )}
            {hasPictures && <FileDrop label={messages.pictures} optional value={files} onChange={setFiles} {...drop} />}
          </S.Form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button disabled={handling.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} working={isUploading || handling.isPending}>
            {action === 'note' ? messages.save : texts.title}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** 8:00 in the viewer's zone some days from now. */
function morningAfter(days: number, now: Date, timeZone: string): Date {
  const { year, month, day } = calendarDayOf(now, timeZone);
  const iso = new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
  return instantOfWallTime(iso, MORNING, timeZone);
}
