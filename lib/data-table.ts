/** The table, as defined in data/platform/schema.ts, or a restored copy that functions use instead. */
import { CfnCondition, CfnParameter, Fn, RemovalPolicy, Stack, Token } from 'aws-cdk-lib';
import {
  type Attribute,
  AttributeType,
  BillingMode,
  ProjectionType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { type IndexSchema, tableSchema } from '../lambdas/data/platform/schema.ts';
import { noRestoredTable, restoredTable, tableNameOf } from './names.ts';
import type { Stage } from './stage.ts';

export class DataTable extends Table {
  /** Name of the table that functions use. */
  readonly liveName: string;
  readonly liveArn: string;

  constructor(scope: Construct, id: string, stage: Stage) {
    const removalPolicy = stage.lasting ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    const key = stage.ownTableKey
      ? new Key(scope, `${id}Key`, {
          description: `Encrypts the table of GamePlan ${stage.name}`,
          enableKeyRotation: true,
          removalPolicy,
        })
      : undefined;
    super(scope, id, {
      tableName: tableNameOf(stage.name),
      ...(key && { encryption: TableEncryption.CUSTOMER_MANAGED, encryptionKey: key }),
      partitionKey: text(tableSchema.partitionKey),
      sortKey: text(tableSchema.sortKey),
      timeToLiveAttribute: tableSchema.ttl,
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy,
    });
    for (const index of tableSchema.localIndexes) {
      this.addLocalSecondaryIndex({
        indexName: index.name,
        sortKey: text(index.sortKey),
        ...projection(index),
      });
    }
    for (const index of tableSchema.globalIndexes as readonly IndexSchema[]) {
      this.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: text(index.sortKey),
        ...projection(index),
      });
    }
    const restored = new CfnParameter(Stack.of(this), restoredTable, {
      description: 'Changed by npm run restore, never by hand',
      default: noRestoredTable,
    }).valueAsString;
    const isRestored = new CfnCondition(this, 'IsRestored', {
      expression: Fn.conditionNot(Fn.conditionEquals(restored, noRestoredTable)),
    }).logicalId;
    const restoredArn = Stack.of(this).formatArn({
      service: 'dynamodb',
      resource: 'table',
      resourceName: restored,
    });
    this.liveName = Token.asString(Fn.conditionIf(isRestored, restored, this.tableName));
    this.liveArn = Token.asString(Fn.conditionIf(isRestored, restoredArn, this.tableArn));
  }

  /** ARNs of the individual indexes, so that no grant needs a wildcard. */
  get indexArns(): string[] {
    return [...tableSchema.localIndexes, ...(tableSchema.globalIndexes as readonly IndexSchema[])].map(
      ({ name }) => `${this.liveArn}/index/${name}`,
    );
  }
}

const text = (name: string): Attribute => ({ name, type: AttributeType.STRING });

function projection({ project }: IndexSchema): {
  projectionType: ProjectionType;
  nonKeyAttributes?: string[];
} {
  if (project === 'all') return { projectionType: ProjectionType.ALL };
  if (project === 'keys') return { projectionType: ProjectionType.KEYS_ONLY };
  return { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...project] };
}
