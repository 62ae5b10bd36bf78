/**
 * In place of `mnemonist/lru-cache`, which the DynamoDB client keeps discovered endpoints in: its clients create one, and
 * use it only where endpoint discovery is turned on, which no function does.
 */
export default class NoEndpointCache {
  has(): never {
    throw new Error('No function discovers endpoints');
  }
}
