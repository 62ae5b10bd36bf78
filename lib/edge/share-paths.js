/**
 * CloudFront Function: leads the address of a shared pick (`/p/<id>`) or of its picture (`/p/<id>.png`) to the function that
 * answers it, and tells that function who asks. Nothing else of an address counts, so that no added word makes a page be
 * made again. What looks like no shared pick leads home, as every unknown page does. `npm start` runs this file too.
 */
const address = /^\/p\/([\w-]{22})(\.png)?$/;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const found = address.exec(request.uri.replace(/\/$/, ''));
  if (!found) return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/' } } };
  const version = request.querystring.v;
  request.uri = `/.netlify/functions/${found[2] ? 'shared-picture' : 'shared-pick'}`;
  request.querystring = { id: { value: found[1] } };
  if (found[2] && version && /^\d{1,6}$/.test(version.value))
    request.querystring.v = { value: version.value };
  request.headers['x-gameplan-visitor'] = { value: event.viewer.ip };
  return request;
}
