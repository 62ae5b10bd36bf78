/** One JSON line per event: request id, function, user id; never a body, a token, an address or a key. */
import { Logger } from '@aws-lambda-powertools/logger';
import { quiet } from './quiet.ts';

export const log = new Logger({ serviceName: 'gameplan', jsonReplacerFn: quiet });
