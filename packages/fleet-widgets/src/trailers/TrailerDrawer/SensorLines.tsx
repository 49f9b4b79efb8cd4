import { CopyButton, Link, Reading, useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { Explained } from '../../internal/Explained';
import { TRAILER_DRAWER_MESSAGES } from './messages';
import type { LeadFigure, SensorLine } from './SensorContent';

/** The main figures of a section. */
export function LeadFigures({ figures, stale }: { figures: readonly LeadFigure[]; stale: boolean }) {
  const say = useWords();
  return figures.map(({ label, value, unit, tone, reason }) => (
    <Reading
      key={label ?? unit}
      label={label}
      value={say(value)}
      unit={say(unit)}
      size="large"
      state={stale ? 'stale' : 'fresh'}
      {...(tone && { tone })}
      {...(reason && { reason })}
    />
  ));
}

/** The other values of a sensor, as a dense list. */
export function SensorLines({ lines }: { lines: readonly SensorLine[] }) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);
  const say = useWords();

  return (
    <List>
      {lines.map(({ id, term, value, copied, reason, href }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd data-missing={!value || undefined} data-code={copied || undefined}>
            <Explained text={reason}>
              {href ? (
                <Link href={href}>
                  <bdi>{value}</bdi>
                </Link>
              ) : (
                <bdi dir={copied ? 'ltr' : undefined}>{say(value || 'N/A')}</bdi>
              )}
            </Explained>
            {value && copied && <CopyButton text={value} label={messages.copy(term.toLowerCase())} size="xsmall" />}
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: minmax(96px, 34%) minmax(0, 1fr);
    gap: 0 12px;
    min-block-size: 24px;
  }
  dt {
    padding-block: 2px;
    color: var(--gh-color-text-muted);
  }
  dd {
    display: flex;
    align-items: center;
    gap: 4px;
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  dd[data-missing] {
    color: var(--gh-color-text-subtle);
  }
  dd[data-code] {
    font: 400 12px/16px var(--gh-font-mono);
    font-feature-settings: 'zero';
    font-variant-ligatures: none;
  }
`;
