/** Code rules beyond imports: who writes keys, who calls fetch, how zod is imported. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type Finding, filesMatching, find, textOf } from './source.ts';

type Objection = (node: ts.Node, source: ts.SourceFile) => boolean;

interface Rule {
  readonly name: string;
  readonly files: string;
  readonly except: RegExp;
  /** In every text that it can object to; a file without it is not parsed, which takes most of the time. */
  readonly mark: RegExp;
  readonly objects: Objection;
  /** Code that must be refused, and code that must not be. */
  readonly bad: readonly string[];
  readonly good: readonly string[];
}

const textOfLiteral = (node: ts.Node): string | undefined =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node)
    ? node.text
    : undefined;

const calls = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const callee = node.expression;
  if (ts.isPropertyAccessExpression(callee)) {
    return /^(window|globalThis|self|navigator)$/.test(callee.expression.getText())
      ? callee.name.text
      : undefined;
  }
  return ts.isIdentifier(callee) ? callee.text : undefined;
};

const rules: readonly Rule[] = [
  {
    name: 'keys of the table are written in data/platform/keys.ts only',
    files: 'lambdas/**/*.ts',
    except: /^lambdas\/data\/platform\/keys\.ts$/,
    mark: /[A-Z]{3,}#/,
    objects: (node) => /^[A-Z]{3,}#/.test(textOfLiteral(node) ?? ''),
    bad: ["const pk = 'USER#1';", `const pk = \`GAMES#\${sport}\`;`, 'const sk = `PICK#1`;'],
    good: ['/** AP: Get USER#id */ const a = keys.user(id);', "const name = 'ask#' + key;"],
  },
  {
    name: 'the site calls the server in api/client only, and in the landing page’s own script',
    files: 'web/src/**/*.{ts,tsx}',
    except: /^web\/src\/(api\/client\/client|features\/platform\/landing\/live)\.tsx?$/,
    mark: /fetch|XMLHttpRequest|EventSource|WebSocket|sendBeacon/,
    objects: (node) => /^(fetch|XMLHttpRequest|EventSource|WebSocket|sendBeacon)$/.test(calls(node) ?? ''),
    bad: ["fetch('/x');", 'await window.fetch(url);', 'new XMLHttpRequest();', "navigator.sendBeacon('/x');"],
    good: ['refetch();', 'client.fetchQuery(options);', "const fetched = 'fetch()';"],
  },
  {
    name: 'zod is imported as a namespace, from zod/mini',
    files: '{lambdas,web,lib,bin,scripts,test}/**/*.{ts,tsx}',
    except: /^$/,
    mark: /['"]zod/,
    objects: (node) => {
      if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return false;
      const from = node.moduleSpecifier.text;
      if (from !== 'zod' && !from.startsWith('zod/')) return false;
      const bindings = node.importClause?.namedBindings;
      return from !== 'zod/mini' || !bindings || !ts.isNamespaceImport(bindings);
    },
    bad: ["import { z } from 'zod';", "import * as z from 'zod';", "import { z } from 'zod/mini';"],
    good: ["import * as z from 'zod/mini';", "import type * as z from 'zod/mini';"],
  },
  {
    name: 'no function reads a clock or a chance in the domain',
    files: 'lambdas/domain/**/*.ts',
    except: /^$/,
    mark: /new Date|Date\.now|Math\.random/,
    objects: (node) =>
      (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) ||
      (ts.isCallExpression(node) && /^(Date\.now|Math\.random)$/.test(node.expression.getText())),
    bad: ['const now = new Date();', 'Date.now();', 'Math.random();'],
    good: ['new Date(iso);', 'const at = now.getTime();'],
  },
];

test.each(rules)('$name', ({ files, except, mark, objects }) => {
  const findings = filesMatching(files)
    .filter((file) => !except.test(file))
    .flatMap((file): Finding[] => {
      const text = textOf(file);
      return mark.test(text) ? find(file, text, objects) : [];
    });
  expect(findings).toEqual([]);
});

test.each(rules)('the rule can fail: $name', ({ mark, objects, bad, good }) => {
  for (const code of bad) {
    expect(find('bad.ts', code, objects), code).not.toEqual([]);
    expect(code).toMatch(mark);
  }
  for (const code of good) expect(find('good.ts', code, objects), code).toEqual([]);
});
