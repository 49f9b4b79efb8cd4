import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Link, useMessages } from '@gladhand/ui';
import { EMPTY_PARTS_VIEW, encodePartsView } from '../../internal/parts/partsView';
import { trailerPartsQuery } from '../../internal/parts/trailerPartsQuery';
import * as S from './AbsTroubleshooting.styles';
import { ABS_KEPT_MS } from './absQueries';
import { ABS_MESSAGES } from './messages';

/** The parts of the trailer for a fault code, for users who may see parts. */
export function CodeParts({ vin, spn }: { vin: string; spn: number }) {
  const messages = useMessages(ABS_MESSAGES);
  const { can, links } = useWidgetHost();
  const { count } = useReadingFormats();
  const mayRead = can('trailerParts');
  const list = useApiQuery(trailerPartsQuery(vin), { enabled: mayRead, staleMs: 60_000, keptMs: ABS_KEPT_MS }).data;
  const parts = list?.parts.filter(({ faultCodes }) => faultCodes.includes(spn)) ?? [];
  if (parts.length === 0) return null;
  const hrefOf = ({ maker, partNumber }: { maker: string; partNumber: string }) =>
    links.parts?.(vin, encodePartsView({ ...EMPTY_PARTS_VIEW, faultCode: spn, part: { maker, partNumber } }));
  return (
    <S.CardPart>
      <h3>{messages.parts}</h3>
      <S.CodeParts>
        {parts.map((part) => {
          const href = hrefOf(part);
          return (
            <li key={part.id}>
              {href ? <Link href={href}>{part.name}</Link> : part.name}
              <small>
                {messages.partLine(
                  [part.partNumber, part.maker, part.position].filter((text) => text !== ''),
                  count(part.quantity),
                )}
              </small>
            </li>
          );
        })}
      </S.CodeParts>
    </S.CardPart>
  );
}
