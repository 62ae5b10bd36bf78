/**
 * Declares a public call that returns an HTML page and ignores its body, which comes from a form or a mail program. All
 * input is in the URL.
 */
import type { Contract } from '../contracts/platform/contract.ts';
import { Reply } from './reply.ts';
import { readBody, readQuery } from './request.ts';
import { type Handler, respond } from './serve.ts';

interface Page {
  readonly contract: Contract;
  readonly run: (event: Parameters<Handler>[0]) => Promise<Reply<unknown>>;
}

export function pageEndpoint<Query, Dependencies extends object>(
  contract: Contract<undefined, Query, string>,
  dependencies: Dependencies,
  handle: (call: { readonly query: Query } & Dependencies) => Promise<string>,
): Page {
  return {
    contract,
    run: async (event) => {
      readBody(event);
      const page = await handle({ query: readQuery(contract, event), ...dependencies });
      return new Reply(200, contract.output.parse(page), { contentType: contract.contentType });
    },
  };
}

/** One Lambda for the pages of one path, by method. */
export function oneOfPages(first: Page, ...more: readonly Page[]): Handler & { endpoints: readonly Page[] } {
  const endpoints = [first, ...more];
  const handler: Handler = (event) =>
    respond(first.contract.route, event, () => {
      const { method } = event.requestContext.http;
      // The table of functions allows the methods of these pages only.
      const page = endpoints.find(({ contract }) => contract.method === method) ?? first;
      return page.run(event);
    });
  return Object.assign(handler, { endpoints });
}
