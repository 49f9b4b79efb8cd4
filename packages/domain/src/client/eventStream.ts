import { EventSourceParserStream } from 'eventsource-parser/stream';

/**
 * Reads server-sent events until the stream ends and calls back with the name of each. Rejects when the connection is
 * lost.
 */
export async function readEvents(body: ReadableStream<Uint8Array>, onEvent: (name: string) => void): Promise<void> {
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (let next = await events.read(); !next.done; next = await events.read()) onEvent(next.value.event ?? 'message');
}
