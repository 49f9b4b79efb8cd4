import type { CargoImageType } from '@gladhand/domain/service';

declare module '../../database/schema' {
  interface Database {
    cargo_images: {
      image_id: string;
      customer_id: number;
      trailer_id: string;
      recorded: Date;
      received: Date;
      fullness: number;
      content_type: CargoImageType;
      bytes: Uint8Array<ArrayBuffer>;
    };
  }
}
