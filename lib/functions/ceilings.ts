/** Ceilings of our own, which guard the bill. No part of the CDK, because the cost on paper reads them too. */

/** Calls a second of all visitors together; far above what people do at first. */
export const apiThrottle = { rateLimit: 200, burstLimit: 400 } as const;
