import { PICTURE_POLICY, type PictureType } from '@gladhand/domain/pictures';

const QUALITY = 0.85;

/**
 * A picture that is small enough to upload, without the place where it was taken. A larger one is scaled down. Rejects
 * if the browser can't read it.
 */
export async function scalePicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const { width, height } = bitmap;
    const scale = Math.min(1, PICTURE_POLICY.edgePx / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('This browser draws no pictures.');
    paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    // A drawing stays sharp as a PNG; a photo would be many times larger.
    const drawing = file.type === 'image/png' ? await toBlob(canvas, 'image/png') : undefined;
    if (drawing && drawing.size <= PICTURE_POLICY.maxBytes) return drawing;
    return await toBlob(canvas, 'image/jpeg');
  } finally {
    bitmap.close();
  }
}

const toBlob = (canvas: HTMLCanvasElement, type: PictureType): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'))),
      type,
      QUALITY,
    ),
  );
