import { ApiErrorCode } from '@gladhand/domain';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Button, Icon, ImageIcon, RelativeTime, Skeleton, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import * as S from './CargoImages.styles';
import { CargoPicture } from './CargoPicture';
import { ImageHistory } from './ImageHistory';
import { IMAGES_REFRESH_MS, newestImageQuery } from './imagesQuery';
import { imageText } from './imageText';
import { CARGO_IMAGES_MESSAGES } from './messages';

export interface CargoImagesProps extends LocalizedProps {
  /** The trailer with the camera. */
  vin: string;
  /** Its unit ID. */
  unitId: string;
}

/** The newest image of a cargo camera, with access to the earlier ones. */
export function CargoImages({ messages, ...props }: CargoImagesProps) {
  return (
    <WidgetTexts messages={messages}>
      <CargoImagesBody {...props} />
    </WidgetTexts>
  );
}

function CargoImagesBody({ vin, unitId }: CargoImagesProps) {
  const messages = useMessages(CARGO_IMAGES_MESSAGES);
  const formats = useReadingFormats();

  const { now, timeZone, locale } = useWidgetHost();
  const [isOpen, setIsOpen] = useState(false);
  const newest = useApiQuery(newestImageQuery(vin), { refreshMs: IMAGES_REFRESH_MS });
  if (newest.isPending) return <Skeleton height={180} />;
  if (!newest.data) {
    if (newest.error.code === ApiErrorCode.Forbidden) return <S.Note>{messages.noAccess}</S.Note>;
    return (
      <S.Note role="alert">
        {messages.imagesFailed(newest.error.message)}{' '}
        <Button kind="link" size="xsmall" working={newest.isFetching} onClick={() => void newest.refetch()}>
          {messages.tryAgain}
        </Button>
      </S.Note>
    );
  }
  const { total, images } = newest.data;
  const [image] = images;
  if (!image) return <S.Note>{messages.noImagesHint}</S.Note>;
  return (
    <S.Newest>
      <CargoPicture
        image={image}
        alt={imageText(image, timeZone, formats, messages)}
        onExpired={() => void newest.refetch()}
      />
      <S.Caption>
        <span>
          {messages.full(formats.text(image.fullness, '%'))}{' '}
          <RelativeTime at={new Date(image.recorded)} now={now} timeZone={timeZone} locale={locale} />
        </span>
        <Button size="xsmall" icon={<Icon icon={ImageIcon} size={14} />} onClick={() => setIsOpen(true)}>
          {total === 1 ? messages.show1Image : messages.showImages(total)}
        </Button>
      </S.Caption>
      {isOpen && <ImageHistory vin={vin} unitId={unitId} onClose={() => setIsOpen(false)} />}
    </S.Newest>
  );
}
