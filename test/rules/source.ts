/** Reads the project's own source for the rules. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');
const made = ['node_modules', '.git', '.local', 'cdk.out', 'dist', 'test-results', 'playwright-report'];

export function isFolder(path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** @returns paths from the root, with `/`, of hand-written files: nothing installed, built or stored */
export function filesMatching(pattern: string): string[] {
  return globSync(pattern, {
    cwd: root,
    exclude: (entry) => made.some((name) => entry === name || entry.endsWith(`/${name}`)),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Every node of a file that a rule objects to. Comments are not nodes, so they may name what code may not. */
export function find(
  file: string,
  text: string,
  objects: (node: ts.Node, source: ts.SourceFile) => boolean,
): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const visit = (node: ts.Node) => {
    if (objects(node, source)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      findings.push({ file, line: line + 1, text: node.getText(source).slice(0, 80) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}
