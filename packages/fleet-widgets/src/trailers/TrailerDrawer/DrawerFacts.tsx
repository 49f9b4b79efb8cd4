import { useReadingFormats } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { Fact } from '../../internal/trailerSummary/Fact';
import { TRAILER_SUMMARY_MESSAGES } from '../../internal/trailerSummary/messages';
import { StatusFacts, type StatusFactsProps, useFactSource } from '../../internal/trailerSummary/StatusFacts';
import { TRAILER_DRAWER_MESSAGES } from './messages';

/** The four facts that operators look for first. */
export function DrawerFacts({ subject, moment }: StatusFactsProps) {
  const messages = useMessages(TRAILER_SUMMARY_MESSAGES);
  const drawerMessages = useMessages(TRAILER_DRAWER_MESSAGES);
  const formats = useReadingFormats();
  const by = useFactSource(subject, moment);
  return (
    <Facts aria-label={drawerMessages.tracking}>
      <Fact
        label={messages.speed}
        unit={formats.unit('mph')}
        reading={subject.speedMph}
        show={(mph) => formats.number(mph, 'mph')}
        {...by('position')}
      />
      <StatusFacts subject={subject} moment={moment} />
    </Facts>
  );
}

const Facts = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, auto));
  flex: none;
  border-block: 1px solid var(--gh-color-border-hairline);
  > div {
    padding: 8px 8px 8px 16px;
  }
  > div + div {
    padding-inline-start: 12px;
    border-inline-start: 1px solid var(--gh-color-border-hairline);
  }
  @container gh-widget (width < 380px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:nth-child(odd) {
      padding-inline-start: 16px;
      border-inline-start: 0;
    }
  }
`;
