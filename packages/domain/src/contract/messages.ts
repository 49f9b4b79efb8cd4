import type { CallOptions } from './callOptions';
import type {
  CreateDeveloperMessageInput,
  DeveloperMessageInput,
  DeveloperMessagesInput,
  DeveloperMessagesQuery,
  MessageAudienceInput,
  MessageCustomersQuery,
  MessageReachQuery,
  MessagesForMeQuery,
  MessageUsersInput,
  MessageUsersQuery,
  UpdateDeveloperMessageInput,
} from './generated/messages/graphql';

export type {
  CreateDeveloperMessageInput,
  DeveloperMessageInput,
  DeveloperMessagesInput,
  MessageAudienceInput,
  MessageUsersInput,
  UpdateDeveloperMessageInput,
};

/** A page of messages. Source: query `developerMessages`. */
export type DeveloperMessagePage = DeveloperMessagesQuery['developerMessages'];
/** A message with its audience and state. */
export type DeveloperMessage = DeveloperMessagePage['messages'][number];
/** How many users an audience reaches. Source: query `messageReach`. */
export type MessageReach = MessageReachQuery['messageReach'];
/** Users behind a number of a message. Source: query `messageUsers`. */
export type MessageUserPage = MessageUsersQuery['messageUsers'];
/** A customer that a message can be for. */
export type MessageCustomer = MessageCustomersQuery['messageCustomers'][number];
/** The messages of the signed-in user. Source: query `messagesForMe`. */
export type MessagesForMe = MessagesForMeQuery['messagesForMe'];
/** A message as its audience gets it. */
export type ShownMessage = MessagesForMe['messages'][number];

/** Messages to the users of the product. */
export interface MessagesApi {
  /** Source: query `developerMessages`. */
  list(input: DeveloperMessagesInput, options?: CallOptions): Promise<DeveloperMessagePage>;
  /** Source: query `messageReach`. */
  reach(audience: MessageAudienceInput, options?: CallOptions): Promise<MessageReach>;
  /** Rejects with BAD_USER_INPUT, or with FORBIDDEN unless the caller may see users. Source: query `messageUsers`. */
  users(input: MessageUsersInput, options?: CallOptions): Promise<MessageUserPage>;
  /** Source: query `messageCustomers`. */
  customers(options?: CallOptions): Promise<MessageCustomer[]>;
  /** Source: query `messagesForMe`. */
  forMe(options?: CallOptions): Promise<MessagesForMe>;
  /** Rejects with BAD_USER_INPUT. Source: mutation `createDeveloperMessage`. */
  create(input: CreateDeveloperMessageInput, options?: CallOptions): Promise<DeveloperMessage>;
  /** Rejects with BAD_USER_INPUT, CONFLICT or NOT_FOUND. Source: mutation `updateDeveloperMessage`. */
  update(input: UpdateDeveloperMessageInput, options?: CallOptions): Promise<DeveloperMessage>;
  /** Rejects with CONFLICT or NOT_FOUND. Source: mutation `withdrawDeveloperMessage`. */
  withdraw(input: { id: string; version: number }, options?: CallOptions): Promise<DeveloperMessage>;
  /** Rejects with BAD_USER_INPUT or NOT_FOUND. Source: mutation `dismissMessage`. */
  dismiss(id: string, options?: CallOptions): Promise<void>;
  /**
   * Calls back once connected and whenever a message was written, changed or withdrawn, for those who manage updates over
   * the air also whenever a campaign has changed, until `options.signal` aborts or the server closes the connection.
   * Events carry no data. Source: `GET /v1/api/messages/changes`.
   */
  changes(onChange: (topic: UserTopic) => void, options?: CallOptions): Promise<boolean>;
}

/** What an event for a user is about. */
export type UserTopic = 'messages' | 'campaigns';

/** The port of `PortalApi` for messages to users. */
export interface MessagesPort {
  messages: MessagesApi;
}
