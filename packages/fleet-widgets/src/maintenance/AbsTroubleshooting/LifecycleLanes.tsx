import { formatLocalDate } from '@gladhand/domain/formats';
import type { AbsLifecycle } from '@gladhand/domain/maintenance';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { useMessages, useWords } from '@gladhand/ui';
import { faultCode, faultTitle } from '../../internal/absFaults';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import * as S from './AbsTroubleshooting.styles';
import { ABS_MESSAGES } from './messages';

const TICKS = 5;

interface LifecycleLanesProps {
  lifecycles: readonly AbsLifecycle[];
  from: Date;
  to: Date;
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** One lane per fault with a bar for each of its records. A lane is a button; the table below has the same times. */
export function LifecycleLanes({ lifecycles, from, to, selectedId, onSelect }: LifecycleLanesProps) {
  const messages = useMessages(ABS_MESSAGES);
  const internal = useMessages(INTERNAL_MESSAGES);
  const say = useWords();
  const { count } = useReadingFormats();
  const { hasFeature, timeZone, locale } = useWidgetHost();
  const spanMs = to.getTime() - from.getTime();
  const place = (at: Date) => ((at.getTime() - from.getTime()) / spanMs) * 100;
  return (
    <S.Lanes>
      <ul aria-label={messages.list}>
        {lifecycles.map((lifecycle) => {
          const repeats = messages.times(lifecycle.records.length, count(lifecycle.records.length));
          const title = faultTitle(lifecycle, hasFeature, internal, say);
          const code = faultCode(lifecycle);
          return (
            <li key={lifecycle.id}>
              <S.Lane type="button" aria-pressed={lifecycle.id === selectedId} onClick={() => onSelect(lifecycle.id)}>
                <S.LaneName>
                  <span>{title}</span>
                  <small>{code && code !== title ? `${code} · ${repeats}` : repeats}</small>
                </S.LaneName>
                <S.Track aria-hidden="true">
                  {lifecycle.records.map(({ id, faultStart, faultEnd }) => {
                    const start = Math.max(0, place(new Date(faultStart)));
                    const end = Math.min(100, faultEnd === null ? 100 : place(new Date(faultEnd)));
                    return (
                      end > 0 && (
                        <i
                          key={id}
                          data-active={faultEnd === null || undefined}
                          style={{ insetInlineStart: `${start}%`, inlineSize: `${end - start}%` }}
                        />
                      )
                    );
                  })}
                </S.Track>
              </S.Lane>
            </li>
          );
        })}
      </ul>
      <S.Axis aria-hidden="true">
        <span />
        <S.Ticks>
          {Array.from({ length: TICKS }, (_, index) => {
            const at = new Date(from.getTime() + (spanMs * index) / (TICKS - 1));
            return <span key={at.getTime()}>{formatLocalDate(at, 'date', timeZone, locale)}</span>;
          })}
        </S.Ticks>
      </S.Axis>
    </S.Lanes>
  );
}
