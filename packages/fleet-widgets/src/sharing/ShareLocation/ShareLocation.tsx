import type { NewSharedLink } from '@gladhand/domain/sharing';
import { Button, Dialog, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { SHARE_LOCATION_MESSAGES } from './messages';
import { NewLink } from './NewLink';
import { OpenLinks } from './OpenLinks';
import { type SharedTrailerChoice, ShareForm } from './ShareForm';
import * as S from './ShareLocation.styles';

export interface ShareLocationProps extends LocalizedProps {
  /** The trailers to share: 1 to 50 of one customer. Without any, the dialog lists the open links. */
  trailers?: readonly SharedTrailerChoice[] | undefined;
  onClose: () => void;
}

const NONE: readonly SharedTrailerChoice[] = [];

/** Shares trailer positions with an expiring link: creates, lists and revokes links. */
export function ShareLocation({ messages, ...props }: ShareLocationProps) {
  return (
    <WidgetTexts messages={messages}>
      <ShareLocationBody {...props} />
    </WidgetTexts>
  );
}

function ShareLocationBody({ trailers = NONE, onClose }: ShareLocationProps) {
  const messages = useMessages(SHARE_LOCATION_MESSAGES);

  const [made, setMade] = useState<NewSharedLink>();
  const [only] = trailers;
  const title =
    only === undefined
      ? messages.sharedLocations
      : trailers.length === 1
        ? messages.shareLocationOf(only.unitId)
        : messages.shareLocationOfSeveral(trailers.length);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <S.Parts>
            {made ? <NewLink made={made} /> : only !== undefined && <ShareForm trailers={trailers} onMade={setMade} />}
            <OpenLinks onRevoked={(id) => id === made?.link.id && setMade(undefined)} onOpened={onClose} />
          </S.Parts>
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind={made ? 'primary' : undefined} onClick={onClose}>
            {made ? messages.done : messages.close}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
