/**
 * Replaces `mnemonist/lru-cache`, the DynamoDB client's cache of discovered endpoints. Clients create one, but use it only
 * with endpoint discovery, which no function turns on.
 */
export default class NoEndpointCache {
  has(): never {
    throw new Error('Endpoint discovery is not supported');
  }
}
