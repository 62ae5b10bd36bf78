/**
 * Stands in for the SDK's event streams in every bundle: 15 KB that it loads only for operations that answer with a stream
 * of events, and none of the table, of mail or of secrets does.
 */

/** Has the name of what `@smithy/core/event-streams` exports, because esbuild puts it in its place. */
export class EventStreamSerde {
  constructor() {
    throw new Error('No function reads a stream of events: see lib/functions/bundle.ts');
  }
}

export const eventStreamSerdeProvider = () => undefined;
