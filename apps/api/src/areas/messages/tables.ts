export interface MessagesTable {
  message_id: string;
  severity: string;
  text: string;
  roles: string[];
  customer_ids: number[];
  features: string[];
  from_at: Date;
  until_at: Date | null;
  is_dismissible: boolean;
  withdrawn_at: Date | null;
  created_by: string | null;
  created_at: Date;
  updated_by: string | null;
  updated_at: Date;
  version: number;
}

declare module '../../database/schema' {
  interface Database {
    messages: MessagesTable;
    message_dismissals: { message_id: string; user_id: string; dismissed_at: Date };
  }
}
