import { ClockIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { SeverityIcon } from '../icons/SeverityIcon';
import { Explained } from '../internal/Explained';
import { useMessages } from '../locale/LocaleProvider';
import type { Tone } from '../tone';
import { READING_MESSAGES } from './messages';

export interface ReadingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the reading, above the value. */
  label?: ReactNode;
  /** The formatted value: '12.6'. Shown if fresh or stale. */
  value?: ReactNode;
  /** Unit: 'V'. */
  unit?: ReactNode;
  /** Age, usually a `RelativeTime`. */
  age?: ReactNode;
  /** Fresh, stale, never reported, or not installed. Silence never looks good or like a fault. @default 'fresh' */
  state?: 'fresh' | 'stale' | 'missing' | 'not-installed' | undefined;
  /** Urgency of the value: its shape is before the age. @default 'neutral' */
  tone?: Tone | undefined;
  /** 20 px for a main figure, 13 px in a list. @default 'small' */
  size?: 'small' | 'large' | undefined;
  /** Why there is no value, shown on hover, focus and press. If there is a value, it is the title. */
  reason?: string | undefined;
  /** Announced for a stale value. @default 'stale' */
  staleText?: string | undefined;
}

/** A measured value: number, unit, age. */
export function Reading(props: ReadingProps) {
  const messages = useMessages(READING_MESSAGES);

  const { label, value, unit, age, state = 'fresh', tone = 'neutral', size = 'small', reason, ...more } = props;
  const { staleText = messages.stale, ...rest } = more;
  const known = state === 'fresh' || state === 'stale';
  const shape = state === 'fresh' && (tone === 'caution' || tone === 'critical') ? tone : undefined;
  return (
    <Box
      data-state={state}
      data-tone={state === 'fresh' ? tone : 'neutral'}
      data-size={size}
      title={known ? reason : undefined}
      {...rest}
    >
      {label && <Label>{label}</Label>}
      <Value>
        {known ? (
          <bdi>{value}</bdi>
        ) : (
          <Missing sign={state === 'missing' ? messages.missing : messages.notInstalled} reason={reason} />
        )}
        {known && unit && <Unit>{unit}</Unit>}
      </Value>
      {known && age && (
        <Age>
          {shape && <SeverityIcon tone={shape} size={10} />}
          {state === 'stale' && <Icon icon={ClockIcon} size={11} label={staleText} />}
          {age}
        </Age>
      )}
    </Box>
  );
}

const Missing = ({ sign, reason }: { sign: string; reason: string | undefined }) =>
  reason ? <Explained reason={reason}>{sign}</Explained> : sign;

const Box = styled.div`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
`;

const Label = styled.div`
  font: var(--gh-text-11);
  color: var(--gh-color-text-subtle);
`;

const Value = styled.div`
  overflow-wrap: anywhere;
  font: 500 13px/20px var(--gh-font-sans);

  [data-size='large'] > & {
    font: var(--gh-text-20);
    letter-spacing: var(--gh-text-20-tracking);
  }
  [data-tone='caution'] > & {
    color: var(--gh-color-text-caution);
  }
  [data-tone='critical'] > & {
    color: var(--gh-color-text-critical);
  }
  [data-tone='good'] > & {
    color: var(--gh-color-text-neutral);
  }
  [data-state='stale'] > & {
    color: var(--gh-color-text-subtle);
    font-weight: 400;
  }
  [data-state='stale'] > & > bdi {
    border-block-end: 1px dotted var(--gh-color-border-control);
  }
  :is([data-state='missing'], [data-state='not-installed']) > & {
    color: var(--gh-color-text-subtle);
    font-weight: 400;
  }
`;

const Unit = styled.span`
  margin-inline-start: 3px;
  font: 400 13px/20px var(--gh-font-sans);
  letter-spacing: 0;
  color: var(--gh-color-text-subtle);
`;

const Age = styled.div`
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
