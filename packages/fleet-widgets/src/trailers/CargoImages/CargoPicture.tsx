import type { TrailerImage } from '@gladhand/domain/service';
import { useMessages } from '@gladhand/ui';
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

  return (
    <S.Picture
      src={image.url}
      alt={alt}
      width={480}
      height={300}
      loading="lazy"
      failed={<S.Missing>{messages.imageFailed}</S.Missing>}
      onExpired={onExpired}
    />
  );
}
