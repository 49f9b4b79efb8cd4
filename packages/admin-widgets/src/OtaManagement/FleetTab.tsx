import { OTA_STATES, OTA_UPLOADS, type OtaState, type OtaTrailer, otaUpload } from '@gladhand/domain/ota';
import { useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import { DEVICE_FAMILIES, deviceFamily } from '@gladhand/domain/trailers';
import { Button, Chip, EmptyState, Link, SearchField, Select, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { momentText, optionsIn, useWriting } from '../internal/writing';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import { fleetQuery } from './otaQueries';
import { EMPTY_OTA_VIEW, type OtaView, type SetOtaView } from './otaView';
import { QueryState } from './QueryState';
import { StatePill } from './StatePill';
import { useReasonText } from './useReasonText';

interface FleetTabProps {
  view: OtaView;
  setView: SetOtaView;
}

/** Versions of all devices: reported, targeted, and the job that is to change them. */
export function FleetTab({ view, setView }: FleetTabProps) {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  const query = useApiInfiniteQuery(fleetQuery(view));
  const families = useMemo(() => optionsIn(DEVICE_FAMILIES, say), [say]);
  const states = useMemo(() => optionsIn(OTA_STATES, say), [say]);
  const trailers = query.data?.pages.flatMap((page) => page.trailers) ?? [];
  const { version, versionKind } = view;
  return (
    <S.Stack>
      <S.Filters>
        <SearchField
          label={messages.search}
          value={view.search}
          onSearch={(search) => setView({ search: search.trim() })}
        />
        <Select
          label={messages.family}
          placeholder={messages.allFamilies}
          clearable
          options={families}
          value={view.family === null ? null : String(view.family)}
          onChange={(family) => setView({ family: family === null ? null : Number(family) })}
        />
        <Select
          label={messages.state}
          placeholder={messages.allStates}
          clearable
          options={states}
          value={view.state}
          onChange={(state) => setView({ state: state as OtaState | null })}
        />
        {versionKind !== null && version !== null && (
          <Chip name={say(otaUpload(versionKind).label)} onRemove={() => setView({ version: null, versionKind: null })}>
            {version || messages.notReported}
          </Chip>
        )}
      </S.Filters>
      <QueryState query={query} what={messages.fleet} />
      {query.data && trailers.length === 0 && (
        <EmptyState title={messages.noDevices}>{messages.noDevicesHint}</EmptyState>
      )}
      {trailers.length > 0 && (
        <S.Scroller role="region" aria-label={messages.fleet} tabIndex={0}>
          <S.List density="compact" framed>
            <thead>
              <tr>
                <th scope="col">{messages.unitId}</th>
                <th scope="col">{messages.vin}</th>
                <th scope="col">{messages.family}</th>
                {OTA_UPLOADS.map(({ id, label }) => (
                  <th key={id} scope="col">
                    {say(label)}
                  </th>
                ))}
                <th scope="col">{messages.lastSeen}</th>
                <th scope="col">{messages.job}</th>
              </tr>
            </thead>
            <tbody>
              {trailers.map((trailer) => (
                <TrailerLine
                  key={trailer.vin}
                  trailer={trailer}
                  onOpen={(campaignId) => setView({ ...EMPTY_OTA_VIEW, tab: 'campaigns', campaignId })}
                />
              ))}
            </tbody>
          </S.List>
        </S.Scroller>
      )}
      {query.hasNextPage && (
        <Button working={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {messages.more}
        </Button>
      )}
    </S.Stack>
  );
}

function TrailerLine({ trailer, onOpen }: { trailer: OtaTrailer; onOpen: (campaignId: string) => void }) {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  const writing = useWriting();
  const reasonText = useReasonText();
  const { links } = useWidgetHost();
  const { vin, unitId, family, versions, lastReport, job } = trailer;
  const href = links.trailer?.(vin);
  return (
    <tr>
      <th scope="row">
        {href ? <Link href={href}>{unitId}</Link> : unitId}
        <S.Sub>{trailer.customerName}</S.Sub>
      </th>
      <td>
        <S.Code>{vin}</S.Code>
      </td>
      <td>{say(deviceFamily(family).label)}</td>
      {versions.map(({ kind, reported, target }) => (
        <td key={kind}>
          {reported ?? '-'}
          {target && target !== reported && <S.Sub>{messages.targetVersion(target)}</S.Sub>}
        </td>
      ))}
      <td>{lastReport ? momentText(lastReport, writing) : messages.never}</td>
      <td>
        {!job && '-'}
        {job && (
          <>
            <S.Plain type="button" onClick={() => onOpen(job.campaignId)}>
              {job.campaignName}
            </S.Plain>
            <div>
              <StatePill state={job.state} />
            </div>
            <S.Sub>
              {job.state === 'downloading' ? messages.downloaded(job.percent) : reasonText(job, job.version)}
            </S.Sub>
          </>
        )}
      </td>
    </tr>
  );
}
