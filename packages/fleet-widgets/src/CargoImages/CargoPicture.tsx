import type { TrailerImage } from '@gladhand/domain';
import { useState } from 'react';
import * as S from './CargoImages.styles';

interface CargoPictureProps {
  image: TrailerImage;
  alt: string;
  /** The link did not work: ask for a fresh one. */
  onExpired: () => void;
}

/** A picture behind a link that expires. */
export function CargoPicture({ image, alt, onExpired }: CargoPictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const [asked, setAsked] = useState(false);
  if (failedUrl === image.url) {
    return <S.Missing>This picture did not load.</S.Missing>;
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
        // a fresh link once: what fails then is not the link's fault
        if (!asked) onExpired();
        setAsked(true);
      }}
    />
  );
}
