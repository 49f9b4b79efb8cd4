import type { Repositories } from '../../../repositories/port';

/** Names of a customer's webhooks by their ids. One that was deleted keeps its id. */
export async function webhookNames(
  { webhooks }: Pick<Repositories, 'webhooks'>,
  customerId: number,
): Promise<(webhookId: string) => string> {
  const names = new Map((await webhooks.list(customerId)).map(({ webhookId, name }) => [webhookId, name]));
  return (webhookId) => names.get(webhookId) ?? webhookId;
}
