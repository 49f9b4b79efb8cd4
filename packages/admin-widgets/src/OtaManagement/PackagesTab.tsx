import { type OtaKind, type OtaPackage, otaUpload } from '@gladhand/domain/ota';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { deviceFamily } from '@gladhand/domain/trailers';
import { Banner, Button, EmptyState, Icon, UploadIcon, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { momentText, useWriting } from '../internal/writing';
import { CreateCampaign } from './CreateCampaign';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import { packagesQuery } from './otaQueries';
import { EMPTY_OTA_VIEW, type SetOtaView } from './otaView';
import { QueryState } from './QueryState';
import { sizeText } from './sizeText';
import { UploadPackage } from './UploadPackage';

interface PackagesTabProps {
  kind: OtaKind;
  setView: SetOtaView;
}

/** Packages of a kind, how many devices report each version, and the buttons to upload and to roll out. */
export function PackagesTab({ kind, setView }: PackagesTabProps) {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  const writing = useWriting();
  const { can, locale } = useWidgetHost();
  const query = useApiQuery(packagesQuery(kind));
  const [isUploading, setIsUploading] = useState(false);
  const [chosen, setChosen] = useState<OtaPackage>();
  const { data } = query;
  const number = (value: number) => value.toLocaleString(locale);
  const showDevices = (family: number, version: string | null) =>
    setView({ ...EMPTY_OTA_VIEW, family, versionKind: kind, version: version ?? '' });
  return (
    <S.Stack>
      <S.Bar>
        {can('uploadOtaPackage') && (
          <Button
            kind="primary"
            icon={<Icon icon={UploadIcon} />}
            disabled={!data?.hasKeys}
            onClick={() => setIsUploading(true)}
          >
            {messages.upload}
          </Button>
        )}
      </S.Bar>
      {data?.hasKeys === false && (
        <Banner tone="caution" title={messages.noKeys}>
          {messages.noKeysHint}
        </Banner>
      )}
      <QueryState query={query} what={messages.packages} />
      {data?.packages.length === 0 && <EmptyState title={messages.noPackages}>{messages.noPackagesHint}</EmptyState>}
      {data && data.packages.length > 0 && (
        <S.Scroller role="region" aria-label={messages.packages} tabIndex={0}>
          <S.List density="compact" framed>
            <thead>
              <tr>
                <th scope="col">{messages.version}</th>
                <th scope="col">{messages.name}</th>
                <th scope="col">{messages.family}</th>
                <th scope="col">{messages.size}</th>
                <th scope="col">{messages.sha}</th>
                <th scope="col">{messages.uploaded}</th>
                <th scope="col">{messages.startCampaign}</th>
              </tr>
            </thead>
            <tbody>
              {data.packages.map((one) => (
                <tr key={one.packageId}>
                  <th scope="row">{one.version}</th>
                  <td>
                    {one.name}
                    <S.Sub>{one.note}</S.Sub>
                  </td>
                  <td>{say(deviceFamily(one.family).label)}</td>
                  <td>{sizeText(one.sizeBytes, messages, locale)}</td>
                  <td>
                    <S.Code title={one.sha256}>{`${one.sha256.slice(0, 8)} … ${one.sha256.slice(-8)}`}</S.Code>
                  </td>
                  <td>{messages.uploadedBy(one.author, momentText(one.createdAt, writing))}</td>
                  <td>
                    {can('createOtaCampaign') && (
                      <Button size="xsmall" aria-label={messages.startFor(one.name)} onClick={() => setChosen(one)}>
                        {messages.startCampaign}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </S.List>
        </S.Scroller>
      )}
      {data && data.reported.length > 0 && (
        <section aria-label={messages.reportedBy}>
          <h2>{messages.reportedBy}</h2>
          <S.Lines>
            {data.reported.map(({ family, version, devices }) => (
              <li key={`${family} ${version}`}>
                <S.Plain type="button" onClick={() => showDevices(family, version)}>
                  {`${say(deviceFamily(family).label)} ${version ?? messages.notReported}: ${messages.devices(devices, number(devices))}`}
                </S.Plain>
              </li>
            ))}
          </S.Lines>
        </section>
      )}
      {isUploading && (
        <UploadPackage kind={kind} title={say(otaUpload(kind).label)} onClose={() => setIsUploading(false)} />
      )}
      {chosen && data && (
        <CreateCampaign
          package={chosen}
          reported={data.reported}
          onClose={() => setChosen(undefined)}
          onCreated={(campaignId) => setView({ ...EMPTY_OTA_VIEW, tab: 'campaigns', campaignId })}
        />
      )}
    </S.Stack>
  );
}
