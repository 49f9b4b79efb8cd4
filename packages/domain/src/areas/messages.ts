export type {
  CreateDeveloperMessageInput,
  DeveloperMessage,
  DeveloperMessageInput,
  DeveloperMessagePage,
  DeveloperMessagesInput,
  MessageAudienceInput,
  MessageCustomer,
  MessageReach,
  MessagesForMe,
  MessageUserPage,
  MessageUsersInput,
  ShownMessage,
  UpdateDeveloperMessageInput,
  UserTopic,
} from '../contract/messages';
export {
  ALL_CUSTOMER_ROLES,
  type Membership,
  type MessageAudience,
  matchingMemberships,
  membershipsOf,
} from '../rules/messages/messageAudience';
export { messageLink } from '../rules/messages/messageLink';
export { MESSAGE_POLICY } from '../rules/messages/messagePolicy';
export {
  type AudienceDraft,
  audienceProblems,
  type MessageDraft,
  type MessageProblem,
  messageProblems,
} from '../rules/messages/messageProblems';
export {
  compareMessages,
  type MessageTimes,
  messageState,
  nextMessageChange,
  type OrderedMessage,
} from '../rules/messages/messageState';
export {
  type MessageBlock,
  type MessageInline,
  type MessageText,
  messageText,
  plainMessageText,
} from '../rules/messages/messageText';
export {
  MESSAGE_SEVERITIES,
  MESSAGE_STATES,
  MessageSeverity,
  MessageState,
  messageSeverity,
  messageStateWord,
} from '../vocabulary/messages';
