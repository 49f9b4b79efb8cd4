import type { FleetPart, TrailerPart } from '@gladhand/domain/parts';
import { useReadingFormats } from '@gladhand/domain/react';
import { Button, CopyButton, Dialog, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { EditPictures } from './EditPictures';
import { PARTS_MESSAGES } from './messages';
import * as S from './PartDialog.styles';
import { PictureViewer } from './PictureViewer';

interface PartDialogProps {
  part: TrailerPart | FleetPart;
  /** Entries of this part on the trailer. @default none: a part of the fleet */
  positions?: readonly TrailerPart[];
  /** How many trailers carry it. @default not known */
  trailers?: number;
  /** Its customer, if the user may change its pictures. */
  customerId?: number | undefined;
  onExpired: () => void;
  onListTrailers: () => void;
  onClose: () => void;
}

/** A part with its pictures and facts. */
export function PartDialog(props: PartDialogProps) {
  const { part, positions = [], trailers, customerId, onExpired, onListTrailers, onClose } = props;
  const messages = useMessages(PARTS_MESSAGES);
  const { count } = useReadingFormats();
  const [shownId, setShownId] = useState<string>();
  const { pictures } = part;
  const index = Math.max(
    0,
    pictures.findIndex(({ id }) => id === shownId),
  );
  const picture = pictures[index];
  const quantity = positions.reduce((sum, one) => sum + one.quantity, 0);
  const places = positions.flatMap(({ position }) => (position === '' ? [] : [position]));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="large" aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{part.name}</Dialog.Title>
          <S.Subtitle>
            <span>{part.partNumber}</span>
            {pictures.length > 0 && <span role="status">{messages.imageOf(index + 1, pictures.length)}</span>}
          </S.Subtitle>
        </Dialog.Header>
        <Dialog.Body>
          <S.Columns>
            <PictureViewer
              pictures={pictures}
              index={index}
              onChange={(next) => setShownId(pictures[next]?.id)}
              onExpired={onExpired}
            />
            <S.Facts>
              <dl>
                {picture && <Fact term={messages.description}>{picture.description}</Fact>}
                {part.description !== '' && <Fact term={messages.part}>{part.description}</Fact>}
                <Fact term={messages.partNumber}>
                  {part.partNumber}{' '}
                  <CopyButton text={part.partNumber} label={messages.copyNumber} copiedLabel={messages.copied} />
                </Fact>
                <Fact term={messages.maker}>{part.maker || messages.unknown}</Fact>
                {positions.length > 0 && <Fact term={messages.quantityFull}>{count(quantity)}</Fact>}
                {positions.length > 0 && <Fact term={messages.position}>{places.join(', ') || messages.unknown}</Fact>}
                {part.faultCodes.length > 0 && <Fact term={messages.faultCodes}>{part.faultCodes.join(', ')}</Fact>}
              </dl>
              <Button kind="link" onClick={onListTrailers}>
                {trailers === undefined
                  ? messages.carriersTitle(part.partNumber)
                  : messages.carriers(trailers, count(trailers))}
              </Button>
              {customerId !== undefined && (
                <EditPictures part={part} customerId={customerId} picture={picture} onAdded={setShownId} />
              )}
            </S.Facts>
          </S.Columns>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
