/**
 * CloudFront Function: routes a shared pick (`/p/<id>`) or its picture (`/p/<id>.png`) to its function, and sets the header
 * with the visitor's IP address. All other query parameters are dropped, so that they cannot bypass the cache. A malformed ID
 * redirects to the home page, like any unknown page. `npm start` runs this file too.
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
