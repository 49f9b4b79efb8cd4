/** A server didn't respond: its address isn't allowed or can't be reached, or time ran out. The message is for users. */
export class Unanswered extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Unanswered';
  }
}
