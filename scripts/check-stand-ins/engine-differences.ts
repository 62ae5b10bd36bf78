/** How dynoxide, the table’s engine on this machine, differs from DynamoDB Local: every probe that they answer differently. */

export interface EngineDifference {
  /** Outcomes. */
  readonly engine: string;
  readonly dynamoDbLocal: string;
  /** Which of them is DynamoDB’s, and why it does not matter here. */
  readonly why: string;
}

/** By the name of the probe. */
export const engineDifferences: Readonly<Record<string, EngineDifference>> = {
  'capacity of a batch that reads a missing item': {
    engine: '[1.5]',
    dynamoDbLocal: '[1]',
    why: 'DynamoDB charges half a unit for a missing item, as dynoxide does.',
  },
  'capacity of a transaction': {
    engine: '[6]',
    dynamoDbLocal: '[12]',
    why: 'DynamoDB charges two units for each KB of an item, which is 6 here.',
  },
  'a condition with 101 values in a list': {
    engine: 'ConditionalCheckFailedException',
    dynamoDbLocal: 'ValidationException',
    why: 'DynamoDB takes 100. No condition of the data layer has a list.',
  },
  'a query for what begins with an empty text': {
    engine: 'accepted',
    dynamoDbLocal: 'ValidationException',
    why: 'DynamoDB refuses it. No prefix in the data layer is empty.',
  },
  'a query of 1.2 MB': {
    engine: '3',
    dynamoDbLocal: '4',
    why: 'Both end the page at 1 MB, one before and one after the item that crosses it. Callers follow the next page’s key.',
  },
  'a query that starts in another partition': {
    engine: 'accepted',
    dynamoDbLocal: 'ValidationException',
    why: 'DynamoDB refuses it. The data layer makes each start key from the partition that it queries.',
  },
};
