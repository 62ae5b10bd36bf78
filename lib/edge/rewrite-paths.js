/**
 * CloudFront Function: gives a page its document. Pages that need no app have one of their own; every other page is the
 * app's shell. Paths with an extension are files: a missing one stays a 404, and is never answered with something else.
 * `npm start` runs this file too.
 */
const documents = {
  '/': '/index.html',
  '/terms': '/terms.html',
  '/privacy': '/privacy.html',
  '/disclaimer': '/disclaimer.html',
};

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const lastPart = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (lastPart.includes('.')) return request;
  const page = request.uri.length > 1 ? request.uri.replace(/\/$/, '') : request.uri;
  request.uri = documents[page] || '/app.html';
  return request;
}
