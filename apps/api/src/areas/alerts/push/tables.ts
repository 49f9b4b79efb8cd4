export interface PushSubscriptionsTable {
  subscription_id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  label: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PushMessagesTable {
  message_id: string;
  subscription_id: string;
  about_id: string;
  title: string;
  customer_id: number | null;
  rule_id: string | null;
  attempts: number;
  next_attempt_at: Date;
}

declare module '../../../database/schema' {
  interface Database {
    push_subscriptions: PushSubscriptionsTable;
    push_messages: PushMessagesTable;
  }
}
