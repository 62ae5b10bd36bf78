/** Report of downloads and Lighthouse scores. */
import { type MeasuredWeb, measureWeb, webBudget } from '../web.ts';
import { type Bench, beside, table } from './report.ts';

export const webBench: Bench<MeasuredWeb> = {
  measure: measureWeb,
  json: (measured) => ({ web: measured }),
  print({ landing, terms, privacy, disclaimer, signIn, dashboard }) {
    const { document } = webBudget;
    const least = (is: number, budget: number) => (is < budget ? `${is} !` : String(is));
    table(
      [
        'document',
        'JS KB',
        '≤',
        'all KB',
        '≤',
        'performance',
        'accessibility',
        'practices',
        'SEO',
        'LCP ms',
        '≤',
      ],
      Object.entries({ landing, terms, privacy, disclaimer }).map(([name, is]) => [
        name,
        beside(is.jsKilobytes, document.jsKilobytes),
        String(document.jsKilobytes),
        beside(is.totalKilobytes, document.totalKilobytes),
        String(document.totalKilobytes),
        least(is.lighthouse.performance, document.performance),
        least(is.lighthouse.accessibility, document.others),
        least(is.lighthouse.bestPractices, document.others),
        least(is.lighthouse.seo, document.others),
        beside(is.lighthouse.lcpMs, document.lcpMs),
        String(document.lcpMs),
      ]),
    );
    console.log('\nLighthouse, mobile, simulated; the landing page is the median of five runs.\n');
    table(
      ['first view of the app', 'JS KB', '≤', 'all KB'],
      [
        [
          'sign-in',
          beside(signIn.jsKilobytes, webBudget.signIn.jsKilobytes),
          String(webBudget.signIn.jsKilobytes),
          String(signIn.totalKilobytes),
        ],
        [
          'dashboard',
          beside(dashboard.jsKilobytes, webBudget.dashboard.jsKilobytes),
          String(webBudget.dashboard.jsKilobytes),
          String(dashboard.totalKilobytes),
        ],
      ],
    );
  },
};
