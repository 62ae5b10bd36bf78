/**
 * Replaces the SDK's event streams in every bundle: 15 KB that are needed only for operations with streaming responses, which
 * the functions do not use.
 */

/** Same name as the export of `@smithy/core/event-streams`, which esbuild replaces with this. */
export class EventStreamSerde {
  constructor() {
    throw new Error('Event streams are not supported: see lib/functions/bundle.ts');
  }
}

export const eventStreamSerdeProvider = () => undefined;
