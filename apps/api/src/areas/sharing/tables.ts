import type { SharedDetail } from '@gladhand/domain/sharing';
import type { Generated } from 'kysely';

declare module '../../database/schema' {
  interface Database {
    shared_links: {
      link_id: string;
      secret_hash: string;
      customer_id: number;
      detail: SharedDetail;
      created_by: string;
      created_at: Date;
      expires_at: Date;
      revoked_at: Date | null;
      times_opened: Generated<number>;
    };
    shared_link_trailers: { link_id: string; place: number; customer_id: number; trailer_id: string; name: string };
  }
}
