/** The landing and legal pages as static documents, rendered at build time from the app's components. */

import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LandingPage } from './features/platform/landing/landing-page.tsx';
import { DisclaimerPage } from './features/platform/legal/disclaimer-page.tsx';
import { PrivacyPage, TermsPage } from './features/platform/legal/legal-pages.tsx';
import { paths } from './paths.ts';
import { system } from './theme.ts';

const pages = {
  [paths.home]: {
    Page: LandingPage,
    description:
      'Ask in plain words. Get a play made only of real games at real prices, with the evidence for and against every leg, and a tracker that grades itself.',
  },
  [paths.terms]: { Page: TermsPage, description: 'The terms and conditions of GamePlan.' },
  [paths.privacy]: {
    Page: PrivacyPage,
    description: 'What data GamePlan keeps, why, and your rights over it.',
  },
  [paths.disclaimer]: {
    Page: DisclaimerPage,
    description: 'What GamePlan is and is not, who may use it, and helplines in Canada and the USA.',
  },
} as const;

export const documentPaths = Object.keys(pages) as (keyof typeof pages)[];

export interface RenderedDocument {
  readonly title: string;
  readonly description: string;
  /** The styles this page uses. */
  readonly css: string;
  readonly markup: string;
}

export function renderDocument(path: keyof typeof pages): RenderedDocument {
  const { Page, description } = pages[path];
  const cache = createCache({ key: 'gp' });
  // Collects the styles in `cache.inserted` instead of rendering them between the elements.
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <StaticRouter location={path}>
          <Page />
        </StaticRouter>
      </ChakraProvider>
    </CacheProvider>,
  );
  const css = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  // React renders the title before the page's elements.
  const title = /<title>(.*?)<\/title>/.exec(html);
  if (!title?.[1]) throw new Error(`${path} has no title`);
  return { title: title[1], description, css: css.join(''), markup: html.replace(title[0], '') };
}
