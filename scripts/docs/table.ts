/** The table's items and access patterns, from the docstrings in lambdas/data and lambdas/app. */
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import ts from 'typescript';
import { type Key, keys, separator } from '../../lambdas/data/platform/keys.ts';
import { tableSchema } from '../../lambdas/data/platform/schema.ts';

const lambdas = resolve(import.meta.dirname, '../../lambdas');

/** @returns Markdown */
export function tableDocument(): string {
  return [
    '# The table',
    '',
    'Generated from `lambdas/data` by `npm run docs`. Every key is built in [keys.ts](../lambdas/data/keys.ts) and nowhere',
    'else; each function below is one access pattern. A test asserts what the calls cost in round trips and capacity.',
    '',
    `One table, keys \`${tableSchema.partitionKey}\` and \`${tableSchema.sortKey}\`; items with \`${tableSchema.ttl}\` (epoch seconds) expire.`,
    '',
    ...tableSchema.localIndexes.map(
      ({ name, sortKey, order }) =>
        `- Local index \`${name}\`: the same partition in the order of \`${sortKey}\` (\`${order}\`).`,
    ),
    '',
    '## Items',
    '',
    '| Item | pk | sk | What it holds |',
    '| --- | --- | --- | --- |',
    ...items().map(({ name, key, text }) => row(name, code(key.pk), code(key.sk), text)),
    '',
    '## Access patterns',
    '',
    '| Function | Access | What for |',
    '| --- | --- | --- |',
    ...accessPatterns().map(({ file, name, access, text }) =>
      row(`[${basename(file, '.ts')}](../lambdas/${file}) \`${name}\``, access, text),
    ),
    '',
  ].join('\n');
}

const row = (...cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Formats a key: makes the separator visible, and marks keys that contain only the first letter of a word. */
const code = (key: string) => `\`${key.replaceAll(separator, '␁').replace(/\{$/, '{first letter}')}\``;

interface Item {
  readonly name: string;
  readonly key: Key;
  readonly text: string;
}

/** One entry per key builder, called with the names of its parameters. */
function items(): Item[] {
  const builders = new Map<string, (...values: unknown[]) => Key>(Object.entries(keys) as never);
  return members(sourceOf('data/platform/keys.ts'), 'keys').map(({ name, node }) => {
    const build = builders.get(name);
    if (!build) throw new Error(`data/platform/keys.ts exports no key builder named ${name}`);
    return {
      name,
      key: build(...parameterNames(node).map((parameter) => `{${parameter}}`)),
      text: textOf(node),
    };
  });
}

interface AccessPattern {
  readonly file: string;
  readonly name: string;
  readonly access: string;
  readonly text: string;
}

/** The functions whose docstring says `AP:`, by file. */
function accessPatterns(): AccessPattern[] {
  return globSync('{data,app}/**/*.ts', { cwd: lambdas })
    .sort()
    .flatMap((file) => {
      const source = sourceOf(file);
      return source.statements.filter(ts.isFunctionDeclaration).flatMap((node) => {
        const [, access, text = ''] = /^AP: (.+?)\.(?: |$)(.*)$/.exec(textOf(node)) ?? [];
        return access && node.name ? [{ file, name: node.name.text, access, text: text.trim() }] : [];
      });
    });
}

function sourceOf(file: string): ts.SourceFile {
  return ts.createSourceFile(
    file,
    readFileSync(resolve(lambdas, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
}

/** The properties of an exported object. */
function members(source: ts.SourceFile, object: string): { name: string; node: ts.PropertyAssignment }[] {
  const found: { name: string; node: ts.PropertyAssignment }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === object && node.initializer) {
      const literal = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (!ts.isObjectLiteralExpression(literal)) return;
      for (const property of literal.properties) {
        if (ts.isPropertyAssignment(property)) found.push({ name: property.name.getText(), node: property });
      }
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function parameterNames({ initializer }: ts.PropertyAssignment): string[] {
  return ts.isArrowFunction(initializer) ? initializer.parameters.map(({ name }) => name.getText()) : [];
}

/** The docstring on one line: the description, then the parameters. */
function textOf(node: ts.Node): string {
  const inline = (comment: ts.JSDoc['comment']) =>
    (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
  return ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment, tags = [] }) =>
      [
        inline(comment),
        ...tags.map((tag) =>
          ts.isJSDocParameterTag(tag)
            ? `\`${tag.name.getText()}\`: ${inline(tag.comment)}`.replace(/\.?$/, '.')
            : '',
        ),
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(' ');
}
