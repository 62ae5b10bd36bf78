/** One JSON line per event, with request ID, function and user ID; never a body, token, address or key. */
import { Logger } from '@aws-lambda-powertools/logger';
import { quiet } from './quiet.ts';

export const log = new Logger({ serviceName: 'gameplan', jsonReplacerFn: quiet });
