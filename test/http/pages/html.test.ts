/** HTML escaping: no data becomes markup. */
import { expect, test } from 'vitest';
import { html } from '../../../lambdas/http/pages/html.ts';

test('values are escaped, in text and in attributes', () => {
  const hostile = `"><script>alert('1 & 2')</script>`;
  expect(html`<p title="${hostile}">${hostile}</p>`.markup).toBe(
    `<p title="&quot;&gt;&lt;script&gt;alert(&#39;1 &amp; 2&#39;)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(&#39;1 &amp; 2&#39;)&lt;/script&gt;</p>`,
  );
});

test('markup stays, and a missing value leaves nothing', () => {
  expect(html`<ul>${[html`<li>${1}</li>`, html`<li>${'<'}</li>`]}</ul>${null}${false}`.markup).toBe(
    '<ul><li>1</li><li>&lt;</li></ul>',
  );
});
