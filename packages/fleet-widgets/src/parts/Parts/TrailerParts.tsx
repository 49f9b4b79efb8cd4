import { ApiErrorCode, failureOf, type PartsPort } from '@gladhand/domain';
import type { TrailerPart, TrailerPartList } from '@gladhand/domain/parts';
import { useApiMutation, useApiQuery, useReadingFormats } from '@gladhand/domain/react';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  FailedState,
  Icon,
  StaleBanner,
  Trash2Icon,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useEffect, useState } from 'react';
import type { PartsView } from '../../internal/parts/partsView';
import { PARTS_KEY, PARTS_REFRESH_MS, trailerPartsQuery } from '../../internal/parts/trailerPartsQuery';
import { CategoryList } from './CategoryList';
import { ExportParts } from './ExportParts';
import { LoadingParts } from './LoadingParts';
import { PARTS_MESSAGES } from './messages';
import { PartDialog } from './PartDialog';
import * as S from './Parts.styles';
import { PartTable } from './PartTable';

interface TrailerPartsProps {
  /** Null while the first trailer of the fleet is looked up. */
  vin: string | null;
  view: PartsView;
  onChange: (part: Partial<PartsView>) => void;
  /** The lookup of the first trailer. */
  failure: { error: Parameters<typeof failureOf>[0] | null; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** The parts of one trailer. */
export function TrailerParts({ vin, view, onChange, failure }: TrailerPartsProps) {
  const messages = useMessages(PARTS_MESSAGES);
  const query = useApiQuery(trailerPartsQuery(vin ?? ''), { enabled: vin !== null, refreshMs: PARTS_REFRESH_MS });
  const { data, error, isFetching, refetch } = vin === null ? { ...failure, data: undefined } : query;
  const retry = () => void refetch();
  if (!data) {
    if (error?.code === ApiErrorCode.NotFound) {
      return (
        <EmptyState edge="none" title={messages.unknownTrailer}>
          {messages.unknownTrailerHint}
        </EmptyState>
      );
    }
    return error ? (
      <FailedState what={messages.theParts} {...failureOf(error)} onRetry={retry} retrying={isFetching} />
    ) : (
      <LoadingParts />
    );
  }
  return (
    <>
      {error && <StaleBanner reason={failureOf(error).message} onRetry={retry} retrying={isFetching} />}
      <List list={data} view={view} onChange={onChange} onExpired={retry} />
    </>
  );
}

interface ListProps {
  list: TrailerPartList;
  view: PartsView;
  onChange: (part: Partial<PartsView>) => void;
  /** The link of a picture has expired. */
  onExpired: () => void;
}

function List({ list, view, onChange, onExpired }: ListProps) {
  const messages = useMessages(PARTS_MESSAGES);
  const say = useWords();
  const { count } = useReadingFormats();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const { search, category, faultCode } = view;
  const matching = list.parts.filter((part) => matches(part, search, faultCode));
  const shown = matching.filter((part) => category === null || part.category === category);
  const counts = new Map<string, number>();
  for (const part of matching) counts.set(part.category, (counts.get(part.category) ?? 0) + 1);
  const selected = list.parts.filter(({ id }) => selectedIds.includes(id));
  const open = view.part && list.parts.find((part) => isSame(part, view.part));
  const ofModel = list.parts.filter(({ isOfModel }) => isOfModel).length;
  // The rarer of the two lists gets a remark.
  const isMostlyOfModel = ofModel * 2 > list.parts.length;
  const remarkOf = ({ isOfModel }: TrailerPart) =>
    isOfModel === isMostlyOfModel ? '' : isOfModel ? messages.ofModel : messages.ofTrailer;
  const isFiltered = search !== '' || category !== null || faultCode !== null;
  const facts = [
    say(list.vehicleType),
    ...(list.vehicleLengthFeet === null ? [] : [messages.feet(count(list.vehicleLengthFeet ?? 0))]),
    ...(list.modelYear == null ? [] : [String(list.modelYear)]),
    ...(ofModel === 0 ? [] : [messages.fromModel(ofModel, count(ofModel))]),
  ];
  return (
    <S.Content>
      <CategoryList counts={counts} value={category} onChange={(next) => onChange({ category: next })} />
      <S.Main>
        <S.Line>
          <span>{messages.model(facts)}</span>
          {selected.length > 0 ? (
            <Selection list={list} parts={selected} onDone={() => setSelectedIds([])} />
          ) : (
            <ExportParts list={list} parts={shown} />
          )}
        </S.Line>
        {shown.length === 0 ? (
          <EmptyState
            edge="none"
            title={isFiltered ? messages.noneFound : messages.none}
            action={
              isFiltered && (
                <Button onClick={() => onChange({ search: '', category: null, faultCode: null })}>
                  {messages.clear}
                </Button>
              )
            }
          >
            {isFiltered ? messages.noneFoundHint : messages.noneHint}
          </EmptyState>
        ) : (
          <PartTable
            parts={shown.map((part) => ({ ...part, remark: remarkOf(part) }))}
            openPart={view.part}
            onOpen={({ maker, partNumber }) => onChange({ part: { maker, partNumber } })}
            onExpired={onExpired}
            selectedIds={list.mayEdit ? selectedIds : undefined}
            onSelect={setSelectedIds}
          />
        )}
      </S.Main>
      {open && (
        <PartDialog
          part={open}
          positions={list.parts.filter((part) => isSame(part, open))}
          customerId={list.mayEdit ? list.customerId : undefined}
          onExpired={onExpired}
          onListTrailers={() => onChange({ listsTrailers: true })}
          onClose={() => onChange({ part: null })}
        />
      )}
    </S.Content>
  );
}

interface SelectionProps {
  list: TrailerPartList;
  parts: readonly TrailerPart[];
  onDone: () => void;
}

/** What can be done with the selected parts. */
function Selection({ list, parts, onDone }: SelectionProps) {
  const messages = useMessages(PARTS_MESSAGES);
  const { count } = useReadingFormats();
  const [isAsking, setIsAsking] = useState(false);
  const deleting = useApiMutation<readonly string[], number>({
    run: (api: PartsPort, ids) => api.parts.remove(list.customerId, ids),
    invalidates: () => [PARTS_KEY],
  });
  const isGone = parts.length === 0;
  useEffect(() => {
    if (isGone) onDone();
  }, [isGone, onDone]);
  const ofModel = parts.filter(({ isOfModel }) => isOfModel).length;
  return (
    <S.Selection role="group" aria-label={messages.selected(parts.length, count(parts.length))}>
      <span role="status">{messages.selected(parts.length, count(parts.length))}</span>
      <Button icon={<Icon icon={Trash2Icon} />} onClick={() => setIsAsking(true)}>
        {messages.delete}
      </Button>
      <Button kind="link" onClick={onDone}>
        {messages.clearSelection}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={messages.deleteTitle(parts.length, count(parts.length))}
        confirmLabel={messages.delete}
        destructive
        working={deleting.isPending}
        onConfirm={() =>
          deleting.mutate(
            parts.map(({ id }) => id),
            {
              onSuccess: () => {
                setIsAsking(false);
                onDone();
              },
            },
          )
        }
      >
        {ofModel > 0 ? messages.deleteOfModel(ofModel, count(ofModel)) : messages.deleteOwn}
        {deleting.error && <S.Failure role="alert">{deleting.error.message || messages.failed}</S.Failure>}
      </ConfirmDialog>
    </S.Selection>
  );
}

const isSame = (part: TrailerPart, name: { maker: string; partNumber: string } | null) =>
  part.partNumber.toLowerCase() === name?.partNumber.toLowerCase() &&
  part.maker.toLowerCase() === name.maker.toLowerCase();

function matches(part: TrailerPart, search: string, faultCode: number | null): boolean {
  if (faultCode !== null && !part.faultCodes.includes(faultCode)) return false;
  const typed = search.trim().toLowerCase();
  return [part.name, part.partNumber, part.maker, part.description].some((text) => text.toLowerCase().includes(typed));
}
