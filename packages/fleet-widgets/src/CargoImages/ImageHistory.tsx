import { failureOf, formatDate, formatPercent } from '@gladhand/domain';
import { useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  FailedState,
  Icon,
  IconButton,
  Skeleton,
} from '@gladhand/ui';
import { useMemo, useState } from 'react';
import * as S from './CargoImages.styles';
import { CargoPicture } from './CargoPicture';
import { imagesQuery } from './imagesQuery';
import { imageText } from './imageText';

interface ImageHistoryProps {
  vin: string;
  unitId: string;
  onClose: () => void;
}

/** What a cargo camera saw, one picture large and the others to choose from, newest first. */
export function ImageHistory({ vin, unitId, onClose }: ImageHistoryProps) {
  const { timeZone } = useWidgetHost();
  const [chosen, setChosen] = useState<string>();
  const log = useApiInfiniteQuery(imagesQuery(vin));
  const images = useMemo(
    // a picture that came in between moves the pages by one
    () => [...new Map((log.data?.pages ?? []).flatMap((page) => page.images).map((one) => [one.id, one])).values()],
    [log.data],
  );
  const index = Math.max(
    0,
    images.findIndex(({ id }) => id === chosen),
  );
  const image = images[index];
  const moment = (recorded: string) => formatDate(new Date(recorded), 'shortDateTime', timeZone);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="medium">
        <Dialog.Header>
          <Dialog.Title>Cargo camera of {unitId}</Dialog.Title>
          <Dialog.Description>{image ? moment(image.recorded) : 'Pictures, newest first'}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          {log.isPending && <Skeleton height={300} />}
          {log.isError && !log.data && (
            <FailedState
              what="The pictures"
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
                alt={imageText(image, timeZone)}
                onExpired={() => void log.refetch()}
              />
              <S.Steps>
                <IconButton
                  label="Newer picture"
                  icon={<Icon icon={ChevronLeftIcon} />}
                  disabled={index === 0}
                  onClick={() => setChosen(images[index - 1]?.id)}
                />
                <span aria-live="polite">
                  {formatPercent(image.fullness)} full, {index + 1} of {log.data?.pages[0]?.total ?? images.length}
                </span>
                <IconButton
                  label="Older picture"
                  icon={<Icon icon={ChevronRightIcon} />}
                  disabled={index === images.length - 1}
                  onClick={() => setChosen(images[index + 1]?.id)}
                />
              </S.Steps>
              <S.Strip aria-label="Pictures, newest first">
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
                  {log.isFetchNextPageError ? 'Try again' : 'Load older pictures'}
                </Button>
              )}
            </S.Stage>
          )}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
