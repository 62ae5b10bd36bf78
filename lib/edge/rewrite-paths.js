/**
 * CloudFront Function: gives a page its document. Pages that need no app have one of their own; every other page is the
 * app's shell, which sends unknown addresses home. A path with the extension of a file that the site could have is a
 * file: a missing one stays a 404. Any other extension (`/index.php`, `/index.html`) is an unknown page and leads home.
 * `npm start` runs this file too.
 */
const documents = {
  '/': '/index.html',
  '/terms': '/terms.html',
  '/privacy': '/privacy.html',
  '/disclaimer': '/disclaimer.html',
  // The app's shell, with the preview of its link.
  '/track-record': '/track-record.html',
};

const file =
  /\.(?:avif|css|csv|gif|ico|jpe?g|js|json|map|mjs|pdf|png|svg|txt|wasm|webmanifest|webp|woff2?|xml)$/;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const lastPart = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (file.test(lastPart)) return request;
  if (lastPart.includes('.')) {
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/' } } };
  }
  const page = request.uri.length > 1 ? request.uri.replace(/\/$/, '') : request.uri;
  request.uri = documents[page] || '/app.html';
  return request;
}
