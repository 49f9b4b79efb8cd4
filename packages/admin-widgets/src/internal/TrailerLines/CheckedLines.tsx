import { useWidgetHost } from '@gladhand/domain/react';
import {
  Button,
  CopyButton,
  Icon,
  IconButton,
  SegmentedControl,
  StatusPill,
  type Tone,
  useMessages,
  XIcon,
} from '@gladhand/ui';
import { type ReactNode, useState } from 'react';
import { TRAILER_LINES_MESSAGES } from './messages';
import * as S from './TrailerLines.styles';

export type LineKind = keyof typeof TRAILER_LINES_MESSAGES.kinds;

/** A line of a list with its result. */
export interface CheckedLine {
  /** Of the list, from 1. */
  line: number;
  text: string;
  unitId: string | null;
  kind: LineKind;
  /** The result in words. */
  result: string;
  /** What the result leads to. */
  detail?: ReactNode;
}

interface CheckedLinesProps {
  lines: readonly CheckedLine[];
  /** Removes a line from the list. @default lines can't be removed */
  onRemove?: ((line: number) => void) | undefined;
  onEdit?: (() => void) | undefined;
}

const KINDS: readonly LineKind[] = ['ready', 'check', 'leftOut', 'duplicate', 'moved', 'notMoved', 'returned'];
const TONES: Readonly<Record<LineKind, Tone>> = {
  ...{ ready: 'good', check: 'caution', leftOut: 'critical', duplicate: 'unknown' },
  ...{ moved: 'good', notMoved: 'caution', returned: 'neutral' },
};
const STEP = 100;

/** Lines with their results, which can be limited to one kind. Lines that are left out never stop the others. */
export function CheckedLines({ lines, onRemove, onEdit }: CheckedLinesProps) {
  const messages = useMessages(TRAILER_LINES_MESSAGES);
  const { locale } = useWidgetHost();
  const [kind, setKind] = useState<LineKind | 'all'>('all');
  const [limit, setLimit] = useState(STEP);
  const number = (value: number) => value.toLocaleString(locale);
  const ofKind = (one: LineKind) => lines.filter((line) => line.kind === one);
  const matching = kind === 'all' ? lines : ofKind(kind);
  const [leftOut, notMoved] = [ofKind('leftOut'), ofKind('notMoved')];
  const copied = (
    [
      [leftOut, messages.copyLeftOut(number(leftOut.length))],
      [notMoved, messages.copyNotMoved(number(notMoved.length))],
    ] as const
  ).filter(([some]) => some.length > 0);
  return (
    <S.Stack>
      <S.Bar>
        <SegmentedControl
          label={messages.resultFilter}
          size="xsmall"
          segments={[
            { value: 'all' as LineKind | 'all', label: messages.all, count: number(lines.length) },
            ...KINDS.filter((one) => ofKind(one).length > 0).map((one) => ({
              value: one as LineKind | 'all',
              label: messages.kinds[one],
              count: number(ofKind(one).length),
            })),
          ]}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setLimit(STEP);
          }}
        />
        {copied.map(([lines, label]) => (
          <CopyButton
            key={label}
            size="xsmall"
            text={lines.map(({ text, result }) => `${text}\t${result}`).join('\n')}
            label={label}
          />
        ))}
        {onEdit && <Button onClick={onEdit}>{messages.edit}</Button>}
      </S.Bar>
      <S.Scroller role="region" aria-label={messages.title} tabIndex={0}>
        <S.Lines density="compact">
          <thead>
            <tr>
              <th scope="col">{messages.line}</th>
              <th scope="col">{messages.name}</th>
              <th scope="col">{messages.unitId}</th>
              <th scope="col">{messages.result}</th>
              {onRemove && <td />}
            </tr>
          </thead>
          <tbody>
            {matching.slice(0, limit).map(({ line, text, unitId, kind: own, result, detail }) => (
              <tr key={line}>
                <td>{number(line)}</td>
                <td>
                  <code>{text}</code>
                </td>
                <td>{unitId ?? '-'}</td>
                <td>
                  <StatusPill tone={TONES[own]} plain>
                    {result}
                  </StatusPill>
                  {detail}
                </td>
                {onRemove && (
                  <td>
                    {own !== 'ready' && (
                      <IconButton
                        label={messages.remove(text)}
                        size="xsmall"
                        icon={<Icon icon={XIcon} />}
                        onClick={() => onRemove(line)}
                      />
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </S.Lines>
      </S.Scroller>
      <S.Foot>
        <span role="status">{messages.shown(number(Math.min(limit, matching.length)), number(matching.length))}</span>
        {matching.length > limit && <Button onClick={() => setLimit(limit + STEP)}>{messages.more}</Button>}
      </S.Foot>
    </S.Stack>
  );
}
