import type { PictureType } from '@gladhand/domain/pictures';

declare module '../../database/schema' {
  interface Database {
    cargo_images: {
      image_id: string;
      customer_id: number;
      trailer_id: string;
      recorded: Date;
      received: Date;
      fullness: number;
      content_type: PictureType;
      bytes: Uint8Array<ArrayBuffer>;
    };
  }
}
