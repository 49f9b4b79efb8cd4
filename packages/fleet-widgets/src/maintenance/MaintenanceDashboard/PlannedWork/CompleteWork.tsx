import { ApiErrorCode } from '@gladhand/domain';
import { formatLocalDate } from '@gladhand/domain/formats';
import { isoDayOf } from '@gladhand/domain/history';
import {
  ANNUAL_INSPECTION,
  MAINTENANCE_LIMITS,
  PLANNED_WORK_POLICY,
  type ShownIssue,
} from '@gladhand/domain/maintenance';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import {
  Banner,
  Button,
  DateField,
  Dialog,
  FileDrop,
  NumberField,
  type StoredFile,
  TextArea,
  type TypedValue,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { type FormEvent, useId, useState } from 'react';
import { usePictureUpload } from '../../../internal/pictures/usePictureUpload';
import { completeWork } from '../../internal/maintenanceQueries';
import { workName } from '../../internal/plannedWorkText';
import { PLANNED_WORK_MESSAGES } from './messages';
import * as S from './PlannedWork.styles';

interface CompleteWorkProps {
  issue: ShownIssue;
  onClose: () => void;
}

/** Completes planned work with its date, readings, note and pictures. Nothing typed is lost if it can't be saved. */
export function CompleteWork({ issue, onClose }: CompleteWorkProps) {
  const messages = useMessages(PLANNED_WORK_MESSAGES);
  const say = useWords();
  const { can, locale, notify, now, timeZone } = useWidgetHost();
  const formId = useId();
  const today = isoDayOf(now(), timeZone);
  const [performedOn, setPerformedOn] = useState<string | null>(today);
  const [miles, setMiles] = useState<TypedValue<number>>(null);
  const [hours, setHours] = useState<TypedValue<number>>(null);
  const [note, setNote] = useState('');
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const [isTried, setIsTried] = useState(false);
  const { drop, isUploading } = usePictureUpload(issue.customerId, MAINTENANCE_LIMITS.pictures);
  const save = useApiMutation(completeWork);
  const { work } = issue.evidence;
  if (!work) return null;
  const isOutdated = save.error?.code === ApiErrorCode.Conflict;

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    if (save.isPending || isUploading || !performedOn || miles === '' || hours === '') return;
    save.mutate(
      {
        ...{ customerId: issue.customerId, id: issue.id, version: issue.version, performedOn, note },
        ...{ odometerMiles: miles, engineHours: hours, pictureIds: files.map(({ id }) => id) },
      },
      {
        onSuccess({ nextDueOn }) {
          const next = nextDueOn && formatLocalDate(new Date(`${nextDueOn}T00:00:00Z`), 'date', 'UTC', locale);
          notify({ tone: 'good', title: messages.completed, ...(next && { detail: messages.nextDue(next) }) });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !save.isPending && onClose()}>
      {/* A press next to the dialog must not discard a half-filled form. */}
      <Dialog.Content width="small" aria-describedby={undefined} onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Header>
          <Dialog.Title>{messages.complete}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <S.Form id={formId} noValidate onSubmit={submit}>
            {isOutdated ? (
              <Banner tone="caution" title={messages.completedElsewhere}>
                {messages.completedElsewhereHint}
              </Banner>
            ) : (
              save.error && <Banner tone="critical" title={save.error.message || messages.notCompleted} />
            )}
            <div>
              <strong>
                {workName(work, say)}, <bdi>{issue.unitId}</bdi>
              </strong>
              <div>{work.templateId === ANNUAL_INSPECTION.id ? messages.inspectionHint : messages.completeHint}</div>
            </div>
            <DateField
              label={messages.performedOn}
              required
              value={performedOn}
              onChange={setPerformedOn}
              max={today}
              today={today}
              locale={locale}
              error={isTried && !performedOn ? messages.dateMissing : undefined}
            />
            {(work.hasMiles || work.hasEngineHours) && (
              <S.Pair>
                {work.hasMiles && (
                  <NumberField
                    label={messages.odometer}
                    hint={messages.readingHint}
                    unit="mi"
                    value={miles}
                    onChange={setMiles}
                  />
                )}
                {work.hasEngineHours && (
                  <NumberField
                    label={messages.engineHours}
                    hint={messages.readingHint}
                    unit="h"
                    value={hours}
                    onChange={setHours}
                  />
                )}
              </S.Pair>
            )}
            <TextArea
              label={messages.note}
              optional
              minRows={2}
              maxLength={PLANNED_WORK_POLICY.noteLength}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            {can('addPicture') && (
              <FileDrop label={messages.pictures} optional value={files} onChange={setFiles} {...drop} />
            )}
          </S.Form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button disabled={save.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} working={isUploading || save.isPending}>
            {messages.complete}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
