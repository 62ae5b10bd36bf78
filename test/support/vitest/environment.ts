/** Gives a test file the environment of the running product, so that it can read the table directly. */
import { inject } from 'vitest';

Object.assign(process.env, inject('environment'));

// The product serves many calls in one process; a test's process handles one at a time, as Lambda does.
delete process.env.AWS_LAMBDA_MAX_CONCURRENCY;
