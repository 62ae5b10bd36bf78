/** Gives a test file the environment of the running product, so that it can look into the table itself. */
import { inject } from 'vitest';

Object.assign(process.env, inject('environment'));
