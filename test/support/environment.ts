/** Gives a test file the environment of the running product, so that it can look into the table itself. */
import { inject } from 'vitest';

Object.assign(process.env, inject('environment'));

// The product takes many calls in one process; a test's own process takes one at a time, as Lambda's do.
delete process.env.AWS_LAMBDA_MAX_CONCURRENCY;
