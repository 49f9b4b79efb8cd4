import type { TrailerImage } from '@gladhand/domain/service';
import { useMessages } from '@gladhand/ui';
import { useState } from 'react';
import * as S from './CargoImages.styles';
import { CARGO_IMAGES_MESSAGES } from './messages';

interface CargoPictureProps {
  image: TrailerImage;
  alt: string;
  /** The link failed: request a new one. */
  onExpired: () => void;
}

/** An image behind a link that expires. */
export function CargoPicture({ image, alt, onExpired }: CargoPictureProps) {
  const messages = useMessages(CARGO_IMAGES_MESSAGES);

  const [failedUrl, setFailedUrl] = useState<string>();
  const [asked, setAsked] = useState(false);
  if (failedUrl === image.url) {
    return <S.Missing>{messages.imageFailed}</S.Missing>;
  }
  return (
    <S.Picture
      src={image.url}
      alt={alt}
      width={480}
      height={300}
      loading="lazy"
      onError={() => {
        setFailedUrl(image.url);
        // Only one new link is requested: a second failure has another cause.
        if (!asked) onExpired();
        setAsked(true);
      }}
    />
  );
}
