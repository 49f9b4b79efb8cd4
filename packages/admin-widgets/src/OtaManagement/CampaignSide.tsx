import { judgeStop, type OtaCampaign, type OtaCount, otaStateCounts } from '@gladhand/domain/ota';
import { useWidgetHost } from '@gladhand/domain/react';
import { Card, DescriptionList, StatusPill, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { momentText, useWriting } from '../internal/writing';
import { isOver } from './campaignState';
import { EditConditions } from './EditConditions';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import { sizeText } from './sizeText';
import { stopMeter } from './stopMeter';
import { useVersionsText } from './useVersionsText';

/** What decides about a campaign: automatic stop, conditions, package and target. */
export function CampaignSide({ campaign }: { campaign: OtaCampaign }) {
  const messages = useMessages(OTA_MESSAGES);
  const writing = useWriting();
  const versionsText = useVersionsText();
  const { can, locale } = useWidgetHost();
  const [isEditing, setIsEditing] = useState(false);
  const { conditions, package: content, target } = campaign;
  const { minVolts, parkedMinutes, hours } = conditions;
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  const mayEdit = can('controlOtaCampaign') && !isOver(campaign);
  return (
    <S.Stack>
      <StopPanel campaign={campaign} />
      <Card
        title={messages.conditions}
        headingLevel={2}
        actions={
          mayEdit ? (
            <S.Edit kind="link" aria-label={messages.editConditions} onClick={() => setIsEditing(true)}>
              {messages.edit}
            </S.Edit>
          ) : undefined
        }
      >
        <DescriptionList
          items={[
            { id: 'tether', term: messages.tether, value: conditions.untethered ? messages.untethered : messages.any },
            {
              id: 'volts',
              term: messages.voltage,
              value: minVolts == null ? messages.any : messages.aboveVolts(number(minVolts)),
            },
            {
              id: 'parked',
              term: messages.movement,
              value: parkedMinutes == null ? messages.any : messages.parkedFor(parkedMinutes),
            },
            {
              id: 'hours',
              term: messages.hours,
              value: hours ? messages.hoursSpan(hours.from, hours.to) : messages.any,
            },
            {
              id: 'deadline',
              term: messages.deadlineTerm,
              value: messages.deadlineText(campaign.deadlineHours, campaign.maxAttempts),
            },
          ]}
        />
      </Card>
      <Card
        title={messages.packagePanel}
        headingLevel={2}
        actions={<StatusPill tone="good">{messages.signatureValid}</StatusPill>}
      >
        <DescriptionList
          items={[
            { id: 'version', term: messages.version, value: content.version },
            { id: 'from', term: messages.fromVersions, value: versionsText(campaign.fromVersions) },
            { id: 'size', term: messages.size, value: sizeText(content.sizeBytes, messages, locale) },
            {
              ...{ id: 'sha', term: messages.sha, code: true, copyText: content.sha256 },
              value: `${content.sha256.slice(0, 8)} … ${content.sha256.slice(-8)}`,
            },
            { id: 'key', term: messages.signedBy, value: content.keyId, code: true },
            {
              id: 'uploaded',
              term: messages.uploaded,
              value: (
                <>
                  {content.author}
                  <S.Sub>{momentText(content.createdAt, writing)}</S.Sub>
                </>
              ),
            },
          ]}
        />
      </Card>
      <Card title={messages.target} headingLevel={2}>
        <DescriptionList
          items={[
            {
              id: 'how',
              term: messages.targetBy,
              value: target.lines == null ? messages.targetFilter : messages.targetList(target.lines),
            },
            ...(target.customerName ? [{ id: 'customer', term: messages.customer, value: target.customerName }] : []),
            ...(target.reportedWithinDays == null
              ? []
              : [{ id: 'days', term: messages.reportedWithin, value: number(target.reportedWithinDays) }]),
          ]}
        />
        <S.Remark>{messages.targetFixed}</S.Remark>
        {campaign.rollsBack && <S.Sub>{messages.rollsBack}</S.Sub>}
      </Card>
      {isEditing && <EditConditions campaign={campaign} onClose={() => setIsEditing(false)} />}
    </S.Stack>
  );
}

function StopPanel({ campaign }: { campaign: OtaCampaign }) {
  const messages = useMessages(OTA_MESSAGES);
  const { locale } = useWidgetHost();
  const { stage, stages, stopAbovePercent: limit, judgedFromDevices, resumedWith } = campaign;
  const { confirmed, failed } = otaStateCounts(campaign.counts as OtaCount[], stage);
  const verdict = judgeStop(
    { devices: stages[stage]?.devices ?? 0, confirmed, failed },
    { abovePercent: limit, fromDevices: judgedFromDevices },
    resumedWith ?? undefined,
  );
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  const { failedPercent } = verdict;
  const isOver = failedPercent !== null && failedPercent > limit;
  const meter = stopMeter(failedPercent ?? 0, limit);
  return (
    <Card title={messages.stop} headingLevel={2}>
      {failedPercent === null ? (
        <p>{messages.noneFinished}</p>
      ) : (
        <div>
          <S.Big data-over={isOver || undefined}>{messages.percent(number(failedPercent))}</S.Big>{' '}
          {messages.failedOf(number(verdict.failed), number(verdict.finished))}
        </div>
      )}
      <S.Meter aria-hidden="true">
        <span style={{ inlineSize: `${meter.within}%` }} />
        <span data-over="" style={{ inlineSize: `${meter.beyond}%` }} />
        <i style={{ insetInlineStart: `${meter.limitAt}%` }} />
      </S.Meter>
      <S.Axis aria-hidden="true">
        <span>{number(0)}</span>
        <span>{messages.percent(number(meter.endPercent))}</span>
      </S.Axis>
      <S.Remark>{messages.limit(messages.percent(number(limit)))}</S.Remark>
      <S.Sub>{messages.judgedHint(number(judgedFromDevices))}</S.Sub>
    </Card>
  );
}
