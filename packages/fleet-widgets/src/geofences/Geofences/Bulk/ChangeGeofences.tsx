import type { Geofence } from '@gladhand/domain/geofences';
import { useApiMutation, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Dialog, ProgressBar, Select, useMessages } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { changeGeofences } from '../../../internal/geofenceQueries';
import type { GeofenceCategories } from '../../../internal/useGeofenceCategories';
import * as S from './Bulk.styles';
import { affectedBy, type BulkChange, bulkRequests, endedVisits } from './bulkChange';
import { BULK_MESSAGES } from './messages';

interface ChangeGeofencesProps {
  geofences: readonly Geofence[];
  kind: BulkChange['kind'];
  categories: GeofenceCategories;
  onDone: () => void;
  onClose: () => void;
}

const SHOWN = 8;

/** Says what a change of several geofences does before it happens. */
export function ChangeGeofences({ geofences, kind, categories, onDone, onClose }: ChangeGeofencesProps) {
  const messages = useMessages(BULK_MESSAGES);
  const formats = useReadingFormats();

  const { notify } = useWidgetHost();
  const [category, setCategory] = useState<string | null>(null);
  const [sent, setSent] = useState<number>();
  const [hasFailed, setHasFailed] = useState(false);
  const apply = useApiMutation(changeGeofences);
  const options = useMemo(() => categories.all.map(({ id, label }) => ({ value: id, label })), [categories]);

  const change: BulkChange = kind === 'category' ? { kind, category } : { kind };
  const affected = affectedBy(geofences, change);
  const unchanged = geofences.length - affected.length;
  const isWorking = sent !== undefined;

  async function run(): Promise<void> {
    const leftOut: string[] = [];
    let changed = 0;
    setHasFailed(false);
    setSent(0);
    try {
      for (const request of bulkRequests(affected, change)) {
        const answer = await apply.mutateAsync(request);
        changed += answer.changed.length;
        leftOut.push(...answer.leftOut);
        setSent((before) => (before ?? 0) + request.geofences.length);
      }
    } catch {
      setSent(undefined);
      setHasFailed(true);
      return;
    }
    const text = formats.count(changed);
    notify({
      tone: leftOut.length > 0 ? 'caution' : 'good',
      title: kind === 'delete' ? messages.deleted(text) : messages.done(text),
      ...(leftOut.length > 0 && { detail: messages.leftOut(leftOut.slice(0, SHOWN).join(', ')) }),
    });
    onDone();
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !isWorking && onClose()}>
      <Dialog.Content width="small" dismissible={!isWorking}>
        <Dialog.Header>
          <Dialog.Title>{messages.titles[kind](formats.count(geofences.length))}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          {hasFailed && <Banner tone="critical" title={messages.failed} />}
          {kind === 'category' && (
            <Select label={messages.newCategory} required options={options} value={category} onChange={setCategory} />
          )}
          <Dialog.Description asChild>
            <S.Preview>
              {affected.length > 0 && (
                <ul>
                  {affected.slice(0, SHOWN).map(({ id, name }) => (
                    <li key={id}>
                      <bdi>{name}</bdi>
                    </li>
                  ))}
                  {affected.length > SHOWN && <li>{messages.more(formats.count(affected.length - SHOWN))}</li>}
                </ul>
              )}
              {unchanged > 0 && (kind !== 'category' || category !== null) && (
                <p>{affected.length === 0 ? messages.nothingToDo : messages.unchanged(formats.count(unchanged))}</p>
              )}
              {(kind === 'deactivate' || kind === 'delete') && affected.length > 0 && (
                <p>
                  {messages.visitsEnd(endedVisits(affected, change), formats.count(endedVisits(affected, change)))}{' '}
                  {kind === 'delete' && messages.visitsStay}
                </p>
              )}
              {kind === 'activate' && affected.length > 0 && <p>{messages.trailersJudged}</p>}
            </S.Preview>
          </Dialog.Description>
          {isWorking && (
            <ProgressBar
              label={messages.progress}
              value={sent}
              max={affected.length}
              detail={`${formats.count(sent)} / ${formats.count(affected.length)}`}
            />
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button disabled={isWorking} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            kind={kind === 'delete' ? 'danger' : 'primary'}
            working={isWorking}
            disabled={affected.length === 0}
            onClick={() => void run()}
          >
            {kind === 'category' ? messages.change : messages[kind]}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
