/** What the commands about payments have in common: their arguments, and the provider's key from the environment. */
import { parseArgs } from 'node:util';
import type Stripe from 'stripe';
import { connect } from '../lambdas/services/payments.ts';

export interface PaymentsCommand {
  readonly stripe: Stripe;
  readonly dryRun: boolean;
}

/** The command was called in a way it does not know; the message says what is wrong. */
export class WrongCall extends Error {}

/**
 * @param required names of environment variables that must be set beside the key
 * @throws WrongCall
 */
export function readCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  required: readonly string[],
): PaymentsCommand | 'help' {
  const { values } = parse(args);
  if (values.help) return 'help';
  const { STRIPE_SECRET_KEY: key, STRIPE_BASE_URL: baseUrl = '' } = env;
  if (!key) throw new WrongCall('STRIPE_SECRET_KEY is not set');
  for (const name of required) if (!env[name]) throw new WrongCall(`${name} is not set`);
  return { stripe: connect(key, baseUrl), dryRun: values['dry-run'] };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h' }, 'dry-run': { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error));
  }
}

/** Ends the process where only help was asked for, or the call was wrong. */
export function paymentsFromEnvironment(help: string, required: readonly string[]): PaymentsCommand {
  try {
    const command = readCommand(process.argv.slice(2), process.env, required);
    if (command !== 'help') return command;
    console.log(help);
    return process.exit(0);
  } catch (error) {
    if (!(error instanceof WrongCall)) throw error;
    console.error(`${error.message}\n\n${help}`);
    return process.exit(2);
  }
}
