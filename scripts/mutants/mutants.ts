/** All mutants, by floor of the product. */
import { app } from './list/app.ts';
import { data } from './list/data.ts';
import { domain } from './list/domain.ts';
import { functions } from './list/functions.ts';
import { http } from './list/http.ts';
import { services } from './list/services.ts';
import { web } from './list/web.ts';
import type { Mutant } from './mutant.ts';

export const mutants: readonly Mutant[] = [
  ...domain,
  ...app,
  ...http,
  ...data,
  ...functions,
  ...services,
  ...web,
];
