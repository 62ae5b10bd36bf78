/**
 * React's development build takes a stack for each element, so that a warning can say who made it. That is a tenth of the
 * time of these tests, so its count says from the start that it has taken enough for now. The warnings stay.
 */
import * as react from 'react';

const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
