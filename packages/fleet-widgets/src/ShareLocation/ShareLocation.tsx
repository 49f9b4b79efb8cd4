import type { NewSharedLink } from '@gladhand/domain';
import { Button, Dialog } from '@gladhand/ui';
import { useState } from 'react';
import { NewLink } from './NewLink';
import { OpenLinks } from './OpenLinks';
import { type SharedTrailerChoice, ShareForm } from './ShareForm';
import * as S from './ShareLocation.styles';

export interface ShareLocationProps {
  /** What is shared, 1 to 50 trailers of one customer; without any the dialog lists the open links. */
  trailers?: readonly SharedTrailerChoice[] | undefined;
  onClose: () => void;
}

const NONE: readonly SharedTrailerChoice[] = [];

/** Shares where trailers are with somebody outside, by a link that ends: makes one, and lists and ends those that are open. */
export function ShareLocation({ trailers = NONE, onClose }: ShareLocationProps) {
  const [made, setMade] = useState<NewSharedLink>();
  const [only] = trailers;
  const title =
    only === undefined
      ? 'Shared locations'
      : `Share location of ${trailers.length === 1 ? only.unitId : `${trailers.length} trailers`}`;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <S.Parts>
            {made ? <NewLink made={made} /> : only !== undefined && <ShareForm trailers={trailers} onMade={setMade} />}
            <OpenLinks onRevoked={(id) => id === made?.link.id && setMade(undefined)} />
          </S.Parts>
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind={made ? 'primary' : undefined} onClick={onClose}>
            {made ? 'Done' : 'Close'}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
