import { type OtaCount, otaStateCounts } from '@gladhand/domain/ota';
import { useApiLive, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { deviceFamily } from '@gladhand/domain/trailers';
import { EmptyState, useMessages, useWords } from '@gladhand/ui';
import { momentText, useWriting } from '../internal/writing';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import { CAMPAIGN_CHANGES, campaignsQuery, REFRESH_MS } from './otaQueries';
import { EMPTY_OTA_VIEW, type SetOtaView } from './otaView';
import { QueryState } from './QueryState';
import { CampaignPill } from './StatePill';

/** The newest campaigns. */
export function CampaignsTab({ setView }: { setView: SetOtaView }) {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  const writing = useWriting();
  const { locale } = useWidgetHost();
  const query = useApiQuery(campaignsQuery, { refreshMs: REFRESH_MS });
  useApiLive(CAMPAIGN_CHANGES, { enabled: query.isSuccess });
  const number = (value: number) => value.toLocaleString(locale);
  const { data } = query;
  return (
    <S.Stack>
      <QueryState query={query} what={messages.campaigns} />
      {data?.length === 0 && <EmptyState title={messages.noCampaigns}>{messages.noCampaignsHint}</EmptyState>}
      {data && data.length > 0 && (
        <S.Scroller role="region" aria-label={messages.campaigns} tabIndex={0}>
          <S.List density="compact" framed>
            <thead>
              <tr>
                <th scope="col">{messages.campaign}</th>
                <th scope="col">{messages.state}</th>
                <th scope="col">{messages.package}</th>
                <th scope="col">{messages.progress}</th>
                <th scope="col">{messages.created}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((campaign) => {
                const { confirmed, failed } = otaStateCounts(campaign.counts as OtaCount[]);
                return (
                  <tr key={campaign.campaignId}>
                    <th scope="row">
                      <S.Plain
                        type="button"
                        onClick={() =>
                          setView({ ...EMPTY_OTA_VIEW, tab: 'campaigns', campaignId: campaign.campaignId })
                        }
                      >
                        {campaign.name}
                      </S.Plain>
                    </th>
                    <td>
                      <CampaignPill state={campaign.state} />
                    </td>
                    <td>
                      {`${campaign.package.name} ${campaign.package.version}`}
                      <S.Sub>{say(deviceFamily(campaign.package.family).label)}</S.Sub>
                    </td>
                    <td>
                      {messages.confirmedOf(number(confirmed), number(campaign.devices))}
                      {failed > 0 && <S.Sub>{messages.failedCount(number(failed))}</S.Sub>}
                    </td>
                    <td>{messages.uploadedBy(campaign.author, momentText(campaign.createdAt, writing))}</td>
                  </tr>
                );
              })}
            </tbody>
          </S.List>
        </S.Scroller>
      )}
    </S.Stack>
  );
}
