import { ClockIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { SeverityIcon } from '../icons/SeverityIcon';
import { useMessages } from '../locale/LocaleProvider';
import { Skeleton } from '../Skeleton/Skeleton';
import type { Tone } from '../tone';
import { STAT_MESSAGES } from './messages';

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the count. For a severity, its label: 'Critical'. */
  label: ReactNode;
  /** The formatted number: '12,486'. */
  value?: ReactNode;
  /** Unit: '%'. */
  unit?: ReactNode;
  /** Total: 'of 12,486'. Always show it with a percentage. */
  denominator?: ReactNode;
  /** Change or age: '+5 since yesterday', '3 d ago'. */
  note?: ReactNode;
  /** Its shape is before the label; critical and caution also color the number. @default 'neutral' */
  tone?: Tone | undefined;
  /** Loading, missing or stale. Silence never looks good or like a fault. @default 'fresh' */
  state?: 'fresh' | 'stale' | 'missing' | 'loading' | undefined;
  /** Why there is no number, below the note. For a stale number, the title says since when. */
  reason?: string | undefined;
  /** 28 px for key figures of a page, 20 px inside a panel. @default 'large' */
  size?: 'small' | 'large' | undefined;
  /** Text of a missing number. @default 'N/A' */
  missingText?: ReactNode;
  /** Announced for a stale number. @default 'stale' */
  staleText?: string | undefined;
}

/** A key figure: label, number, total, change. For a sensor reading with its age, use a `Reading`. */
export function Stat(props: StatProps) {
  const messages = useMessages(STAT_MESSAGES);

  const { label, value, unit, denominator, note, tone = 'neutral', state = 'fresh', reason, ...more } = props;
  const { size = 'large', missingText = messages.missing, staleText = messages.stale, ...rest } = more;
  const known = state === 'fresh' || state === 'stale';
  const why = state === 'missing' ? reason : undefined;
  const shownTone = state === 'fresh' ? tone : 'neutral';
  return (
    <Box
      data-state={state}
      data-tone={shownTone}
      data-size={size}
      aria-busy={state === 'loading' || undefined}
      title={why ? undefined : reason}
      {...rest}
    >
      <Label>
        {shownTone !== 'neutral' && <SeverityIcon tone={shownTone} size={12} />}
        {label}
      </Label>
      <Line>
        {state === 'loading' && <Skeleton width="72px" height={size === 'large' ? 24 : 18} />}
        {state === 'missing' && <Figure>{missingText}</Figure>}
        {known && (
          <>
            <Figure>
              <span>{value}</span>
              {unit && <Unit>{unit}</Unit>}
            </Figure>
            {denominator && <Aside>{denominator}</Aside>}
          </>
        )}
      </Line>
      <Note>
        {state === 'stale' && <Icon icon={ClockIcon} size={11} label={staleText} />}
        {state !== 'loading' && (note ?? why)}
      </Note>
      {note && why && <Note>{why}</Note>}
    </Box>
  );
}

const Box = styled.div`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  font: 500 12px/16px var(--gh-font-sans);
  color: var(--gh-color-text-muted);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  min-block-size: 34px;
  margin-block-start: 2px;

  [data-state='loading'] > & {
    align-items: center;
  }
  [data-size='small'] > & {
    min-block-size: 24px;
  }
`;

const Figure = styled.div`
  font: var(--gh-text-28);
  letter-spacing: var(--gh-text-28-tracking);

  [data-size='small'] & {
    font: var(--gh-text-20);
    letter-spacing: var(--gh-text-20-tracking);
  }
  [data-tone='caution'] & {
    color: var(--gh-color-text-caution);
  }
  [data-tone='critical'] & {
    color: var(--gh-color-text-critical);
  }
  [data-state='stale'] &,
  [data-state='missing'] & {
    color: var(--gh-color-text-subtle);
  }
  [data-state='missing'] & {
    font-weight: 400;
  }
  [data-state='stale'] & > span:first-child {
    text-decoration: underline dotted 1px var(--gh-color-border-control);
    text-underline-offset: 4px;
  }
`;

const Unit = styled.span`
  margin-inline-start: 3px;
  font: 400 13px/20px var(--gh-font-sans);
  letter-spacing: 0;
  color: var(--gh-color-text-subtle);
`;

const Aside = styled.span`
  font: var(--gh-text-12);
  color: var(--gh-color-text-subtle);
`;

const Note = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 16px;
  font: var(--gh-text-12);
  color: var(--gh-color-text-subtle);

  [data-state='stale'] > & {
    color: var(--gh-color-text-muted);
  }
`;
