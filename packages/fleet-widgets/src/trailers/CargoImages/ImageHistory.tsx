import { failureOf } from '@gladhand/domain';
import { formatLocalDate } from '@gladhand/domain/formats';
import { useApiInfiniteQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  FailedState,
  Icon,
  IconButton,
  Skeleton,
  useMessages,
} from '@gladhand/ui';
import { useMemo, useState } from 'react';
import * as S from './CargoImages.styles';
import { CargoPicture } from './CargoPicture';
import { imagesQuery } from './imagesQuery';
import { imageText } from './imageText';
import { CARGO_IMAGES_MESSAGES } from './messages';

interface ImageHistoryProps {
  vin: string;
  unitId: string;
  onClose: () => void;
}

/** The images of a cargo camera, newest first: one is large, the others can be selected. */
export function ImageHistory({ vin, unitId, onClose }: ImageHistoryProps) {
  const messages = useMessages(CARGO_IMAGES_MESSAGES);
  const formats = useReadingFormats();

  const { locale, timeZone } = useWidgetHost();
  const [chosen, setChosen] = useState<string>();
  const log = useApiInfiniteQuery(imagesQuery(vin));
  const images = useMemo(
    // A new image shifts the pages by one, so an image may be in two of them.
    () => [...new Map((log.data?.pages ?? []).flatMap((page) => page.images).map((one) => [one.id, one])).values()],
    [log.data],
  );
  const index = Math.max(
    0,
    images.findIndex(({ id }) => id === chosen),
  );
  const image = images[index];
  const moment = (recorded: string) => formatLocalDate(new Date(recorded), 'shortDateTime', timeZone, locale);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="medium">
        <Dialog.Header>
          <Dialog.Title>{messages.cargoCameraOf(unitId)}</Dialog.Title>
          <Dialog.Description>{image ? moment(image.recorded) : messages.imagesNewestFirst}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          {log.isPending && <Skeleton height={300} />}
          {log.isError && !log.data && (
            <FailedState
              what={messages.theImages}
              {...failureOf(log.error)}
              onRetry={() => void log.refetch()}
              retrying={log.isFetching}
            />
          )}
          {image && (
            <S.Stage>
              <CargoPicture
                key={image.id}
                image={image}
                alt={imageText(image, timeZone, formats, messages)}
                onExpired={() => void log.refetch()}
              />
              <S.Steps>
                <IconButton
                  label={messages.newerImage}
                  icon={<Icon icon={ChevronLeftIcon} />}
                  disabled={index === 0}
                  onClick={() => setChosen(images[index - 1]?.id)}
                />
                <span aria-live="polite">
                  {messages.fullOf(
                    formats.text(image.fullness, '%'),
                    index + 1,
                    log.data?.pages[0]?.total ?? images.length,
                  )}
                </span>
                <IconButton
                  label={messages.olderImage}
                  icon={<Icon icon={ChevronRightIcon} />}
                  disabled={index === images.length - 1}
                  onClick={() => setChosen(images[index + 1]?.id)}
                />
              </S.Steps>
              <S.Strip aria-label={messages.imagesNewestFirst}>
                {images.map((one) => (
                  <li key={one.id}>
                    <button type="button" aria-pressed={one.id === image.id} onClick={() => setChosen(one.id)}>
                      <img src={one.url} alt="" width={96} height={60} loading="lazy" />
                      <span>{moment(one.recorded)}</span>
                    </button>
                  </li>
                ))}
              </S.Strip>
              {log.hasNextPage && (
                <Button size="xsmall" working={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                  {log.isFetchNextPageError ? messages.tryAgain : messages.loadOlderImages}
                </Button>
              )}
            </S.Stage>
          )}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
