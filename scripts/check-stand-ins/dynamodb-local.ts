/** DynamoDB Local, AWS’s own engine for tests: installed by Maven, and run in memory. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from '../local/listen.ts';
import { lastLineOf, type Outcome, outcomeOf } from '../ops/program.ts';
import { type Server, startServer } from '../ops/server.ts';
import { home } from './report.ts';

export const dynamoDbLocalVersion = '2.6.1';
const copyDependencies = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
const folder = join(home, 'dynamodb-local', dynamoDbLocalVersion);
const jars = join(folder, 'jars');

const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>gameplan</groupId>
  <artifactId>dynamodb-local</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <dependencies>
    <dependency>
      <groupId>com.amazonaws</groupId>
      <artifactId>DynamoDBLocal</artifactId>
      <version>${dynamoDbLocalVersion}</version>
    </dependency>
  </dependencies>
</project>
`;

/** Platforms for which its SQLite dependency is built. */
const platforms = ['linux-x64', 'darwin-x64'];

/** @param outcome of `java -version`, which prints e.g. `openjdk version "17.0.15" 2025-04-15` */
export const isNewEnough = ({ code, output }: Outcome): boolean =>
  code === 0 && Number(/version "(\d+)/.exec(output)?.[1]) >= 17;

/** Installs it with everything it depends on, unless it is installed. @returns why it cannot be, in one line */
export async function installDynamoDbLocal(): Promise<string | undefined> {
  const platform = `${process.platform}-${process.arch}`;
  if (!platforms.includes(platform)) return `its SQLite has no build for ${platform} on Maven Central`;
  if (!isNewEnough(await outcomeOf('java', ['-version']))) return 'it needs Java 17 or newer';
  const installed = join(folder, 'installed.txt');
  if (existsSync(installed)) return undefined;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pom.xml'), pom);
  const args = ['--batch-mode', '--quiet', copyDependencies, `-DoutputDirectory=${jars}`];
  const outcome = await outcomeOf('mvn', args, { cwd: folder });
  if (outcome.code === undefined) return 'it needs Maven the first time';
  if (outcome.code !== 0) return `Maven could not download it (${lastLineOf(outcome)})`;
  // Written last, so that an interrupted installation starts again.
  writeFileSync(installed, '');
  return undefined;
}

/** @throws CommandError if it does not start */
export async function startDynamoDbLocal(): Promise<Server> {
  const port = await freePort();
  return startServer({
    name: 'DynamoDB Local',
    stateFile: join(home, 'dynamodb-local.json'),
    program: 'java',
    args: [
      // The native SQLite libraries are among the jars.
      `-Dsqlite4java.library.path=${jars}`,
      '-cp',
      [join(jars, '*')].join(delimiter),
      'com.amazonaws.services.dynamodbv2.local.main.ServerRunner',
      '-inMemory',
      // One set of tables for every region and access key.
      '-sharedDb',
      '-disableTelemetry',
      '-port',
      String(port),
    ],
    word: jars,
    cwd: folder,
    env: process.env,
    url: `http://127.0.0.1:${port}`,
    healthPath: '/',
  });
}
