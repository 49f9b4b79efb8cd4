export interface AlertWebhooksTable {
  customer_id: number;
  webhook_id: string;
  name: string;
  url: string;
  severities: string[];
  enabled: boolean;
  disabled_reason: string | null;
  secret: string;
  earlier_secret: string | null;
  earlier_secret_until: Date | null;
  last_success_at: Date | null;
  last_failure_at: Date | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export interface AlertWebhookMessagesTable {
  message_id: string;
  customer_id: number;
  webhook_id: string;
  event: string;
  rule_id: string | null;
  episode_ids: string[];
  payload: Readonly<Record<string, unknown>>;
  state: string;
  attempts: unknown;
  created_at: Date;
  next_attempt_at: Date | null;
  claimed_at: Date | null;
}

declare module '../../../database/schema' {
  interface Database {
    alert_webhooks: AlertWebhooksTable;
    alert_webhook_messages: AlertWebhookMessagesTable;
  }
}
