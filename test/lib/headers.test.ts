/** Every header that a function reads reaches it, and those it trusts are set by CloudFront. */
import { expect, test } from 'vitest';
import { siteHeaders } from '../../lambdas/contracts/platform/site-headers.ts';
import { filesMatching, textOf } from '../rules/source.ts';
import { synthesize } from './synthesized.ts';

const reads =
  /(?<![\w-])headers\.(\w+)|\bheaders\['([\w-]+)'\]|\bheader\('([\w-]+)'\)|\bheaders\[siteHeaders\.(\w+)\]/g;

const { template } = synthesize();

const readBy = (text: string) =>
  [...text.matchAll(reads)].map(([, dotted, quoted, called, ofSite]) =>
    ofSite ? siteHeaders[ofSite as keyof typeof siteHeaders] : String(dotted ?? quoted ?? called),
  );

const read = new Set(
  filesMatching('lambdas/{http,functions}/**/*.ts').flatMap((file) => readBy(textOf(file))),
);

test('functions read only these headers', () => {
  expect([...read].sort()).toEqual(
    ['authorization', 'content-type', 'stripe-signature', siteHeaders.origin, siteHeaders.visitor].sort(),
  );
});

test('every header except Host is forwarded, and only the public record is cached', () => {
  const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
  const [shared, behavior] = distribution?.Properties.DistributionConfig.CacheBehaviors ?? [];
  expect(shared).toMatchObject({ PathPattern: '/.netlify/functions/track-record' });
  expect(behavior).toMatchObject({
    PathPattern: '/.netlify/functions/*',
    ViewerProtocolPolicy: 'https-only',
    // The AWS policies AllViewerExceptHostHeader and CachingDisabled.
    OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  });
});

test('trusted headers are overwritten by CloudFront', () => {
  const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
  const { CacheBehaviors, Origins } = distribution?.Properties.DistributionConfig ?? {};
  const api = Origins.find(({ Id }: { Id: string }) => Id === CacheBehaviors[0].TargetOriginId);
  expect(api.OriginCustomHeaders).toEqual([
    { HeaderName: siteHeaders.origin, HeaderValue: { 'Fn::GetAtt': [expect.any(String), 'header'] } },
  ]);
  const [{ FunctionARN, EventType }] = CacheBehaviors[0].FunctionAssociations;
  expect(EventType).toBe('viewer-request');
  const writer = template.toJSON().Resources[FunctionARN['Fn::GetAtt'][0]];
  expect(writer.Properties.FunctionCode).toContain(siteHeaders.visitor);
});

test('each way to read a header is recognized', () => {
  expect(
    readBy(
      "event.headers.authorization; event.headers['content-type']; header('stripe-signature'); headers[siteHeaders.visitor]",
    ),
  ).toEqual(['authorization', 'content-type', 'stripe-signature', siteHeaders.visitor]);
});
