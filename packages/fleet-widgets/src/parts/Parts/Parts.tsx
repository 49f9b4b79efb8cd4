import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import {
  Button,
  Chip,
  EmptyState,
  Icon,
  Link,
  PageHeader,
  SearchField,
  SegmentedControl,
  UploadIcon,
  useMessages,
} from '@gladhand/ui';
import { useCallback, useEffect, useState } from 'react';
import { EMPTY_PARTS_VIEW, type PartsView } from '../../internal/parts/partsView';
import { trailerPartsQuery } from '../../internal/parts/trailerPartsQuery';
import { TrailerPickers } from '../../internal/pickers/TrailerPickers';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { FleetParts } from './FleetParts';
import { PARTS_MESSAGES } from './messages';
import * as S from './Parts.styles';
import { PartTrailers } from './PartTrailers';
import { firstTrailerQuery } from './partsQueries';
import { TrailerParts } from './TrailerParts';

export interface PartsProps extends LocalizedProps {
  /** Trailer, filters and the open part. To keep them, e.g. in a URL, use it with `onViewChange`. @default kept by the widget */
  view?: PartsView | undefined;
  onViewChange?: ((view: PartsView) => void) | undefined;
  /** Opens an import of parts, such as `ImportParts` of the administration widgets. @default no button */
  onImport?: (() => void) | undefined;
}

/** The parts of a trailer or of the fleet with their pictures, and the trailers that carry a part. */
export function Parts({ messages, ...props }: PartsProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="Parts">
        <PartsBody {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

const FLEET = 'fleet';
const TRAILER = 'trailer';

function PartsBody({ onImport, ...props }: PartsProps) {
  const messages = useMessages(PARTS_MESSAGES);
  const { can, links } = useWidgetHost();
  const { count } = useReadingFormats();
  const [own, setOwn] = useState(EMPTY_PARTS_VIEW);
  const view = props.view ?? own;
  const { onViewChange } = props;
  const change = useCallback(
    (part: Partial<PartsView>) => {
      const next = { ...view, ...part };
      setOwn(next);
      onViewChange?.(next);
    },
    [view, onViewChange],
  );
  const first = useApiQuery(firstTrailerQuery, { enabled: view.vin === null && !view.isWholeFleet });
  const firstVin = first.data ?? null;
  const isFirstMissing = view.vin === null && !view.isWholeFleet && firstVin !== null;
  // A host that keeps the view gets an address that still leads to this trailer tomorrow.
  useEffect(() => {
    if (isFirstMissing) change({ vin: firstVin });
  }, [isFirstMissing, firstVin, change]);
  const vin = view.vin ?? firstVin;
  const list = useApiQuery(trailerPartsQuery(vin ?? ''), { enabled: vin !== null && !view.isWholeFleet }).data;
  const trailerHref = vin === null || view.isWholeFleet ? undefined : links.trailer?.(vin);
  const isListOfTrailers = view.listsTrailers && view.part !== null;
  return (
    <S.Page>
      <PageHeader
        title={messages.title}
        meta={!view.isWholeFleet && list && messages.count(list.parts.length, count(list.parts.length))}
        actions={
          <>
            {trailerHref && (
              <S.Target>
                <Link href={trailerHref}>{messages.openTrailer}</Link>
              </S.Target>
            )}
            <S.Pickers>
              <TrailerPickers
                vin={view.isWholeFleet ? undefined : (vin ?? undefined)}
                unitId={list?.unitId}
                onVinChange={(next) => next && change({ ...EMPTY_PARTS_VIEW, vin: next })}
              />
            </S.Pickers>
            {onImport && can('importParts') && (
              <Button icon={<Icon icon={UploadIcon} />} onClick={onImport}>
                {messages.import}
              </Button>
            )}
          </>
        }
      />
      <S.Toolbar>
        <SegmentedControl
          label={messages.scope}
          value={view.isWholeFleet ? FLEET : TRAILER}
          onChange={(scope) => change({ isWholeFleet: scope === FLEET, part: null, listsTrailers: false })}
          segments={[
            { value: TRAILER, label: messages.thisTrailer },
            { value: FLEET, label: messages.wholeFleet },
          ]}
        />
        {!isListOfTrailers && (
          <SearchField
            aria-label={messages.search}
            placeholder={messages.search}
            shortcut="/"
            value={view.search}
            onSearch={(search) => change({ search })}
          />
        )}
        {view.faultCode !== null && !isListOfTrailers && (
          <Chip removeLabel={messages.removeFaultCode} onRemove={() => change({ faultCode: null })}>
            {messages.faultCode(view.faultCode)}
          </Chip>
        )}
      </S.Toolbar>
      {isListOfTrailers && view.part ? (
        <PartTrailers
          key={JSON.stringify(view.part)}
          part={view.part}
          onBack={() => change({ part: null, listsTrailers: false })}
        />
      ) : view.isWholeFleet ? (
        <FleetParts view={view} onChange={change} />
      ) : vin === null && first.data === null ? (
        <EmptyState edge="none" title={messages.noTrailers}>
          {messages.noTrailersHint}
        </EmptyState>
      ) : (
        <TrailerParts key={vin} vin={vin} view={view} onChange={change} failure={first} />
      )}
    </S.Page>
  );
}
