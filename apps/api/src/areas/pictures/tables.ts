import type { PictureType } from '@gladhand/domain/pictures';

declare module '../../database/schema' {
  interface Database {
    pictures: {
      picture_id: string;
      customer_id: number;
      content_type: PictureType;
      bytes: Uint8Array<ArrayBuffer>;
      added_by: string | null;
      added_at: Date;
      kept_for: 'part' | 'repair' | null;
    };
  }
}
