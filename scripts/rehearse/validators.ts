/** Runs third-party validators on the templates as deployed to AWS, and on the workflow. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { certificateStackNameOf, firewallStackNameOf, stackNameOf } from '../../lib/names.ts';
import { outcomeOf } from '../ops/program.ts';
import { projectRoot, runTool } from '../ops/run.ts';
import { type Explanation, explained } from './explained.ts';
import { home, programOf } from './tools.ts';

type Say = (line: string) => void;

export interface Finding {
  readonly rule: string;
  /** The resource it is about, by its logical ID, or a message. */
  readonly what: string;
}

const ownDomain = [
  'siteDomain=play.example.org',
  'certificateArn=arn:aws:acm:us-east-1:000000000000:certificate/00000000-0000-0000-0000-000000000000',
];

const prod = ['stage=prod', ...ownDomain];

/** Each template that is deployed: name, stack, and context. */
const templates = [
  { name: 'dev', stack: stackNameOf('dev'), context: ['stage=dev'] },
  {
    name: 'prod',
    stack: stackNameOf('prod'),
    context: [...prod, 'alarmEmail=alarms@example.org', 'ownTableKey=true'],
  },
  { name: 'firewall', stack: firewallStackNameOf('prod'), context: [...prod, 'part=firewall'] },
  { name: 'certificate', stack: certificateStackNameOf('prod'), context: [...prod, 'part=certificate'] },
] as const;

/**
 * @param actionlint path of the program; undefined if it is not installed
 * @returns whether no validator finds anything that is not explained
 */
export async function validate(say: Say, actionlint: string | undefined): Promise<boolean> {
  const found: Finding[] = [];
  let isSound = true;
  const report = (name: string, findings: readonly Finding[]) => {
    const open = unexplained(findings);
    const rules = new Set(findings.map(({ rule }) => rule)).size;
    say(
      `${open.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${open.length} unexplained findings, ${rules} rules explained`,
    );
    for (const { rule, what } of open.slice(0, 20)) say(`       ${rule} ${what}`);
    found.push(...findings);
    isSound &&= open.length === 0;
  };
  for (const { name, stack, context } of templates) {
    const folder = join(home, 'templates', name);
    const args = context.flatMap((pair) => ['-c', pair]);
    await runTool('cdk', ['synth', '--quiet', '--output', folder, ...args]);
    const template = join(folder, `${stack}.template.json`);
    report(`cfn-lint on ${name}`, await findByCfnLint(template));
    report(`checkov on ${name}`, await findByCheckov(template, name));
  }
  for (const rule of outdated(found)) {
    say(`FAIL ${rule} is explained, and no validator finds it any more`);
    isSound = false;
  }
  return (await lintWorkflow(say, actionlint)) && isSound;
}

/** @returns findings without an explanation that covers their resource */
export const unexplained = (
  findings: readonly Finding[],
  by: Readonly<Record<string, Explanation>> = explained,
) => findings.filter(({ rule, what }) => !(by[rule]?.on ?? /^/).test(what) || by[rule] === undefined);

/** @returns rules whose explanation is no longer needed */
export const outdated = (
  findings: readonly Finding[],
  by: Readonly<Record<string, Explanation>> = explained,
) => Object.keys(by).filter((rule) => !findings.some((finding) => finding.rule === rule));

async function findByCfnLint(template: string): Promise<Finding[]> {
  const { output } = await outcomeOf(programOf('cfn-lint', 'cfn-lint'), [
    '--format',
    'json',
    '--template',
    template,
  ]);
  const found: { Rule: { Id: string }; Message: string }[] = JSON.parse(output);
  return found.map(({ Rule, Message }) => ({ rule: Rule.Id, what: Message }));
}

/** Severities need the vendor's service, so every finding needs an explanation. */
async function findByCheckov(template: string, name: string): Promise<Finding[]> {
  const folder = join(home, 'checkov-reports', name);
  mkdirSync(folder, { recursive: true });
  const args = [
    '--file',
    template,
    '--framework',
    'cloudformation',
    '--quiet',
    '--compact',
    '--output',
    'json',
  ];
  // --skip-download: it would download descriptions of its rules.
  await outcomeOf(programOf('checkov', 'checkov'), [
    ...args,
    '--skip-download',
    '--output-file-path',
    folder,
  ]);
  const report: { results?: { failed_checks: { check_id: string; resource: string }[] } } = JSON.parse(
    readFileSync(join(folder, 'results_json.json'), 'utf8'),
  );
  const failed = report.results?.failed_checks ?? [];
  return failed.map(({ check_id, resource }) => ({ rule: check_id, what: resource.replace(/^.*\./, '') }));
}

async function lintWorkflow(say: Say, program: string | undefined): Promise<boolean> {
  if (!program) {
    say('skip actionlint on the workflow: it needs Go 1.23 or newer, and a Go module proxy the first time');
    return true;
  }
  const { code, output } = await outcomeOf(program, ['.github/workflows/deliver.yml'], { cwd: projectRoot });
  say(
    code === 0
      ? 'ok   actionlint on the workflow: nothing found'
      : `FAIL actionlint on the workflow: ${output}`,
  );
  return code === 0;
}
