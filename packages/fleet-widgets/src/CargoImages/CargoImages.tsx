import { ApiErrorCode, formatPercent } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Button, Icon, ImageIcon, RelativeTime, Skeleton } from '@gladhand/ui';
import { useState } from 'react';
import * as S from './CargoImages.styles';
import { CargoPicture } from './CargoPicture';
import { ImageHistory } from './ImageHistory';
import { IMAGES_REFRESH_MS, newestImageQuery } from './imagesQuery';
import { imageText } from './imageText';

export interface CargoImagesProps {
  /** The trailer with the camera. */
  vin: string;
  /** What its owner calls it. */
  unitId: string;
}

/** What a cargo camera saw last, and the way to what it saw before. */
export function CargoImages({ vin, unitId }: CargoImagesProps) {
  const { now, timeZone, locale } = useWidgetHost();
  const [isOpen, setIsOpen] = useState(false);
  const newest = useApiQuery(newestImageQuery(vin), { refreshMs: IMAGES_REFRESH_MS });
  if (newest.isPending) return <Skeleton height={180} />;
  if (!newest.data) {
    if (newest.error.code === ApiErrorCode.Forbidden) return <S.Note>The pictures are not open to your role.</S.Note>;
    return (
      <S.Note role="alert">
        The pictures did not load. {newest.error.message}{' '}
        <Button kind="link" size="xsmall" working={newest.isFetching} onClick={() => void newest.refetch()}>
          Try again
        </Button>
      </S.Note>
    );
  }
  const { total, images } = newest.data;
  const [image] = images;
  if (!image) return <S.Note>No picture has come yet, only how full the camera sees the trailer.</S.Note>;
  return (
    <S.Newest>
      <CargoPicture image={image} alt={imageText(image, timeZone)} onExpired={() => void newest.refetch()} />
      <S.Caption>
        <span>
          {formatPercent(image.fullness)} full,{' '}
          <RelativeTime at={new Date(image.recorded)} now={now} timeZone={timeZone} locale={locale} />
        </span>
        <Button size="xsmall" icon={<Icon icon={ImageIcon} size={14} />} onClick={() => setIsOpen(true)}>
          {total === 1 ? 'Show 1 picture' : `Show ${total} pictures`}
        </Button>
      </S.Caption>
      {isOpen && <ImageHistory vin={vin} unitId={unitId} onClose={() => setIsOpen(false)} />}
    </S.Newest>
  );
}
