import type { PartPicture } from '@gladhand/domain/parts';
import { useReadingFormats } from '@gladhand/domain/react';
import { Checkbox, Table, useMessages } from '@gladhand/ui';
import type { ReactNode } from 'react';
import type { PartName } from '../../internal/parts/partsView';
import { LinkedPicture } from '../../internal/pictures/LinkedPicture';
import { CategoryIcon } from './CategoryIcon';
import { PARTS_MESSAGES } from './messages';
import * as S from './Parts.styles';

/** What a row shows; the last columns differ between a trailer and the fleet. */
export interface PartRow {
  id: string;
  category: string;
  name: string;
  partNumber: string;
  maker: string;
  pictures: readonly PartPicture[];
  quantity?: number;
  position?: string;
  /** Which list it is from, if that is worth a remark. */
  remark?: string;
  /** A number that leads to the trailers with the part. */
  trailers?: ReactNode;
}

interface PartTableProps {
  parts: readonly PartRow[];
  openPart: PartName | null;
  onOpen: (part: PartRow) => void;
  /** The link of a picture has expired. */
  onExpired: () => void;
  /** Undefined if rows can't be selected. */
  selectedIds?: readonly string[] | undefined;
  onSelect?: (ids: readonly string[]) => void;
}

/** Parts with a picture or the drawing of their category. The name opens the part. */
export function PartTable({ parts, openPart, onOpen, onExpired, selectedIds, onSelect }: PartTableProps) {
  const messages = useMessages(PARTS_MESSAGES);
  const { count } = useReadingFormats();
  const isOfFleet = parts.some(({ trailers }) => trailers !== undefined);
  const chosen = new Set(selectedIds);
  const shownIds = parts.map(({ id }) => id);
  const areAll = shownIds.every((id) => chosen.has(id));
  const toggle = (id: string) => onSelect?.(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]);
  return (
    <S.Scroller role="group" aria-label={messages.title} tabIndex={0}>
      <Table framed>
        <thead>
          <tr>
            {selectedIds && (
              <S.CheckHead>
                <Checkbox
                  aria-label={messages.selectAll}
                  checked={areAll}
                  indeterminate={!areAll && shownIds.some((id) => chosen.has(id))}
                  onChange={() => onSelect?.(areAll ? [] : shownIds)}
                />
              </S.CheckHead>
            )}
            <th scope="col" colSpan={2}>
              {messages.part}
            </th>
            <th scope="col" data-wide="">
              {messages.partNumber}
            </th>
            <th scope="col" data-wide="">
              {messages.maker}
            </th>
            <th scope="col" data-align="end">
              {isOfFleet ? messages.trailers : <abbr title={messages.quantityFull}>{messages.quantity}</abbr>}
            </th>
            {!isOfFleet && (
              <th scope="col" data-wide="">
                {messages.position}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => {
            const [picture] = part.pictures;
            const isOpen = openPart?.partNumber === part.partNumber && openPart.maker === part.maker;
            return (
              <S.Row key={part.id} data-open={isOpen || undefined}>
                {selectedIds && (
                  <td>
                    <Checkbox
                      aria-label={messages.select(part.name)}
                      checked={chosen.has(part.id)}
                      onChange={() => toggle(part.id)}
                    />
                  </td>
                )}
                <S.ThumbnailCell>
                  <S.Thumbnail>
                    {picture ? (
                      <LinkedPicture
                        src={picture.url}
                        alt=""
                        failed={<CategoryIcon category={part.category} />}
                        loading="lazy"
                        onExpired={onExpired}
                      />
                    ) : (
                      <CategoryIcon category={part.category} />
                    )}
                  </S.Thumbnail>
                </S.ThumbnailCell>
                <th scope="row">
                  <S.Name type="button" onClick={() => onOpen(part)}>
                    {part.name}
                  </S.Name>
                  <S.Under data-narrow="">{[part.partNumber, part.position].filter(Boolean).join(' · ')}</S.Under>
                  {part.remark && <S.Under>{part.remark}</S.Under>}
                </th>
                <td data-wide="">
                  <S.Code>{part.partNumber}</S.Code>
                </td>
                <td data-wide="">{part.maker || messages.unknown}</td>
                <td data-align="end">{part.trailers ?? count(part.quantity ?? 0)}</td>
                {!isOfFleet && <td data-wide="">{part.position || messages.unknown}</td>}
              </S.Row>
            );
          })}
        </tbody>
      </Table>
    </S.Scroller>
  );
}
