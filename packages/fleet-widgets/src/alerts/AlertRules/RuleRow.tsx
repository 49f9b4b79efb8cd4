import type { AlertRule } from '@gladhand/domain/alerts';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import {
  Link,
  RelativeTime,
  SeverityIcon,
  Sparkline,
  Switch,
  useAges,
  useMessages,
  useWords,
  VisuallyHidden,
} from '@gladhand/ui';
import { severityTone } from '../../internal/severityTone';
import { alertTime } from '../internal/alertTime';
import * as S from './AlertRules.styles';
import { ALERT_RULES_MESSAGES } from './messages';
import { RuleMenu } from './RuleMenu';
import type { RuleActions } from './ruleActions';
import { noiseOf, sum } from './rulesView';
import { notifyText, reasonOf, trailersText, typeLabel } from './ruleText';

interface RuleRowProps {
  rule: AlertRule;
  sentence: string;
  /** Whether the user may change this rule. */
  mayChange: boolean;
  actions: RuleActions;
}

/** A rule in the list. */
export function RuleRow({ rule, sentence, mayChange, actions }: RuleRowProps) {
  const messages = useMessages(ALERT_RULES_MESSAGES);
  const formats = useReadingFormats();
  const say = useWords();
  const { shortAge, agoText } = useAges();

  const { hasFeature, links, now, timeZone, locale } = useWidgetHost();
  const { id, customerId, name, firingNow, firingsPerDay, lastFired } = rule;
  const reason = reasonOf(rule, messages, hasFeature, (at) => alertTime(at, now(), timeZone, locale));
  const noise = noiseOf(rule);
  const href = links.alert?.({ customerId, ruleId: id });
  const firing = reason && !reason.isFailure ? '-' : formats.count(firingNow);
  const notify = notifyText(rule, messages);
  const age = lastFired && agoText(shortAge(now().getTime() - new Date(lastFired).getTime()));
  const { onEdit } = actions;
  return (
    <S.Row data-idle={reason && !reason.isFailure ? '' : undefined}>
      <S.At style={{ gridArea: 'shape' }} data-at="shape">
        <SeverityIcon tone={reason?.isFailure ? 'critical' : severityTone(rule.severity.toUpperCase())} size={14} />
        <VisuallyHidden>{say(severityLabel(rule.severity))}</VisuallyHidden>
      </S.At>
      <S.About>
        <S.Title>
          {mayChange && onEdit ? (
            <S.NameButton type="button" data-name onClick={() => onEdit(rule)}>
              <bdi>{name}</bdi>
            </S.NameButton>
          ) : (
            <S.Name>
              <bdi>{name}</bdi>
            </S.Name>
          )}
          <span>{say(typeLabel(rule))}</span>
        </S.Title>
        <p data-failed={reason?.isFailure ? '' : undefined}>{reason?.text ?? (sentence || messages.unreadable)}</p>
      </S.About>
      <S.Trailers style={{ gridArea: 'trailers' }}>{trailersText(rule, messages)}</S.Trailers>
      <S.Wide style={{ gridArea: 'notify' }} title={notify}>
        {notify}
      </S.Wide>
      <S.Wide style={{ gridArea: 'fired' }}>
        {lastFired ? (
          <RelativeTime at={new Date(lastFired)} now={now} timeZone={timeZone} locale={locale} />
        ) : (
          messages.never
        )}
      </S.Wide>
      <S.Notes style={{ gridArea: 'notes' }}>
        {notify} · {messages.lastFired}: {age ?? messages.never}
      </S.Notes>
      <S.Firing style={{ gridArea: 'firing' }} data-zero={firingNow === 0 || firing === '-' ? '' : undefined}>
        <VisuallyHidden>{messages.firingNow} </VisuallyHidden>
        {href && firingNow > 0 ? <Link href={href}>{firing}</Link> : firing}
      </S.Firing>
      <S.Week style={{ gridArea: 'week' }}>
        <Sparkline
          label={messages.week(firingsPerDay.map((count) => formats.count(count)).join(', '))}
          values={firingsPerDay}
          width={64}
        />
        <div>
          <span>{formats.count(sum(firingsPerDay))}</span>
          {noise !== undefined && (
            <S.Noise>
              <SeverityIcon tone="caution" size={10} />
              {messages.perDay(formats.count(noise))}
            </S.Noise>
          )}
        </div>
      </S.Week>
      <S.At style={{ gridArea: 'switch' }}>
        {mayChange && (
          <Switch
            aria-label={messages.isOn(name)}
            title={rule.isActive && firingNow > 0 ? messages.ends(firingNow) : undefined}
            checked={rule.isActive}
            onChange={(event) => actions.onSwitch(rule, event.currentTarget.checked)}
          />
        )}
      </S.At>
      <S.At style={{ gridArea: 'menu' }}>
        <RuleMenu rule={rule} mayChange={mayChange} actions={actions} />
      </S.At>
    </S.Row>
  );
}

const severityLabel = (severity: string) => `${severity.slice(0, 1).toUpperCase()}${severity.slice(1)}`;
