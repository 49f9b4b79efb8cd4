import type { PicturesPort } from '@gladhand/domain';
import { PICTURE_POLICY } from '@gladhand/domain/pictures';
import { useWidgetHost } from '@gladhand/domain/react';
import { type FileDropProps, type FileRefusal, perLanguage, useMessages } from '@gladhand/ui';
import { useCallback, useState } from 'react';
import { PICTURES_MESSAGES } from './messages';
import { scalePicture } from './scalePicture';

const MEGABYTE = 1024 * 1024;

/** What a `FileDrop` needs to upload pictures for a customer. They are scaled down first. A form waits for uploads. */
export function usePictureUpload(
  customerId: number,
  maxFiles: number,
): { drop: Pick<FileDropProps, 'accept' | 'maxBytes' | 'maxFiles' | 'upload' | 'texts'>; isUploading: boolean } {
  const messages = useMessages(PICTURES_MESSAGES);
  const { api } = useWidgetHost();
  const [uploads, setUploads] = useState(0);
  const upload = useCallback<FileDropProps['upload']>(
    async (file, { signal }) => {
      setUploads((count) => count + 1);
      try {
        const picture = await scalePicture(file).catch(() => {
          throw new Error(messages.unreadable);
        });
        return await (api as PicturesPort).pictures.add(customerId, picture, { signal });
      } finally {
        setUploads((count) => count - 1);
      }
    },
    [api, customerId, messages],
  );
  const { maxChosenBytes: maxBytes } = PICTURE_POLICY;
  const drop = {
    ...{ accept: 'image/jpeg,image/png', maxBytes, maxFiles, upload },
    texts: {
      ...{ choose: messages.choose, drop: messages.drop },
      refused: (_: string, why: FileRefusal) =>
        why === 'count' && maxFiles > 1 ? messages.tooMany(maxFiles) : refusalsOf(messages)[why],
    },
  };
  return { drop, isUploading: uploads > 0 };
}

const refusalsOf = perLanguage(
  (messages: typeof PICTURES_MESSAGES): Readonly<Record<FileRefusal, string>> => ({
    ...{ kind: messages.notPicture, empty: messages.empty, count: messages.oneAtATime },
    size: messages.tooLarge(PICTURE_POLICY.maxChosenBytes / MEGABYTE),
  }),
);
