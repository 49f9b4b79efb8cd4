import { type ComponentProps, type ReactNode, useState } from 'react';

interface LinkedPictureProps extends Omit<ComponentProps<'img'>, 'alt' | 'src'> {
  src: string;
  alt: string;
  /** Takes its place if it can't be loaded. */
  failed: ReactNode;
  /** The link failed: request a new one. Called once. */
  onExpired: () => void;
}

/** A picture behind a link that expires. */
export function LinkedPicture({ src, alt, failed, onExpired, ...rest }: LinkedPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const [asked, setAsked] = useState(false);
  if (failedSrc === src) return failed;
  return (
    <img
      {...rest}
      src={src}
      alt={alt}
      draggable={false}
      onError={() => {
        setFailedSrc(src);
        // Only one new link is requested: a second failure has another cause.
        if (!asked) onExpired();
        setAsked(true);
      }}
    />
  );
}
