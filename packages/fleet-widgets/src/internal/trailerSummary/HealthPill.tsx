import { Connectivity, connectivityWord, healthReasonWord, trailerHealthWord } from '@gladhand/domain/readings';
import { StatusPill, useMessages, useWords } from '@gladhand/ui';
import { Explained } from '../Explained';
import { severityTone } from '../severityTone';
import { TRAILER_SUMMARY_MESSAGES } from './messages';
import type { TrailerSubject } from './trailerSubject';

/** The health of a trailer; a trailer that is silent shows that instead. */
export function HealthPill({ subject }: { subject: TrailerSubject }) {
  const messages = useMessages(TRAILER_SUMMARY_MESSAGES);
  const say = useWords();

  const { health, healthReasons, silent, isSuspended } = subject;
  const label = say(trailerHealthWord(health).label);
  const why = healthReasons.map(({ code }) => say(healthReasonWord(code).label)).join(', ');
  if (isSuspended) {
    return (
      <Explained text={messages.suspended(label, why)}>
        <StatusPill tone="unknown">{say(connectivityWord(Connectivity.Suspended).label)}</StatusPill>
      </Explained>
    );
  }
  if (silent || health === 'NA') {
    const hint = health === 'NA' ? messages.noHealthSensor : messages.lastKnown(label, why);
    return (
      <Explained text={hint}>
        <StatusPill tone="unknown">{health === 'NA' ? label : messages.notReporting}</StatusPill>
      </Explained>
    );
  }
  const tone = severityTone(health);
  return (
    <Explained text={why || messages.noProblemsFound}>
      <StatusPill tone={tone} solid={tone === 'critical'}>
        {label}
      </StatusPill>
    </Explained>
  );
}
